internal import Foundation

/// The copy of the package that has the changes in it.
struct ChangedPackage {
  /// The package.
  let root: String
  /// The copy.
  let copy: String

  /// A copy of the package at `root` in the folder `scratch`.
  init(root: String, scratch: String) {
    self.root = root
    copy = scratch + "/package"
  }

  /// What of the package the tests need.
  static let parts = ["Sources", "Tests", "Devices", "Scripts"]
  /// What of those it does not need.
  static let leftOut = "Scripts/mutation/"
  static let files = ["Package.swift", "Package.resolved", "README.md", "LICENSE"]

  /// The sources that can be changed, in the order of their modules and names.
  func sources() throws -> [Sample.Source] {
    let files = Files.below(root + "/Sources").map { "Sources/" + $0 }
    return try MutatedModule.all.flatMap { module in
      try files.filter { module.holds($0) && $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") }.map {
        Sample.Source(module: module.name, file: $0, text: try Files.text("\(root)/\($0)"))
      }
    }
  }

  /// Brings the copy up to date; files that are as they were keep their dates. The lines of the changes are answered
  /// by their file.
  func update(with changes: [PlannedChange], switches: Int) throws -> [String: Rewriting] {
    let byFile = Dictionary(grouping: changes, by: \.file)
    var rewritings: [String: Rewriting] = [:]
    var kept: Set<String> = []
    for file in Self.files + files(in: root) where !file.hasPrefix(Self.leftOut) {
      guard var data = FileManager.default.contents(atPath: "\(root)/\(file)") else { continue }
      if let changes = byFile[file] {
        let rewriting = Rewriting(String(decoding: data, as: UTF8.self), changes: changes)
        rewritings[file] = rewriting
        data = Data(rewriting.text.utf8)
      } else if file == "Package.swift" {
        data += Data(Self.narrowing.utf8)
      }
      try Files.write(data, to: "\(copy)/\(file)", like: "\(root)/\(file)")
      kept.insert(file)
    }
    for target in MutatedModule.all.flatMap(\.targets) {
      let file = "Sources/\(target)/\(SwitchFile.name)"
      try Files.write(Data(SwitchFile.text(count: switches).utf8), to: "\(copy)/\(file)")
      kept.insert(file)
    }
    for file in files(in: copy) where !kept.contains(file) {
      try FileManager.default.removeItem(atPath: "\(copy)/\(file)")
    }
    return rewritings
  }

  private func files(in folder: String) -> [String] {
    Self.parts.flatMap { part in Files.below("\(folder)/\(part)").map { "\(part)/\($0)" } }
  }

  /// What makes the copy's manifest hold only the test targets that are run, and what they need.
  static var narrowing: String {
    let tests = Set(MutatedModule.all.flatMap { $0.tests + $0.moreTests }).sorted()
    return """

      var needed: Set<String> = []
      var open = [\(tests.map { "\"\($0)\"" }.joined(separator: ", "))]
      while let name = open.popLast() {
        guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name })
        else { continue }
        for dependency in target.dependencies {
          switch dependency {
          case .targetItem(let name, _): open.append(name)
          case .byNameItem(let name, _): open.append(name)
          default: break
          }
        }
      }
      package.targets.removeAll { !needed.contains($0.name) }
      package.products = []

      """
  }

  /// Builds the copy until every change that is left compiles; `removed` gets each that does not.
  ///
  /// - Returns: The changes that are left.
  func build(
    _ all: [PlannedChange], switches: Int, log: String, say: (String) -> Void,
    removed: (PlannedChange, String) throws -> Void
  ) throws -> [PlannedChange] {
    var left = all
    // From the bottom up, so that an error costs no more than its module.
    var steps = MutatedModule.all.flatMap(\.targets).map { ["--target", $0] } + [["--build-tests"]]
    while let step = steps.first {
      let rewritings = try update(with: left, switches: switches)
      say("building \(step.last ?? "") with \(left.count) changes")
      let command = Command(
        words: ["nice", "-n", "12", "swift", "build", "--package-path", copy, "-j", "2"] + step, limit: 3600)
      if try command.run(log: log) == .ended(0) {
        steps.removeFirst()
        continue
      }
      let errors = CompilerError.all(in: try Files.text(log))
      var bad: [Int: String] = [:]
      for error in errors where error.file.hasPrefix(copy + "/") {
        let file = String(error.file.dropFirst(copy.count + 1))
        for id in rewritings[file]?.changes(at: error.line) ?? [] { bad[id] = error.message }
      }
      if bad.isEmpty { throw Failure("the copy does not build, and no change is in the way; see \(log)") }
      for change in left {
        if let message = bad[change.id] { try removed(change, message) }
      }
      left.removeAll { bad[$0.id] != nil }
    }
    return left
  }
}
