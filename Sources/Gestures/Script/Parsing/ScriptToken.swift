/// A piece of a script's text.
package struct ScriptToken: Hashable, Sendable {
  /// What it is.
  package var kind: Kind
  /// Its bytes in the text.
  package var range: Range<Int>
  /// Where it stands.
  package var location: ScriptLocation

  /// What a piece of a script can be.
  package enum Kind: Hashable, Sendable {
    /// Letters, digits, `-` and `_`, starting with a letter; all that is not ASCII counts as a letter.
    case word
    /// Digits with a sign and a fraction.
    case number
    /// Characters in quotation marks.
    case string
    /// Characters between two slashes, the first of which stands after a blank.
    case pattern
    /// Any other character.
    case symbol(UInt8)
    /// `;` or the end of a line.
    case separator
    /// The end of the text.
    case end
  }

  /// Whether an instruction cannot go on here.
  package var endsInstruction: Bool { kind == .separator || kind == .end }
}
