"""Accounts, and the browsers of people who are told that it is their turn."""
