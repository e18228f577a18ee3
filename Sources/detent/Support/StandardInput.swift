import ArgumentParser

/// Standard input, which `-` stands for.
enum StandardInput {
  /// Checks that no more than one of these files is standard input.
  static func check(_ paths: [String?]) throws {
    guard paths.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read only once")
    }
  }
}
