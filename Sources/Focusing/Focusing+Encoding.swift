package import Digests

extension Focusing: StateEncodable {
  package func encode(into sink: inout some StateSink) {
    sink.combine(focus)
    sink.combine(keyboardField)
    sink.combine(fittedField)
  }
}
