import Geometry
import Gestures
import InputEvents

/// What has to fit together in a device document.
enum DeviceChecks {
  static func check(_ device: DeviceModel, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    let description = device.description
    if description.codes.isEmpty {
      decoder.note(
        node.location, "the device can send nothing", expected: "keys, relative or absolute axes, or switches")
    }
    checkAxesListedTwice(node, &decoder)
    checkTouch(description, node, &decoder)
    checkRotary(device, node, &decoder)
    if let screen = device.screen, !(screen.width >= 1 && screen.height >= 1) {
      decoder.note(
        node.mapping?["screen"]?.location ?? node.location, "the screen has no extent",
        expected: "1 point at least each way")
    }
  }

  private static func checkAxesListedTwice(_ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    var seen: Set<String> = []
    for item in node.mapping?["absolute"]?.sequence ?? [] {
      guard let name = item.mapping?["axis"]?.scalar?.text, !seen.insert(name).inserted else { continue }
      decoder.note(item.location, "\(name) is listed a second time", expected: "each axis once")
    }
  }

  private static func checkTouch(
    _ description: DeviceDescription, _ node: LocatedNode, _ decoder: inout DocumentDecoder
  ) {
    let place = node.mapping?["absolute"]?.location ?? node.location
    func needs(_ axis: AbsoluteAxis, because other: AbsoluteAxis) {
      guard description.has(other), !description.has(axis) else { return }
      decoder.note(place, "the device has \(other) but not \(axis)", expected: "both")
    }
    needs(.mtPositionY, because: .mtPositionX)
    needs(.mtPositionX, because: .mtPositionY)
    needs(.mtTrackingId, because: .mtSlot)
    needs(.mtPositionX, because: .mtSlot)
    for axis in [AbsoluteAxis.mtPositionX, .mtPositionY] {
      guard let range = description.axes[axis], range.maximum <= range.minimum else { continue }
      decoder.note(place, "\(axis) has no extent", expected: "a maximum above the minimum")
    }
  }

  private static func checkRotary(_ device: DeviceModel, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    let items = node.mapping?["rotary"]?.sequence ?? []
    for (rotary, item) in zip(device.rotary, items) {
      switch rotary.axis {
      case .relative(let axis) where !device.description.has(axis):
        decoder.note(
          item.location, "\(axis) turns, but the device does not have it", expected: "\(axis) among relative")
      case .relative where rotary.wraps:
        decoder.note(
          item.mapping?["wraps"]?.location ?? item.location, "a relative axis has no ends to wrap at",
          expected: "wraps: false, or nothing")
      case .absolute(let axis) where !device.description.has(axis):
        decoder.note(
          item.location, "\(axis) turns, but the device does not have it", expected: "\(axis) among absolute")
      case .absolute(let axis) where (device.description.axes[axis].map { $0.maximum <= $0.minimum }) ?? true:
        decoder.note(item.location, "\(axis) turns, but has no extent", expected: "a maximum above the minimum")
      default: break
      }
    }
  }
}
