import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes

@testable import Digests
@testable import Stage
@testable import StageModel

extension Changeable {
  /// Other values of the same kind.
  fileprivate func others(_ values: Self...) -> [Change<Self>] { values.map { Change(value: $0) } }
}

extension Int: Changeable {
  var changes: [Change<Int>] { others(self + 1, -self - 1) }
}

extension TableID where Self: Changeable {
  var changes: [Change<Self>] { others(advanced(by: 1), Self(-ordinal - 1)) }
}

extension SurfaceID: Changeable {}
extension ItemID: Changeable {}
extension ScrollerID: Changeable {}
extension SelectableID: Changeable {}

extension Int64: Changeable {
  var changes: [Change<Int64>] { others(self + 1) }
}

extension UInt8: Changeable {
  var changes: [Change<UInt8>] { others(self ^ 1) }
}

extension Double: Changeable {
  var changes: [Change<Double>] { others(isFinite ? nextUp : 0, isFinite ? self + 1 : 1) }
}

extension Bool: Changeable {
  var changes: [Change<Bool>] { others(!self) }
}

extension String: Changeable {
  var changes: [Change<String>] { [self + "\u{0}", "", "other"].filter { $0 != self }.map { Change(value: $0) } }
}

extension Timestamp: Changeable {
  var changes: [Change<Timestamp>] { others(self + 1) }
}

extension Point: Changeable {
  var changes: [Change<Point>] { others(Point(x: x + 1, y: y), Point(x: x, y: y + 1), Point(x: y, y: x)) }
}

extension Vector: Changeable {
  var changes: [Change<Vector>] {
    others(Vector(dx: dx + 1, dy: dy), Vector(dx: dx, dy: dy + 1), Vector(dx: dy, dy: dx))
  }
}

extension Size: Changeable {
  var changes: [Change<Size>] {
    others(Size(width: width + 1, height: height), Size(width: width, height: height + 1))
  }
}

extension Screen.Insets: Changeable {
  var changes: [Change<Self>] {
    let keyPaths: [WritableKeyPath<Self, Double>] = [\.top, \.left, \.bottom, \.right]
    return keyPaths.map { side in
      var other = self
      other[keyPath: side] += 1
      return Change(value: other)
    }
  }
}

/// Another case of what has no payload.
extension Changeable where Self: CaseIterable & Equatable {
  var changes: [Change<Self>] { Self.allCases.filter { $0 != self }.map { Change(value: $0) } }
}

extension Scene.InputDevice: Changeable {}
extension Detent.Inactivity: Changeable {}

extension TargetEvent.DismissReason: Changeable {
  var changes: [Change<Self>] {
    let all: [Self] = [
      .swipe, .button, .escape, .completed, .programmatic, .discarded, .saved, .replaced, .outside,
    ]
    return all.filter { $0 != self }.map { Change(value: $0) }
  }
}

extension TargetEvent.Initiator: Changeable {
  var changes: [Change<Self>] { others(self == .user ? .automatic : .user) }
}

extension ScrollAxis: Changeable {
  var changes: [Change<Self>] { others(self == .vertical ? .horizontal : .vertical) }
}

extension ScrollIndicator.Axis: Changeable {
  var changes: [Change<Self>] { others(self == .vertical ? .horizontal : .vertical) }
}

// MARK: What holds others

extension Optional: Changeable where Wrapped: Changeable {
  var changes: [Change<Self>] {
    guard let value = self else { return [] }
    return others(nil) + value.changes.map { $0.map(Self.some) }
  }
}

extension Set: Changeable where Element: Changeable {
  var changes: [Change<Self>] {
    guard let element = first else { return [] }
    return others([]) + element.changes.map { $0.map { union([$0]) } }
      + element.changes.map { $0.map { subtracting([element]).union([$0]) } }
  }
}

extension Array: Changeable where Element: Changeable {
  var changes: [Change<Self>] {
    guard let last = last else { return [] }
    let elements = indices.flatMap { place in
      self[place].changes.map { change in
        change.map { element in
          var copy = self
          copy[place] = element
          return copy
        }
      }
    }
    return others([], Array(dropLast()), self + [last]) + elements
  }
}

extension Dictionary: Changeable where Key: Strideable, Key.Stride == Int, Value: Changeable {
  var changes: [Change<Self>] {
    guard let (key, value) = first else { return [] }
    let values = flatMap { key, value in
      value.changes.map { change in
        change.map { value in merging([key: value]) { $1 } }
      }
    }
    var moved = self
    moved[key] = nil
    moved[key.advanced(by: 977)] = value
    return others([:], moved, merging([key.advanced(by: 978): value]) { $1 }) + values
  }
}

extension DigestedTable: Changeable where Element: Changeable {
  var changes: [Change<Self>] { rows.changes.map { $0.map { Self($0) } } }
}

extension DigestedArray: Changeable where Element: Changeable {
  var changes: [Change<Self>] {
    let elements = indices.prefix(3).flatMap { place in
      self[place].changes.map { change in
        change.map { element in
          var copy = self
          copy[place] = element
          return copy
        }
      }
    }
    return (isEmpty ? [] : others(Self([]), Self(dropLast()), Self(reversed()))) + elements
  }
}
