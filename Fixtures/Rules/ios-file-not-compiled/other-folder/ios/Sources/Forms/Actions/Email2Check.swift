struct Email2Check {
    let format = EmailFormat()
}
