import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds what can be changed in a source: operators, numbers, conditions, statements.
///
/// Left alone are attributes, patterns, raw values, generic arguments, conditions of compilation, macros and what is
/// checked by `precondition` and the like.
final class SiteFinder: SyntaxVisitor {
  private let bytes: [UInt8]
  private let lines: SourceLocationConverter
  private(set) var sites: [Site] = []
  /// Constants that get their value in a later statement, which so cannot be left out.
  private var setLater: Set<String> = []

  /// The places of `source`, from its start to its end.
  static func sites(in source: String) -> [Site] {
    let table = OperatorTable.standardOperators
    guard let tree = table.foldAll(Parser.parse(source: source), errorHandler: { _ in }).as(SourceFileSyntax.self)
    else { return [] }
    let finder = SiteFinder(source, tree)
    finder.walk(tree)
    return finder.sites.sorted {
      ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
    }
  }

  private init(_ source: String, _ tree: SourceFileSyntax) {
    bytes = Array(source.utf8)
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol, _ changes: [Change]) {
    guard !changes.isEmpty else { return }
    let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    sites.append(
      Site(
        bytes: range(node), item: range(item(around: node)), line: place.line, column: place.column,
        original: text(range(node)), changes: changes))
  }

  // MARK: What is left alone

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      setLater.insert(binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  // MARK: Numbers and words

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, Literals.others(thanInteger: node.literal.text).map(Change.expression))
    return .visitChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, Literals.others(thanFloat: node.literal.text).map(Change.expression))
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, [.expression(node.literal.text == "true" ? "false" : "true")])
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    guard node.base != nil, let other = Opposites.members[name.text] else { return .visitChildren }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    if let call, call.calledExpression.id == node.id {
      add(call, replacing(name, in: call, by: other))
    } else {
      add(node, replacing(name, in: node, by: other))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName else { return .visitChildren }
    if Opposites.checks.contains(function.text) { return .skipChildren }
    if let other = Opposites.functions[function.text], node.arguments.count > 1 {
      add(node, replacing(function, in: node, by: other))
    }
    return .visitChildren
  }

  // MARK: Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let other = Opposites.operators[token.text], !isText(node.leftOperand), !isText(node.rightOperand)
    else { return .visitChildren }
    if Opposites.logical.contains(token.text) {
      for operand in [node.leftOperand, node.rightOperand] { addCondition(operand) }
    }
    add(node, replacing(token, in: node, by: other))
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(node, [.negated]) }
    let isNumber = node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self)
    if node.operator.text == "-", !isNumber { add(node, [.expression(text(range(node.expression)))]) }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition.as(ExprSyntax.self) else { return .visitChildren }
    addCondition(condition, loops: node.parent?.parent?.is(WhileStmtSyntax.self) == true)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addCondition(node.condition)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    addCondition(node.condition)
    return .visitChildren
  }

  /// A condition; one that `loops` is not forced to hold, as that does nothing but hang.
  private func addCondition(_ node: ExprSyntax, loops: Bool = false) {
    if node.is(BooleanLiteralExprSyntax.self) || text(range(node)).contains("try ") { return }
    add(node, loops ? [.negated, .forcedFalse] : [.negated, .forcedTrue, .forcedFalse])
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let statement = node.item.as(ExprSyntax.self), !isValue(node), !isInInitializer(node) else {
      return .visitChildren
    }
    if let infix = statement.as(InfixOperatorExprSyntax.self) {
      if infix.operator.is(AssignmentExprSyntax.self) {
        if !setLater.contains(infix.leftOperand.trimmedDescription) { add(statement, [.removed]) }
      } else if let token = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator,
        let other = Opposites.assignments[token.text], !isText(infix.rightOperand)
      {
        add(statement, [.removed] + replacing(token, in: statement, by: other).map { $0.asStatement })
      } else if infix.operator.trimmedDescription.hasSuffix("=") {
        add(statement, [.removed])
      }
    } else if let call = statement.as(FunctionCallExprSyntax.self)
      ?? statement.as(TryExprSyntax.self)?.expression
      .as(FunctionCallExprSyntax.self), !Opposites.checks.contains(call.calledExpression.trimmedDescription)
    {
      add(statement, [.removed])
    }
    return .visitChildren
  }

  /// Whether a statement alone makes the value of what it is in.
  private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    guard let owner = list.parent?.is(CodeBlockSyntax.self) == true ? list.parent?.parent : list.parent else {
      return false
    }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return owner.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let owner = next {
      if owner.is(InitializerDeclSyntax.self) { return true }
      if owner.is(FunctionDeclSyntax.self) { return false }
      next = owner.parent
    }
    return false
  }

  // MARK: Texts

  private func item(around node: some SyntaxProtocol) -> Syntax {
    var next = Syntax(node)
    while !next.is(CodeBlockItemSyntax.self), !next.is(MemberBlockItemSyntax.self), let parent = next.parent {
      next = parent
    }
    return next
  }

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isText(_ node: ExprSyntax) -> Bool {
    node.is(StringLiteralExprSyntax.self) || node.is(ArrayExprSyntax.self)
      || node.as(InfixOperatorExprSyntax.self).map { isText($0.leftOperand) || isText($0.rightOperand) } == true
  }

  /// A piece of source with one word of it exchanged; nothing where it is too long to be there twice.
  private func replacing(_ token: TokenSyntax, in node: some SyntaxProtocol, by other: String) -> [Change] {
    let (whole, word) = (range(node), range(token))
    guard whole.count <= 400 else { return [] }
    let other = text(whole.lowerBound..<word.lowerBound) + other + text(word.upperBound..<whole.upperBound)
    return other.contains("\"\"\"") ? [] : [.expression(other)]
  }
}
