import Gestures
import Scenes

extension GestureOptions.Preset {
  /// Sets what a toolkit does otherwise beside its gestures: the interface counts with the same slop, taps and holds as
  /// they do, and Material's drag handle goes up to the last detent, then down (P.grabberCycle).
  func apply(to parameters: inout Parameters) {
    let options = GestureOptions(self)
    parameters.tapSlop = options.slop
    parameters.tapMax = options.tapMaximum
    parameters.longPress = options.longPress
    switch self {
    case .material: parameters.grabberCycle = .pingPong
    case .iOS, .android, .flutter: break
    }
  }
}
