extension ScriptAction {
  /// The places it names, in the order of the text.
  public var places: [Place] {
    switch self {
    case .tap(let place, _, _), .longPress(let place, _, _), .click(let place, _, _),
      .swipe(.toward(_, from: let place), _, _):
      return place.map { [$0] } ?? []
    case .touch(let touch): return touch.instruction.place.map { [$0] } ?? []
    case .swipe(.between(let start, let end), _, _): return [start, end]
    case .drag(let drag): return [drag.start] + drag.via + [drag.end]
    case .dragPointer(let start, let end, _): return [start, end]
    case .movePointer(let place), .look(let place), .reader(.focus(let place)): return [place]
    case .turn, .type, .press, .hold, .release, .scroll, .turnScreen, .resizeScreen, .reader, .wait, .mark, .expect:
      return []
    }
  }

  /// Whether a finger, or a button of the pointer, comes down at the first place that it names.
  package var touchesFirstPlace: Bool {
    switch self {
    case .movePointer, .look, .reader: false
    default: !places.isEmpty
    }
  }

  /// The action with every place replaced by what `resolve` makes of it.
  public func mapPlaces<Failure: Error>(_ resolve: (Place) throws(Failure) -> Place) throws(Failure) -> ScriptAction {
    func optional(_ place: Place?) throws(Failure) -> Place? {
      guard let place else { return nil }
      return try resolve(place)
    }
    switch self {
    case .tap(let place, let fingers, let count):
      return .tap(at: try optional(place), fingers: fingers, count: count)
    case .longPress(let place, let fingers, let duration):
      return .longPress(at: try optional(place), fingers: fingers, duration: duration)
    case .swipe(.between(let start, let end), let fingers, let duration):
      return .swipe(.between(try resolve(start), try resolve(end)), fingers: fingers, duration: duration)
    case .swipe(.toward(let direction, let place), let fingers, let duration):
      return .swipe(.toward(direction, from: try optional(place)), fingers: fingers, duration: duration)
    case .drag(var drag):
      drag.start = try resolve(drag.start)
      var via: [Place] = []
      for place in drag.via { via.append(try resolve(place)) }
      drag.via = via
      drag.end = try resolve(drag.end)
      return .drag(drag)
    case .touch(var touch):
      touch.instruction.place = try optional(touch.instruction.place)
      return .touch(touch)
    case .dragPointer(let start, let end, let duration):
      return .dragPointer(from: try resolve(start), to: try resolve(end), duration: duration)
    case .movePointer(let place): return .movePointer(to: try resolve(place))
    case .look(let place): return .look(at: try resolve(place))
    case .click(let place, let button, let count):
      return .click(at: try optional(place), button: button, count: count)
    case .reader(.focus(let place)): return .reader(.focus(try resolve(place)))
    case .turn, .type, .press, .hold, .release, .scroll, .turnScreen, .resizeScreen, .reader, .wait, .mark, .expect:
      return self
    }
  }
}
