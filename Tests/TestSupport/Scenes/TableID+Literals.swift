package import Digests
package import StageModel

/// Tests say by its number which row they mean.
extension TableID where Self: ExpressibleByIntegerLiteral {
  package init(integerLiteral ordinal: Int) { self.init(ordinal) }
}

extension SurfaceID: ExpressibleByIntegerLiteral {}
extension ItemID: ExpressibleByIntegerLiteral {}
extension ScrollerID: ExpressibleByIntegerLiteral {}
extension SelectableID: ExpressibleByIntegerLiteral {}
