"""What is asked, what can be chosen, what would happen, and why not."""
