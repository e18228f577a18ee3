import Gestures
import Scenes

extension GestureOptions.Preset {
  /// Sets what a toolkit does otherwise beside its gestures: Material's drag handle goes up to the last detent, then down
  /// (P.grabberCycle).
  func apply(to parameters: inout Parameters) {
    switch self {
    case .material: parameters.grabberCycle = .pingPong
    case .iOS, .android, .flutter: break
    }
  }
}
