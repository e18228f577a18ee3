@testable import Digests
@testable import Stage
@testable import StageModel

/// Tests say by its number which row they mean.
extension TableID where Self: ExpressibleByIntegerLiteral {
  init(integerLiteral ordinal: Int) { self.init(ordinal) }
}

extension SurfaceID: ExpressibleByIntegerLiteral {}
extension ItemID: ExpressibleByIntegerLiteral {}
extension ScrollerID: ExpressibleByIntegerLiteral {}
extension SelectableID: ExpressibleByIntegerLiteral {}
