import Documents
import KernelInput

extension SystemCheck {
  /// The check as programs read it.
  var document: DocumentValue {
    var pairs: [DocumentValue.Pair] = [
      .init("id", .text(id)), .init("title", .text(title)), .init("status", .text(status.rawValue)),
      .init("detail", .text(detail)),
    ]
    if let remedy { pairs.append(.init("remedy", .text(remedy))) }
    return .mapping(pairs)
  }
}
