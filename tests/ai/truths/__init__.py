"""Truths: what facts in reasons of computer players claim, reckoned anew from the state by another way."""
