/// What of a finger says how the stage goes on.
extension StageState.Finger: StatePart {
  func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(id)
    sink.combine(start)
    sink.combine(highest)
    sink.combine(lowest)
    sink.combine(isFollowed)
    sink.combine(hasMoved)
    sink.combine(landing)
    sink.combine(samples != nil)
    if let samples { sink.combine(samples) }
  }
}

extension StageState.Sample: StatePart {
  func encode(into sink: inout some StateSink) {
    sink.combine(time)
    sink.combine(place)
  }
}
