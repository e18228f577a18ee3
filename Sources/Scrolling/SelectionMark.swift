public import Digests

/// What is selected: everything between two offsets, each between two characters of a text or two rows of a list.
///
/// Where both are the same, nothing is selected, and in a text that is the insertion point.
@usableFromInline
package struct SelectionMark: Hashable, Sendable {
  /// Where the selection began.
  @usableFromInline package var base: Int
  /// Where it goes on when people extend it.
  @usableFromInline package var head: Int

  /// The insertion point at an offset.
  package init(at offset: Int) { (base, head) = (offset, offset) }

  /// A selection.
  package init(_ range: Range<Int>) { (base, head) = (range.lowerBound, range.upperBound) }

  package init(base: Int, head: Int) { (self.base, self.head) = (base, head) }

  /// What is between the offsets.
  package var range: Range<Int> { min(base, head)..<max(base, head) }

  /// The same where there are only `count` characters or rows.
  package func limited(to count: Int) -> Self {
    Self(base: min(max(0, base), count), head: min(max(0, head), count))
  }
}

extension SelectionMark: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(base)
    sink.combine(head)
  }
}
