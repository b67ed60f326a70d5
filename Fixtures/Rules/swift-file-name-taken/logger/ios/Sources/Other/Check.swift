struct Email2OtherCheck {}
