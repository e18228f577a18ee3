/// Something that a state is made of.
@usableFromInline
package protocol StateEncodable {
  /// Hands over everything of it that decides what happens next; a field that is left out needs a reason,
  /// as `StateFields` of the tests lists them.
  func encode(into sink: inout some StateSink)
}
