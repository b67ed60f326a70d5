precedencegroup FormPrecedence {
    associativity: left
    higherThan: LogicalConjunctionPrecedence
}

precedencegroup SectionPrecedence {
    associativity: left
    higherThan: FormPrecedence
}

infix operator +++ : FormPrecedence
infix operator <<< : SectionPrecedence

@discardableResult
public func +++ (left: Form, right: Section) -> Form {
    left.append(right)
    return left
}

@discardableResult
public func +++ (left: Form, right: BaseRow) -> Form {
    left +++ (Section() <<< right)
}

@discardableResult
public func +++ (left: Section, right: Section) -> Form {
    Form() +++ left +++ right
}

@discardableResult
public func +++ (left: Section, right: BaseRow) -> Form {
    left +++ (Section() <<< right)
}

@discardableResult
public func +++ (left: BaseRow, right: BaseRow) -> Form {
    (Section() <<< left) +++ (Section() <<< right)
}

@discardableResult
public func <<< (left: Section, right: BaseRow) -> Section {
    left.append(right)
    return left
}

@discardableResult
public func <<< (left: BaseRow, right: BaseRow) -> Section {
    Section() <<< left <<< right
}

public func += <C: Collection>(lhs: inout Section, rhs: C) where C.Iterator.Element == BaseRow {
    lhs.append(contentsOf: rhs)
}

public func += <C: Collection>(lhs: inout Form, rhs: C) where C.Iterator.Element == Section {
    lhs.append(contentsOf: rhs)
}
