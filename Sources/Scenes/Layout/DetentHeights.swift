/// The heights at which a sheet rests on a certain screen, in ascending order (SM-2 and A-54).
public struct DetentHeights: Hashable, Sendable {
  /// Heights at which it rests; never empty, strictly ascending.
  public let rests: [Rest]
  /// For each detent as declared, the index in `rests` of the one that it is or that stands in for it.
  private let standIns: [Int]
  /// For each detent as declared, the height that it has or would have, in points.
  private let nominals: [Double]
  /// For each detent as declared, why it is none of `rests`; nil for one that is.
  private let absences: [DetentAbsence?]

  /// One height at which a sheet rests.
  public struct Rest: Hashable, Sendable {
    /// The detent's id.
    public let id: String
    /// Its index among the sheet's detents as declared; −1 for a height that nobody declared.
    public let declared: Int
    /// Points.
    public let height: Double
  }

  /// The heights of `detents` under a sheet that can become `large` points high.
  ///
  /// A detent that does not exist here (`medium` in compact height) is stood in for by the next larger one; of
  /// two detents of the same height the first one counts.
  ///
  /// - Parameters:
  ///   - bottomInset: Safe area under the sheet, added to heights that are given in points.
  ///   - isCompactHeight: Whether the vertical size class is compact.
  ///   - isCompactWidth: Whether the horizontal size class is compact.
  public init(
    detents: [Detent], large: Double, bottomInset: Double, isCompactHeight: Bool, isCompactWidth: Bool = false
  ) {
    let large = max(1, large)
    func nominal(_ detent: Detent) -> Double { detent.nominalHeight(large: large, bottomInset: bottomInset) }
    var found: [Rest] = []
    var absences = detents.map {
      $0.absence(large: large, isCompactHeight: isCompactHeight, isCompactWidth: isCompactWidth)
    }
    for (index, detent) in detents.enumerated() where absences[index] == nil {
      let height = nominal(detent)
      if let same = found.first(where: { $0.height == height }) {
        absences[index] = .asHigh(as: same.id)
      } else if height.isFinite {
        found.append(Rest(id: detent.id, declared: index, height: height))
      }
    }
    self.absences = absences
    if found.isEmpty { found = [Rest(id: Detent.large.id, declared: -1, height: large)] }
    found.sort { $0.height < $1.height }
    rests = found
    let nominals = detents.map(nominal)
    self.nominals = nominals
    standIns = nominals.map { height in found.firstIndex { $0.height >= height } ?? found.count - 1 }
  }

  private init(rests: [Rest], standIns: [Int], nominals: [Double], absences: [DetentAbsence?]) {
    self.rests = rests
    self.standIns = standIns
    self.nominals = nominals
    self.absences = absences
  }

  /// Only the height of a declared detent, or of the one that stands in for it: of a sheet that people cannot resize.
  public func only(_ declared: Int) -> DetentHeights {
    DetentHeights(
      rests: [rests[index(ofDeclared: declared)]], standIns: Array(repeating: 0, count: standIns.count),
      nominals: nominals, absences: absences)
  }

  /// Why a declared detent does not exist at this size; nil for one that does, and for none.
  public func absence(ofDeclared declared: Int) -> DetentAbsence? {
    absences.indices.contains(declared) ? absences[declared] : nil
  }

  /// How high a declared detent is at this size, or would be, in points; nil for none.
  public func nominal(ofDeclared declared: Int) -> Double? {
    nominals.indices.contains(declared) ? nominals[declared] : nil
  }

  /// How many there are.
  public var count: Int { rests.count }
  /// The smallest.
  public var smallest: Rest { rests[0] }
  /// The largest.
  public var largest: Rest { rests[rests.count - 1] }

  /// The index in `rests` of a declared detent or of the one that stands in for it; the smallest for none.
  public func index(ofDeclared declared: Int) -> Int {
    standIns.indices.contains(declared) ? standIns[declared] : 0
  }

  /// Whether a rest lies above a declared detent, be it one that does not exist at this size and that another one
  /// stands in for: what is then as high as its stand-in is above it all the same (SM-7). Above none lies everything.
  public func isAbove(_ rest: Rest, declared: Int) -> Bool {
    guard nominals.indices.contains(declared) else { return true }
    return rest.declared != declared && rest.height > nominals[declared]
  }

  /// The rest nearest to `height` points; the smaller one half-way between two.
  public func nearest(to height: Double) -> Int {
    var best = 0
    for index in rests.indices where abs(rests[index].height - height) < abs(rests[best].height - height) {
      best = index
    }
    return best
  }
}
