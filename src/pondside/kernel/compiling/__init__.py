"""From plain functions to compiled code: modes, the decorator, its cache, getting ready."""
