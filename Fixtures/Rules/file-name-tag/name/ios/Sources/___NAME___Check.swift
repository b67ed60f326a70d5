struct Email2Check {}
