/// The part of the specification that is no statement: state machines, decisions, conflicts, parameters and obligations.
public enum Specification {
  /// Everything that has a code: state machines, decisions, conflicts, parameters, obligations of the announcer.
  public static let entries: [SpecificationEntry] =
    StateMachines.all.map(SpecificationEntry.machine) + SpecificationDecisions.all.map(SpecificationEntry.decision)
    + SpecificationConflicts.all.map(SpecificationEntry.conflict)
    + SpecificationParameters.all.map(SpecificationEntry.parameter)
    + SpecificationObligations.all.map(SpecificationEntry.obligation)

  /// Every code that `entry` knows, in the order of `entries`; for a parameter of several values also those of each.
  public static let codes: [String] = {
    var codes: [String] = []
    for entry in entries {
      codes.append(entry.code)
      guard case .parameter(let parameter) = entry else { continue }
      codes += parameter.parts.map { "P." + $0.name }.filter { $0 != entry.code }
    }
    return codes
  }()

  /// What has this code; for a parameter of several values also by the name of one, and with the star of `P.swipe*`.
  public static func entry(_ code: String) -> SpecificationEntry? {
    byCode[code] ?? (code.hasPrefix("P.") && code.hasSuffix("*") ? byCode[String(code.dropLast())] : nil)
  }

  /// The codes of what an entry speaks of, in the order in which it does; not its own.
  public static func codes(in entry: SpecificationEntry) -> [String] {
    resolved(entry.texts.flatMap(SpecificationCode.found)).filter { $0 != entry.code }
  }

  /// The codes of what speaks of an entry, in the order of `entries`; not its own.
  public static func codes(mentioning entry: SpecificationEntry) -> [String] {
    entries.filter { $0.code != entry.code && codes(in: $0).contains(entry.code) }.map(\.code)
  }

  /// The codes of what is about a statement, in the order of `entries`.
  public static func codes(about statement: Statement) -> [String] {
    let own = resolved(SpecificationCode.found(in: statement.status ?? ""))
    return entries.filter { $0.statements.contains(statement.id) || own.contains($0.code) }.map(\.code)
  }

  private static let byCode: [String: SpecificationEntry] = {
    var table: [String: SpecificationEntry] = [:]
    for entry in entries {
      table[entry.code] = entry
      guard case .parameter(let parameter) = entry else { continue }
      for part in parameter.parts where table["P." + part.name] == nil { table["P." + part.name] = entry }
    }
    return table
  }()

  /// The codes of the entries that codes lead to, each once.
  private static func resolved(_ codes: [String]) -> [String] {
    var result: [String] = []
    for code in codes {
      if let code = entry(code)?.code, !result.contains(code) { result.append(code) }
    }
    return result
  }
}
