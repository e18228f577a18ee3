/// What a search for a way has come to.
public enum KnownCost<Way: Hashable & Sendable>: Hashable, Sendable {
  /// The cheapest way.
  case way(Way)
  /// There is none.
  case none
  /// None was found before the search was ended; what is cheaper than this, in µs or keys, there is not.
  case unknown(atLeast: Int64)
  /// What would have to be known is not; why, in a sentence without a period.
  case untold(String)

  /// The way, where there is one.
  public var way: Way? { if case .way(let way) = self { way } else { nil } }
}

extension KnownCost {
  /// The cost, or a word where there is none.
  func text(_ cost: String?, bound: (Int64) -> String) -> String {
    switch self {
    case .way: cost ?? ""
    case .none: "no way"
    case .unknown(let least): bound(least)
    case .untold: "not known"
    }
  }

  /// Whether all that is known is what there is no way below.
  var isBound: Bool { if case .unknown = self { true } else { false } }
  /// Why nothing is known; nil where something is.
  var untold: String? { if case .untold(let why) = self { why } else { nil } }
}
