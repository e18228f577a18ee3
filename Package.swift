// swift-tools-version: 6.2
import PackageDescription

// MARK: - Dependencies

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let libevdev = Target.Dependency.target(name: "CLibevdev", condition: .when(traits: ["KernelInput"]))

// MARK: - Targets, from the bottom of the import graph to the top

/// A library target; `exclude` names folders that hold data, not sources.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies + ["TestSupport"], exclude: exclude)
}

/// Faults for the tests to find; a release has none.
let mutants: [Target] = [
  .target(name: "Mutants", swiftSettings: [.define("DETENT_MUTANTS", .when(configuration: .debug))])
]

let pure: [Target] = [
  module("SafeText"),
  module("Geometry"),
  module("InputEvents", ["SafeText"]),
  module("Recordings", ["InputEvents"]),
  module("Gestures", ["InputEvents", "Geometry"]),
  module("Accessibility", ["Geometry", "SafeText"]),
  module("Scenes", ["Accessibility", "Mutants"]),
  module("Announcer", ["Accessibility"]),
  module("Harness", ["Recordings", "Gestures", "Announcer"]),
  module("Digests", ["InputEvents", "Geometry"]),
  module("Journal", ["Harness", "Digests"]),
  module("StageModel", ["Scenes", "Digests"]),
  module("StageMotion", ["Scenes", "Digests"]),
  module("StageLayout", ["StageModel"]),
  module("Hands", ["StageModel", "StageMotion", "Gestures"]),
  module("Room", ["StageModel"]),
  module("Focusing", ["StageModel"]),
  module("Scrolling", ["Journal", "StageLayout", "StageMotion"]),
  module("Presenting", ["Journal", "StageModel", "StageMotion"]),
  module("Stage", ["Room", "Focusing", "Hands", "Presenting", "Scrolling"]),
  module("Audit", ["Accessibility", "Scenes"]),
  module("Explorer", ["Harness", "Audit"]),
  module("Guidelines", ["Audit", "Gestures"]),
  module("Reports", ["Explorer", "Guidelines"]),
  module("Documents", ["Harness", "Audit"], exclude: ["Examples", "Templates"]),
  module("Trees", ["Documents"]),
]

let operatingSystem: [Target] = [
  .systemLibrary(name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
  .systemLibrary(name: "CLinux"),
  module("KernelInput", ["Recordings", "CLinux", libevdev]),
]

let program: [Target] = [
  .executableTarget(
    name: "detent",
    dependencies: ["Stage", "Reports", "Documents", "Trees", "KernelInput", argumentParser])
]

let testing: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["Stage", "Documents", "Guidelines", "Mutants"], path: "Tests/TestSupport"),
  tests("SafeText", ["SafeText"]),
  tests("Geometry", ["Geometry"]),
  tests("InputEvents", ["InputEvents"]),
  tests("Recordings", ["Recordings"], exclude: ["Snapshots"]),
  tests("Gestures", ["Gestures", "Documents"], exclude: ["Snapshots", "Synthesis/Snapshots"]),
  tests("Accessibility", ["Accessibility"]),
  tests("Scenes", ["Scenes"]),
  tests("Announcer", ["Announcer", "Documents"], exclude: ["Corpus"]),
  tests("Harness", ["Harness", "Stage", "Documents", "Endurance"], exclude: ["Snapshots", "Translation/Snapshots"]),
  tests("Digests", ["StageModel"]),
  tests("Journal", ["Journal"]),
  tests("StageLayout", ["StageLayout"]),
  tests("StageMotion", ["StageMotion"]),
  tests("Hands", ["Hands"]),
  tests("Room", ["Room"]),
  tests("Focusing", ["Focusing"]),
  tests("Presenting", ["Presenting"]),
  tests("Scrolling", ["Scrolling"]),
  tests("Stage", ["Announcer", "Stage", "Endurance", "Documents"], exclude: ["Snapshots", "Scrolling/Snapshots"]),
  tests("Audit", ["Audit"], exclude: ["Snapshots"]),
  tests("Explorer", ["BruteForce", "Explorer", "Stage"], exclude: ["Snapshots"]),
  tests("Reports", ["Reports", "Stage", "Documents", yams], exclude: ["Snapshots", "Drawing/Snapshots"]),
  tests(
    "Guideline", ["Announcer", "Guidelines", "Reports", "Stage", "Documents", "Endurance"],
    exclude: ["Fixtures", "Snapshots"]),
  tests(
    "Documents", ["Documents", "Stage", yams],
    exclude: ["Baselines/Snapshots", "Flows/Snapshots", "Parsing/Snapshots", "Scenes/Snapshots"]),
  tests("Trees", ["Trees", "Explorer", "Stage"], exclude: ["Snapshots", "Fixtures"]),
  tests("KernelInput", ["KernelInput"]),
  tests("Architecture", ["Scenes"]),
  tests("EndToEnd", ["detent", "Documents"], exclude: ["Snapshots"]),
  .target(name: "Endurance", dependencies: ["Stage", "Documents", "Mutants"], path: "Tests/Endurance"),
  .executableTarget(name: "Marathon", dependencies: ["Endurance", "Documents", "Mutants"], path: "Tests/Marathon"),
  .target(name: "BruteForce", dependencies: ["Stage", "Documents", "Explorer"], path: "Tests/BruteForce"),
  tests("BruteForce", ["BruteForce", "Scenes"], exclude: ["Remembered"]),
  .executableTarget(name: "Disprove", dependencies: ["BruteForce", argumentParser], path: "Tests/Disprove"),
  .target(
    name: "Truth", dependencies: ["Stage", "Documents", "Explorer"], path: "Tests/Truth",
    exclude: ["Cases", "README.md", "explained.tsv"]),
  tests("Truth", ["Truth", "Audit"], exclude: ["Snapshots"]),
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["Recordings", "Gestures", "Audit", "Explorer", "Documents", "Stage", "Trees", "Truth"],
    path: "Tests/Benchmarks", exclude: ["Peers"]),
]

var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "detent",
  products: [
    .executable(name: "detent", targets: ["detent"])
  ] + (pure + [module("KernelInput")]).map { .library(name: $0.name, targets: [$0.name]) },
  traits: [
    .trait(name: "KernelInput", description: "Real devices: libevdev, uinput, evdev."),
    .default(enabledTraits: ["KernelInput"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: mutants + pure + operatingSystem + program + testing
)

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
