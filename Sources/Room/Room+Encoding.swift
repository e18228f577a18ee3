public import Digests
internal import Geometry
public import Scenes
public import StageModel

extension Room: StateEncodable {
  /// All of it but the time, which others are relative to.
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(size)
    sink.combine(safeArea != nil)
    if let safeArea {
      for inset in [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] { sink.combine(inset) }
    }
    sink.combine(inputDevices != nil)
    if let inputDevices {
      sink.combine(inputDevices.count)
      for device in inputDevices { sink.combine(device.rawValue) }
    }
    sink.combine(values)
  }
}
