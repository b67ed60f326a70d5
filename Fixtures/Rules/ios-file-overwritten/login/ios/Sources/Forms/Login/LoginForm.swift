class Email2LoginForm {}
