"""Who asks: requests, visitors' secrets, and what is refused to everybody."""
