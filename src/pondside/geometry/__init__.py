"""Plain tables and functions about grids.  No classes, no games."""
