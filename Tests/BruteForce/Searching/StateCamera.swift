import Stage

/// Takes the images of states.
///
/// Most fields of a state are what they were in another state, down to the storage that they share with it: their images
/// are remembered. What is remembered is kept alive, so that no storage is ever used again for something else, and what
/// is shared is never changed in place.
struct StateCamera {
  private struct Field: Hashable {
    var place: Int
    var bits: [UInt8]
  }

  private var known: [Field: StateImage] = [:]
  private var kept: [Any] = []

  /// All that a stage remembers.
  mutating func image(of stage: Stage) -> StateImage {
    var image = StateImage()
    for part in Mirror(reflecting: stage).children where part.label == "state" {
      for (place, child) in Mirror(reflecting: part.value).children.enumerated() {
        let field = Field(place: place, bits: Self.bits(child.value))
        if let old = known[field] {
          image.append(old)
          continue
        }
        var own = StateImage()
        // What counts from now is another thing at another time.
        if own.append(child.value, now: stage.now) {
          known[field] = own
          kept.append(child.value)
        }
        image.append(own)
      }
    }
    return image
  }

  private static func bits<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
}
