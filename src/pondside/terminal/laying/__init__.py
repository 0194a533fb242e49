"""Laying a held piece: turned and moved before it lies, on squares and otherwise."""
