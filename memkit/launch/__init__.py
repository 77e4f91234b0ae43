"""The installed command's entry point: `memkit_cli`, a module that the wheel installs beside the package."""
