internal import Mutants

extension Detent {
  /// Its height in points under a sheet that can become `large` points high, whether it is active there or not.
  ///
  /// - Parameter bottomInset: Safe area under the sheet, added to heights that are given in points.
  public func nominalHeight(large: Double, bottomInset: Double) -> Double {
    func within(_ height: Double) -> Double { min(large, max(1, height)) }
    return switch height {
    case .medium: large * (Mutant.isOn(.mediumIsTooLow) ? 0.375 : 0.5)
    case .large:
      large * (Mutant.isOn(.largeIsTooLow) ? 0.75 : Mutant.isOn(.largeIsTooLowOnItsSide) && large < 400 ? 0.7 : 1)
    case .points(let points): within(points + bottomInset)
    case .fraction(let share): within(large * share)
    case .lesser(let points, let share): within(min(points + bottomInset, large * share))
    case .greater(let points, let share): within(max(points + bottomInset, large * share))
    }
  }

  /// Whether it exists at this size: `medium` not in compact height, others where their author says.
  public func isActive(large: Double, isCompactHeight: Bool, isCompactWidth: Bool) -> Bool {
    absence(large: large, isCompactHeight: isCompactHeight, isCompactWidth: isCompactWidth) == nil
  }

  /// Why it does not exist at this size; nil where it does.
  public func absence(large: Double, isCompactHeight: Bool, isCompactWidth: Bool) -> DetentAbsence? {
    if height == .medium, isCompactHeight { return .compactHeight }
    if let needsMaximum, large < needsMaximum { return .tooLittleRoom(needed: needsMaximum, there: large) }
    switch inactiveIn {
    case .compactHeight: return isCompactHeight ? .compactHeight : nil
    case .compactWidth: return isCompactWidth ? .compactWidth : nil
    case nil: return nil
    }
  }

  /// Its height in points in this room; nil where it does not exist.
  public func height(in room: SheetRoom) -> Double? {
    guard
      isActive(large: room.large, isCompactHeight: room.isCompactHeight, isCompactWidth: room.isCompactWidth)
    else { return nil }
    return nominalHeight(large: room.large, bottomInset: room.bottomInset)
  }

  /// Points within the safe area that it always has, large permitting; nil where a share of large decides.
  public var leastPoints: Double? {
    switch height {
    case .points(let points), .greater(let points, _): points
    case .medium, .large, .fraction, .lesser: nil
    }
  }
}
