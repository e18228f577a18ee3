internal import Digests
package import Geometry
package import StageModel

/// Finds what lies under a point without looking at everything.
///
/// What scrolls together never changes its relative place: it is one group, and over each group lie boxes around eight
/// neighbours, boxes around eight of those, and so on. Neighbours in a document are neighbours on the screen, so that a
/// point is in few boxes. A group is searched from its last member to its first, as what comes later lies above.
package struct HitIndex: Sendable {
  private let frames: Table<ItemID, Rect>
  /// The members of all groups, group by group, in document order.
  private let members: [ItemID]
  /// Where each group lies in `members`, and where its levels of boxes begin in `boxes`.
  private let groups: [Group]
  private let boxes: [Box]

  private static let fanOut = 8

  private struct Group: Sendable {
    var members: Range<Int> = 0..<0
    /// The boxes of each level, from the members upwards; none where there are eight members or fewer.
    var levels: [Range<Int>] = []
  }

  private typealias Box = HitBox

  /// Puts members into their groups.
  ///
  /// - Parameters:
  ///   - frames: For each item its frame, in points.
  ///   - count: How many groups there are.
  ///   - group: The group of an item.
  init(_ frames: Table<ItemID, Rect>, groups count: Int, of group: (ItemID) -> Int) {
    self.frames = frames
    let groupOf = frames.indices.map(group)
    var groups = Array(repeating: Group(), count: count)
    var sizes = Array(repeating: 0, count: count)
    for group in groupOf { sizes[group] += 1 }
    var next = 0
    var ordinals = sizes
    for index in groups.indices {
      ordinals[index] = next
      groups[index].members = next..<next + sizes[index]
      next += sizes[index]
    }
    var members = Array(repeating: ItemID(0), count: frames.count)
    for (item, group) in zip(frames.indices, groupOf) {
      members[ordinals[group]] = item
      ordinals[group] += 1
    }
    var boxes: [Box] = []
    for index in groups.indices where groups[index].members.count > Self.fanOut {
      let range = groups[index].members
      let start = boxes.count
      for first in stride(from: range.lowerBound, to: range.upperBound, by: Self.fanOut) {
        var box = Box()
        for member in members[first..<Swift.min(first + Self.fanOut, range.upperBound)] {
          box.include(frames[member])
        }
        boxes.append(box)
      }
      var level = start..<boxes.count
      groups[index].levels.append(level)
      while level.count > Self.fanOut {
        for first in stride(from: level.lowerBound, to: level.upperBound, by: Self.fanOut) {
          var box = Box()
          for child in first..<Swift.min(first + Self.fanOut, level.upperBound) {
            box.include(boxes[child])
          }
          boxes.append(box)
        }
        level = level.upperBound..<boxes.count
        groups[index].levels.append(level)
      }
    }
    self.members = members
    self.groups = groups
    self.boxes = boxes
  }

  /// Goes through the members of a group whose frames hold a point, from the last to the first, until `isFound`.
  ///
  /// - Returns: Whether one was found.
  package func search(_ group: Int, at point: Point, _ isFound: (ItemID) -> Bool) -> Bool {
    let levels = groups[group].levels
    guard let top = levels.last else { return search(groups[group].members, at: point, isFound) }
    return search(groups[group], levels.count - 1, top, at: point, isFound)
  }

  private func search(
    _ group: Group, _ level: Int, _ range: Range<Int>, at point: Point, _ isFound: (ItemID) -> Bool
  ) -> Bool {
    for box in range.reversed() where boxes[box].contains(point) {
      let below = level == 0 ? group.members : group.levels[level - 1]
      let first = below.lowerBound + (box - group.levels[level].lowerBound) * Self.fanOut
      let inside = first..<Swift.min(first + Self.fanOut, below.upperBound)
      let hasFound =
        level == 0
        ? search(inside, at: point, isFound) : search(group, level - 1, inside, at: point, isFound)
      if hasFound { return true }
    }
    return false
  }

  private func search(_ range: Range<Int>, at point: Point, _ isFound: (ItemID) -> Bool) -> Bool {
    for ordinal in range.reversed() where frames[members[ordinal]].contains(point) {
      if isFound(members[ordinal]) { return true }
    }
    return false
  }

  /// Goes through the members of a group that may be meant, in document order.
  ///
  /// - Parameters:
  ///   - items: Where in the document they are.
  ///   - mayHold: Whether one that is meant may be among those in a box.
  package func visit(
    _ group: Int, in items: Range<ItemID>, where mayHold: (HitBox) -> Bool, _ visit: (ItemID) -> Void
  ) {
    let levels = groups[group].levels
    if let top = levels.last {
      self.visit(groups[group], levels.count - 1, top, in: items, where: mayHold, visit)
    } else {
      self.visit(groups[group].members, in: items, where: mayHold, visit)
    }
  }

  private func visit(
    _ group: Group, _ level: Int, _ range: Range<Int>, in items: Range<ItemID>, where mayHold: (HitBox) -> Bool,
    _ visit: (ItemID) -> Void
  ) {
    // So many members lie under each box.
    let width = (0...level).reduce(1) { width, _ in width * Self.fanOut }
    for box in range {
      let start = group.members.lowerBound + (box - group.levels[level].lowerBound) * width
      let end = Swift.min(start + width, group.members.upperBound)
      guard members[end - 1] >= items.lowerBound, members[start] < items.upperBound, mayHold(boxes[box]) else {
        continue
      }
      if level == 0 {
        self.visit(start..<end, in: items, where: mayHold, visit)
      } else {
        let below = group.levels[level - 1]
        let first = below.lowerBound + (box - group.levels[level].lowerBound) * Self.fanOut
        self.visit(
          group, level - 1, first..<Swift.min(first + Self.fanOut, below.upperBound), in: items, where: mayHold, visit)
      }
    }
  }

  private func visit(
    _ range: Range<Int>, in items: Range<ItemID>, where mayHold: (HitBox) -> Bool, _ visit: (ItemID) -> Void
  ) {
    for ordinal in range where items.contains(members[ordinal]) {
      var box = HitBox()
      box.include(frames[members[ordinal]])
      if mayHold(box) { visit(members[ordinal]) }
    }
  }
}
