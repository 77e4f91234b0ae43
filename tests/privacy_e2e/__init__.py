"""Privacy through the installed command: what a user types, what reaches the disk, what comes back."""
