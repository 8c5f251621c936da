"""The API for programs, and its description."""
