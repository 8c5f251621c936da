"""One module per step, named after its number. A step that has been released is never changed."""
