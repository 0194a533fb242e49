"""The table on a network: a service that keeps games, shows them to those who may see them, and
takes what they play.

docs/protocol.md describes it from outside, docs/server.md how it is run.
"""
