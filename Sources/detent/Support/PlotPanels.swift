import ArgumentParser
import Reports

/// What `--plot` draws, such as `offset,velocity`.
struct PlotPanels: ExpressibleByArgument {
  /// What is drawn.
  var panels: [MotionPlot.Panel]

  init?(argument: String) {
    panels = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let panel = MotionPlot.Panel(rawValue: String(word.filter { $0 != " " })) else { return nil }
      panels.append(panel)
    }
  }

  static var allValueStrings: [String] { MotionPlot.Panel.allCases.map(\.rawValue) }
}
