public import Digests
public import Journal
public import StageModel

/// A presentation that waits for its turn.
@usableFromInline
package struct PresentationRequest: Hashable, Sendable {
  /// What is to be presented.
  @usableFromInline package let surface: SurfaceID
  /// The item that asked for it; nil for the app.
  @usableFromInline package internal(set) var opener: ItemID?
  /// Why.
  @usableFromInline package let cause: Cause

  /// Somebody asks for a surface; an item, or nil for the app.
  package init(surface: SurfaceID, opener: ItemID?, cause: Cause) {
    self.surface = surface
    self.opener = opener
    self.cause = cause
  }
}

extension PresentationRequest: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(opener)
    sink.combine(cause)
  }
}
