/// Names of one family of codes, both ways.
@usableFromInline
struct CodeTable: Sendable {
  private let namesByNumber: [UInt16: String]
  private let numbersByName: [String: UInt16]

  init(canonical: [CodeName], aliases: [CodeName]) {
    var names: [UInt16: String] = [:]
    var numbers: [String: UInt16] = [:]
    for row in canonical {
      names[row.number] = String(describing: row.name)
      numbers[String(describing: row.name)] = row.number
    }
    for row in aliases { numbers[String(describing: row.name)] = row.number }
    namesByNumber = names
    numbersByName = numbers
  }

  func name(of number: UInt16) -> String? { namesByNumber[number] }
  func number(named name: String) -> UInt16? { numbersByName[name] }
}
