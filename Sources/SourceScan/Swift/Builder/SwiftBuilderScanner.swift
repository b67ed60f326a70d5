import SourceText

/// Puts together what is known of one row builder.
struct SwiftBuilderScanner {
    let tokens: TokenList
    let site: SwiftBuilderSite

    init(_ tokens: TokenList, _ site: SwiftBuilderSite) {
        self.tokens = tokens
        self.site = site
    }

    func scan() -> SwiftRowBuilder {
        let format = site.function.parameters[1].name
        let callback = site.function.parameters[2].name
        guard let body = site.body else {
            return SwiftRowBuilder(
                function: site.function, type: site.type, format: format, callback: callback, comparisons: [],
                unsureUses: [], unguardedRows: [], returnsNil: .unsure, returns: [])
        }
        let code = SwiftCodeBlock(tokens, body)
        let returns = SwiftReturnAnalysis(code, callback: callback.value).run()
        let uses = SwiftFormatAnalysis(code, of: site.function, format.value, returns.returns).run()
        return SwiftRowBuilder(
            function: site.function, type: site.type, format: format, callback: callback,
            comparisons: uses.comparisons, unsureUses: uses.unsure, unguardedRows: uses.unguarded,
            returnsNil: returns.returnsNil, returns: returns.returns)
    }
}
