/// How much an XML dump may ask of the machine; what asks for more is refused as soon as that is seen.
public struct XMLLimits: Hashable, Sendable {
  /// Greatest size of the text, in bytes: a million nodes as uiautomator writes them.
  public var bytes = 512 << 20
  /// Greatest depth of elements within each other; the deepest servers stop at 70.
  public var depth = 256
  /// Greatest length of one attribute's value, in bytes.
  public var value = 1 << 20
  /// Greatest number of attributes of one element.
  public var attributes = 256
  /// Greatest length of a name, in bytes.
  public var name = 1024
  /// Greatest number of bytes, one tag or what is between two, in which no tag begins.
  public var stretch = 4 << 20

  /// The defaults.
  public init() {}
}
