import Testing

@Suite("Reading Package.swift")
struct PackageManifestTests {
  static let text = """
    let parser = Target.Dependency.product(name: "Parser", package: "swift-parser")
    let library = Target.Dependency.target(name: "CLibrary", condition: .when(traits: ["Kernel"]))
    func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
      .target(name: name, dependencies: dependencies)
    }
    let targets: [Target] = [
      module("Base"),
      module("Middle", ["Base", library], exclude: ["Data"]),  // module("Ghost", ["Base"]),
      module(
        "Top",
        [
          "Middle",
          .product(name: "Algorithms", package: "swift-algorithms"),
        ]),
      .systemLibrary(name: "CLibrary", pkgConfig: "library", providers: [.apt(["library-dev"])]),
      .executableTarget(
        name: "program",
        dependencies: ["Top", parser]),
      .target(name: "Support", dependencies: ["Top"], path: "Tests/Support"),
      .testTarget(name: "TopTests", dependencies: ["Top"]),
    ]
    """

  @Test("targets and what they depend on")
  func dependencies() {
    #expect(
      PackageManifest(Self.text).dependencies == [
        "Base": [], "Middle": ["Base", "CLibrary"], "Top": ["Middle", "Algorithms"], "CLibrary": [],
        "program": ["Top", "Parser"],
      ])
  }

  @Test("a dependency more or less is a difference")
  func differences() {
    let more = Self.text.replacing("module(\"Base\")", with: "module(\"Base\", [\"Top\"])")
    #expect(PackageManifest(more).dependencies["Base"] == ["Top"])
    let less = Self.text.replacing("[\"Base\", library]", with: "[library]")
    #expect(PackageManifest(less).dependencies["Middle"] == ["CLibrary"])
  }
}
