struct Email2Logger {}
