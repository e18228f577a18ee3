package import StageModel

/// How large content is shown.
extension Scrolling {
  /// Content is shown at a scale from now on, 1 as it is.
  package mutating func magnify(_ scroller: ScrollerID, to scale: Double) {
    zooms[scroller] = ZoomPlace(scale: scale)
  }

  /// The scale of content changes by itself, from one at which it is shown now.
  package mutating func magnify(_ scroller: ScrollerID, from scale: Double, by motion: ZoomPlace.Motion) {
    zooms[scroller] = ZoomPlace(scale: scale, motion: motion)
  }
}
