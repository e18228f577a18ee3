public import Digests

extension Focusing: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(focus)
    sink.combine(keyboardField)
    sink.combine(fittedField)
  }
}
