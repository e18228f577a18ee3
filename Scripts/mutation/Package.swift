// swift-tools-version: 6.2
import PackageDescription

let syntax = "swift-syntax"

let package = Package(
  name: "mutation",
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .target(
      name: "Mutation",
      dependencies: [
        .product(name: "SwiftSyntax", package: syntax),
        .product(name: "SwiftParser", package: syntax),
        .product(name: "SwiftOperators", package: syntax),
      ]),
    .executableTarget(name: "mutate-sources", dependencies: ["Mutation"]),
    .testTarget(name: "MutationTests", dependencies: ["Mutation"]),
  ])

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
