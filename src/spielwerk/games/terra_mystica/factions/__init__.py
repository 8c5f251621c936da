"""The faction boards, one file each; `all` finds them."""
