{{>rowTests}}
