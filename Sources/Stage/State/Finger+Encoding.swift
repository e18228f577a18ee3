internal import Digests

/// What of a finger says how the stage goes on.
extension StageState.Finger: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(id)
    sink.combine(start)
    sink.combine(highest)
    sink.combine(lowest)
    sink.combine(isFollowed)
    sink.combine(hasMoved)
    sink.combine(touchdown)
    sink.combine(samples != nil)
    if let samples { sink.combine(samples) }
  }
}

extension StageState.Sample: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(time)
    sink.combine(place)
  }
}
