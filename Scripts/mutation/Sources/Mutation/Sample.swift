/// A choice of changes, spread over the files by how much there is to change in each.
public enum Sample {
  /// A source that can be changed.
  public struct Source: Sendable {
    /// The module that it is in.
    public let module: String
    /// The file, from the package's root.
    public let file: String
    /// What is in it.
    public let text: String

    /// A source of a module.
    public init(module: String, file: String, text: String) {
      self.module = module
      self.file = file
      self.text = text
    }
  }

  private struct Draw {
    let source: Int
    let site: Site
    let change: Change
    let rank: Double
    /// Whether it is the first one drawn of its file.
    let isFirst: Bool
  }

  /// At most `count` changes; the same ones for the same sources and `seed`.
  ///
  /// Nothing is changed twice, and only one thing in a statement: a compiler has to check every change in its place.
  public static func draw(_ count: Int, from sources: [Source], seed: UInt64) -> [PlannedChange] {
    var generator = SplitMix64(seed: seed)
    var draws: [Draw] = []
    for (index, source) in sources.enumerated() {
      let sites = SiteFinder.sites(in: source.text).shuffled(using: &generator)
      for (place, site) in sites.enumerated() {
        // The k-th of n is drawn at (k + u) / n: so every file gives the same share of what it has.
        let rank = (Double(place) + generator.fraction()) / Double(sites.count)
        guard let change = site.changes.randomElement(using: &generator) else { continue }
        draws.append(Draw(source: index, site: site, change: change, rank: rank, isFirst: place == 0))
      }
    }
    draws.sort { ($0.rank, $0.source, $0.site.bytes.lowerBound) < ($1.rank, $1.source, $1.site.bytes.lowerBound) }
    let byModule = Dictionary(grouping: draws) { sources[$0.source].module }
    let shares = shares(of: count, among: byModule.mapValues(\.count))
    return number(byModule.flatMap { choose(shares[$0, default: 0], from: $1) }, of: sources)
  }

  /// How many changes each module gets: in proportion to what there is to change, but at least a sixth of all,
  /// so that what is small, such as the rules of motion, is not judged by a handful.
  static func shares(of count: Int, among sizes: [String: Int]) -> [String: Int] {
    var shares: [String: Int] = [:]
    var (left, size) = (count, sizes.values.reduce(0, +))
    for (name, part) in sizes.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      let share = max(count / 6, (left * part + size / 2) / max(size, 1))
      shares[name] = min(left, share)
      left -= min(left, share)
      size -= part
    }
    return shares
  }

  /// Those of the least rank; where there is room for two of each file, no file is left out.
  private static func choose(_ count: Int, from draws: [Draw]) -> [Draw] {
    var taken: [Int: [Site]] = [:]
    var chosen: [Draw] = []
    let firsts = draws.filter(\.isFirst)
    let ordered = count < 2 * firsts.count ? draws : firsts + draws.filter { !$0.isFirst }
    for draw in ordered where chosen.count < count {
      let others = taken[draw.source, default: []]
      if others.contains(where: { $0.item == draw.site.item || $0.bytes.overlaps(draw.site.bytes) }) { continue }
      taken[draw.source, default: []].append(draw.site)
      chosen.append(draw)
    }
    return chosen
  }

  /// Switches from 0, in the order of the sources.
  private static func number(_ draws: [Draw], of sources: [Source]) -> [PlannedChange] {
    let ordered = draws.sorted { ($0.source, $0.site.bytes.lowerBound) < ($1.source, $1.site.bytes.lowerBound) }
    return ordered.enumerated().map { id, draw in
      let source = sources[draw.source]
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      return PlannedChange(
        id: id, module: source.module, file: source.file, site: draw.site,
        lineText: String(lines[draw.site.line - 1]).onOneLine, change: draw.change)
    }
  }
}
