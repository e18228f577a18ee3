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
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    a { color: var(--cursor); }
    :focus-visible { outline: 3px solid var(--cursor); outline-offset: 2px; }
    .skip { position: absolute; left: -999rem; }
    .skip:focus { position: static; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
    nav a { display: inline-block; padding: 0.25rem 0; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; margin-top: 2rem; } h3 { font-size: 1.05rem; }
    h4 { font-size: 1rem; margin: 0.5rem 0 0; }
    .wide { overflow-x: auto; margin: 1rem 0; padding: 2px; }
    table { border-collapse: collapse; overflow-wrap: normal; }
    caption { text-align: start; color: var(--faint); padding: 0.25rem 0; }
    th, td { border: 1px solid var(--line); padding: 0.25rem 0.6rem; text-align: start; vertical-align: top; }
    thead th { background: var(--soft); }
    .number { text-align: end; font-variant-numeric: tabular-nums; }
    .pass { color: var(--pass); font-weight: 600; }
    .fail { color: var(--fail); font-weight: 600; }
    .cannotTell, .review { color: var(--cannotTell); font-weight: 600; }
    .finding { border-block-start: 1px solid var(--line); padding-block: 0.5rem 1rem; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0; }
    dt { color: var(--faint); } dd { margin: 0; }
    code { font-family: ui-monospace, monospace; background: var(--soft); padding: 0 0.25rem;
      unicode-bidi: isolate; }
    .player { border: 1px solid var(--line); border-radius: 8px; padding: 0.5rem 1rem; }
    .player label { display: block; font-weight: 600; }
    .player input { display: block; width: 100%; height: 1.75rem; margin: 0.25rem 0; accent-color: var(--cursor); }
    .player p { margin: 0.25rem 0; }
    .strip { display: block; width: 100%; height: 10px; margin-top: 0.5rem; }
    .ends { display: flex; justify-content: space-between; color: var(--faint); font-size: 0.85rem; }
    .tick { stroke: var(--line); fill: none; vector-effect: non-scaling-stroke; }
    .marker { stroke: var(--cursor); stroke-width: 5; vector-effect: non-scaling-stroke; }
    .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.5rem 0; }
    button { font: inherit; color: var(--text); background: var(--control); border: 1px solid var(--line);
      border-radius: 6px; min-height: 2.25rem; padding: 0.25rem 0.9rem; cursor: pointer; }
    button[aria-pressed="true"] { border: 3px double var(--text); }
    button[aria-disabled="true"] { color: var(--faint); background: var(--page); border-style: dashed; cursor: default; }
    #player-said { font-style: italic; }
    .note { color: var(--faint); }
    .run { padding-inline-start: 2.5rem; }
    .gap { list-style: none; font-style: italic; color: var(--faint); padding-block: 1rem; }
    .step { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
    .step > div { flex: 0 1 32rem; }
    .said { font-style: italic; }
    .pieces { position: absolute; }
    .drawing { width: 100%; max-width: 20rem; max-height: 80vh; margin: 0.5rem 0; }
    rect { fill: none; }
    text { font: 12px system-ui, sans-serif; fill: var(--text); }
    .label, .finger-number { text-anchor: middle; }
    .screen { fill: var(--soft); } .edge { stroke: var(--line); }
    .bezel { stroke: var(--page); stroke-width: 8; }
    .surface { fill: var(--surface); stroke: var(--line); }
    .surface:not([rx]), .blur:not([rx]) { rx: 10px; }
    .blur { fill: var(--soft); fill-opacity: 0.6; }
    .control { fill: var(--control); stroke: var(--line); rx: 6px; }
    .outline { stroke: var(--line); stroke-width: 0.5; }
    rect.text, .box { stroke: var(--line); stroke-dasharray: 2 3; }
    .bar { fill: var(--soft); stroke: var(--line); } .ticks { stroke: var(--text); stroke-width: 1; }
    .thumb { fill: var(--text); rx: 2px; } .translucent { fill-opacity: 0.5; }
    .dim { fill: #000; fill-opacity: 0.25; rx: 10px; }
    rect.covered { opacity: 0.45; } text.covered { opacity: 0.7; }
    .tag { font-weight: 600; paint-order: stroke; stroke: var(--page); stroke-width: 4; }
    .focus { stroke: var(--text); stroke-width: 3; rx: 6px; }
    .cursor { stroke: var(--cursor); stroke-width: 4; stroke-dasharray: 10 5; rx: 8px; }
    .highlight { fill: none; stroke: var(--fail); stroke-width: 3; stroke-dasharray: 8 4; rx: 4px; }
    .trail { fill: none; stroke: var(--trail); stroke-width: 4; stroke-linejoin: round; stroke-dasharray: 1; }
    .start { fill: var(--trail); }
    .finger { fill: var(--page); stroke: var(--trail); stroke-width: 4; }
    .press { fill: none; stroke: var(--trail); stroke-width: 3; }
    .pointer { fill: var(--page); stroke: var(--trail); stroke-width: 3; stroke-linejoin: round; }
    .lifted { stroke-dasharray: 5 4; } .pointer.lifted { stroke-dasharray: 3 3; }
    summary { cursor: pointer; padding: 0.25rem 0; }
    .plot { width: 100%; display: block; margin: 0.5rem 0; }
    \(MotionPlot.rules)
    @media screen and (prefers-reduced-motion: no-preference) {
      .playing .trail { animation: go 0.4s ease-out; }
      @keyframes go { from { stroke-dashoffset: 1; } to { stroke-dashoffset: 0; } }
    }
    @media (max-width: 30rem) {
      dl { display: block; } dd { margin-inline-start: 1rem; }
      .run { padding-inline-start: 1.75rem; }
    }
    @media (forced-colors: active) {
      svg { forced-color-adjust: none; background: var(--page); }
    }
    @media print {
      nav, .skip, .player { display: none; }
      body { max-width: none; padding: 0; }
      .run > li[hidden] { display: list-item; }
      .finding, .step { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      .drawing { max-height: 10cm; }
    }

    """
}
