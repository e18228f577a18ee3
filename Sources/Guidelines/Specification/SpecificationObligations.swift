/// Every obligation of the announcer, as data.
public enum SpecificationObligations {
  /// All of them, in the order of the specification.
  public static let all: [SpecificationObligation] = [
    SpecificationObligation(
      "ann-every-control",
      "Next and previous reach every control that can be reached, and each has a label; one that is only a picture too.",
      ["sheet-watchos-label-required", "sheet-grabber-voiceover"]),
    SpecificationObligation(
      "ann-confine",
      "What is modal confines the reader to itself; on macOS the other windows stay within reach (C-20).",
      ["sheet-modal-blocks-parent"]),
    SpecificationObligation(
      "ann-present", "What comes up is announced: its kind, its title, its message.",
      ["modality-critical-information-received"]),
    SpecificationObligation(
      "ann-exit",
      "At least one way out can be reached, has a label and works by the reader's commands; the reader's Escape works.",
      ["modality-explicit-exit", "modality-fullscreen-dismiss-by-button"]),
    SpecificationObligation(
      "ann-detent",
      "The grabber can be adjusted and says the detent; whatever touch does to a sheet, a reader can do.",
      ["sheet-grabber-voiceover"]),
    SpecificationObligation(
      "ann-styles", "Destructive and cancel are heard, and “n of m” is spoken.",
      ["action-sheet-button-style-conveys-effect"]),
    SpecificationObligation(
      "ann-return", "When something is gone, what opened it has the cursor again and is spoken.",
      ["sheet-close-returns-to-parent"]),
    SpecificationObligation(
      "ann-scroll",
      "The cursor on what is out of sight scrolls it into view by the least; its place or “page n of m” is spoken.",
      ["scroll-content-larger-than-view", "scroll-auto-minimal", "scroll-indicator-near-begin-middle-end"]),
    SpecificationObligation(
      "ann-hidden", "What is covered, dimmed by something modal, or an earlier view cannot be reached.",
      ["modality-fullscreen-hides-previous"]),
    SpecificationObligation(
      "ann-order",
      """
      What dismisses at the leading side is read first, then the title, the content, and what dismisses at the trailing \
      side; on watchOS what dismisses comes first, on macOS the buttons last (C-07).
      """),
  ]
}
