struct Check {}
