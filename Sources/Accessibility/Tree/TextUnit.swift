/// The unit in which an author gave the size of a text, as Android names them.
public enum TextUnit: String, CaseIterable, Hashable, Sendable {
  /// Points that grow with the size of text that people have chosen.
  case scaled = "sp"
  /// Points that do not.
  case independent = "dp"
  /// Pixels.
  case pixels = "px"
  /// 1/72 inch.
  case points = "pt"
  case inches = "in"
  case millimetres = "mm"
}
