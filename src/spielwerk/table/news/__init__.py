"""What is told without being asked: streams to open pages, and notices outside the browser."""
