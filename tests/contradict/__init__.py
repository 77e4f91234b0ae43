"""Tests of the rules between claims."""
