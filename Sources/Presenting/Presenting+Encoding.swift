public import Digests
internal import StageModel

extension Presenting: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(detents) { $0.combine($1) }
    sink.combine(sizes) { $0.combine($1) }
    sink.combine(goneWindows.isEmpty ? [] : goneWindows.sorted())
    windows.encode(into: &sink)
    sink.combine(sheets)
    sink.combine(covers)
    sink.combine(suspended)
    sink.combine(waiting)
    sink.combine(dialogs)
    sink.combine(requests)
  }
}
