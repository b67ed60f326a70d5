struct EmailFormat {
    let pattern = "@"
}
