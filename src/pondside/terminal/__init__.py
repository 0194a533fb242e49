"""Playing in a terminal, drawn or in plain sentences for screen readers.

Meets a game only through its view, its words and its messages; a module a game says how to draw.
"""
