"""The front step: `memkit_cli`, which the wheel installs beside the package and not in it."""
