extension HTMLReport {
  /// The style sheet. Every pair of text and background has a contrast of at least 4.5, checked by a test.
  static let style = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --text: #1b1b1f; --faint: #55585f; --line: #8a8d94; --soft: #f1f2f5;
      --pass: #17633a; --fail: #a8201a; --cannotTell: #6f5200;
      --surface: #ffffff; --control: #dde6fb; --trail: #8a2be2; --cursor: #0b57d0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #16181c; --text: #e8e8ea; --faint: #b4b7bf; --line: #8a8d94; --soft: #24272d;
        --pass: #8fd6a5; --fail: #ffb4ab; --cannotTell: #f2c063;
        --surface: #1f2228; --control: #2c3a5c; --trail: #d0a6ff; --cursor: #a8c7fa;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; }
    .skip { position: absolute; left: -999rem; }
    .skip:focus { position: static; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; margin-top: 2rem; } h3 { font-size: 1.05rem; }
    h4 { font-size: 1rem; margin: 0.5rem 0 0; }
    table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
    caption { text-align: start; color: var(--faint); padding: 0.25rem 0; }
    th, td { border: 1px solid var(--line); padding: 0.25rem 0.6rem; text-align: start; vertical-align: top; }
    thead th { background: var(--soft); }
    .number { text-align: end; font-variant-numeric: tabular-nums; }
    .pass { color: var(--pass); font-weight: 600; }
    .fail { color: var(--fail); font-weight: 600; }
    .cannotTell { color: var(--cannotTell); font-weight: 600; }
    .finding { border-block-start: 1px solid var(--line); padding-block: 0.5rem 1rem; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0; }
    dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
    code { font-family: ui-monospace, monospace; background: var(--soft); padding: 0 0.25rem; }
    .run { padding-inline-start: 1.5rem; }
    .step { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
    .step > div { flex: 1 1 18rem; }
    .said { font-style: italic; }
    .drawing { width: 100%; max-width: 18rem; max-height: 80vh; margin: 0.5rem 0; border: 1px solid var(--line); }
    .drawing text { font: 12px system-ui, sans-serif; fill: var(--text); stroke: none; }
    .drawing .screen { fill: var(--soft); }
    .drawing .surface { fill: var(--surface); stroke: var(--line); }
    .drawing .control { fill: var(--control); stroke: var(--line); }
    .drawing .text, .drawing .box { fill: none; stroke: var(--line); stroke-dasharray: 2 3; }
    .drawing .covered { opacity: 0.45; }
    .drawing .label.covered { opacity: 0.7; }
    .drawing .highlight { fill: none; stroke: var(--fail); stroke-width: 3; stroke-dasharray: 8 4; }
    .drawing .cursor { fill: none; stroke: var(--cursor); stroke-width: 4; }
    .drawing .trail { fill: none; stroke: var(--trail); stroke-width: 4; stroke-linecap: round; }
    .drawing .finger { fill: var(--trail); fill-opacity: 0.55; stroke: var(--trail); stroke-width: 2; }
    .drawing .lifted { fill-opacity: 0.15; }
    @media print { .finding, .step { break-inside: avoid; } }

    """
}
