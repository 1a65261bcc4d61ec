// AI: ink, with cyan and mint light.
import { RAMP, star } from "./kit.mjs";

function chatbot(s) {
  const { p, r, l, c, e, lin } = s;
  const eye = s.part(
    s.soft(7, r(-15, -22, 30, 44, "#5ff5e0", 15)) + r(-12, -20, 24, 40, lin("#eafffb #5ff0dc"), 12),
  );
  return [
    s.ground("#143a4a #0c2230@50 #060f18", "d", "#4fe0d077", 0.5, 0.6, 0.6),
    // folded bubbles
    s.soft(16, p("M30 60H330V230H150L90 290 96 230H30Z", "#01070caa", { transform: "translate(18 24)" })),
    p("M-20 34L318 20 334 220 164 212 92 296 96 214 -20 218Z", lin("#dffcf6 #8fe6da@50 #3fb3b0", "d")),
    p("M318 20L334 220 164 212Z", "#0c5a6655"),
    p("M96 214L164 212 92 296Z", "#0a4a56aa"),
    p("M-20 34L318 20 -20 150Z", "#ffffff40"),
    c(84, 124, 17, "#0e5a68"),
    c(148, 122, 17, "#0e5a68"),
    c(212, 120, 17, "#0e5a6888"),
    s.soft(
      16,
      p("M410 30L660 50V200H560L590 262 500 196 400 190Z", "#01070caa", { transform: "translate(14 22)" }),
    ),
    p("M404 24L660 44V196L556 192 592 264 492 188 392 182Z", lin("#fffdf6 #e9f3ea@50 #b9d3cc", "d")),
    p("M556 192L592 264 492 188Z", "#5f8a88cc"),
    p("M660 44V196L492 188Z", "#5f9a9833"),
    p("M404 24L660 44 396 130Z", "#ffffff88"),
    l("M436 76L610 88M434 108L580 116M432 140L540 146", "#1c5562", 11, { strokeLinecap: "round" }),
    // robot, cropped by the lower edge
    s.soft(18, r(176, 226, 330, 240, "#00060bcc", 90)),
    r(314, 150, 12, 56, lin(RAMP.steel, "h")),
    s.soft(9, c(320, 142, 24, "#5ff5e0")),
    c(320, 142, 17, s.rad("#ffffff #9ffcee@50 #25b8ac")),
    r(122, 268, 60, 104, lin("#3f8f98 #b9f0e8@30 #1c5562", "h"), 22),
    r(458, 268, 60, 104, lin("#3f8f98 #b9f0e8@30 #123f4a", "h"), 22),
    r(152, 196, 336, 300, s.rad("#ffffff #e4f5f1@40 #9cc9c6@75 #4a8288", 0.3, 0.1, 0.95), 92),
    r(186, 234, 268, 200, lin("#6fa8aa #e9fffb", "d"), 66),
    r(192, 240, 256, 200, s.rad("#17485a #0a2433@60 #040f18", 0.4, 0.2, 0.8), 62),
    eye("translate(266 316)"),
    eye("translate(374 316)"),
    s.soft(5, l("M292 368Q320 392 348 368", "#5ff5e0", 8)),
    l("M292 368Q320 392 348 368", "#c9fff6", 7, { strokeLinecap: "round" }),
    p("M214 268Q220 250 250 250H330L236 400Q202 350 214 268Z", "#ffffff14"),
    e(244, 214, 60, 9, "#ffffffcc", { transform: "rotate(-7 244 214)" }),
  ];
}

function copyDesk(s) {
  const { p, r, l, c, e, lin } = s;
  const key = s.part(
    e(1, 7, 28, 20, "#01060a") +
      e(0, 0, 27, 19, lin(RAMP.brassDown)) +
      e(0, -1, 22, 15, s.rad("#2f5a68 #0e2430", 0.4, 0.2, 0.8)) +
      l("M-7 -2H7", "#bff5ec", 4, { strokeLinecap: "round" }),
  );
  const row = s.part([0, 1, 2, 3, 4, 5, 6, 7].map((i) => key(i ? `translate(${i * 60})` : "")).join(""));
  const keys = [
    row("translate(110 304)"),
    row("translate(70 346) scale(1.200 1.100)"),
    row("translate(30 390) scale(1.400 1.200)"),
  ];
  return [
    s.ground("#12303f #0b1e2b@55 #050d15", "d", "#3fd8cc55", 0.5, 0.2, 0.6),
    s.soft(22, r(170, -30, 300, 210, "#5ff0dc77", 20)),
    // the sheet
    p("M186 -20H454L462 170H178Z", lin("#f4fffc #d9f7f0@60 #8fd8d0")),
    l("M214 22h150M214 50h206M214 78h180M214 106h200", "#12808c", 8, { strokeLinecap: "round" }),
    s.soft(5, l("M214 134h96", "#14b8b0", 10, { strokeLinecap: "round" })),
    l("M214 134h96", "#0aa39c", 8, { strokeLinecap: "round" }),
    r(322, 122, 6, 26, "#0b4a56"),
    // carriage
    s.soft(12, r(70, 180, 520, 60, "#01060acc")),
    r(60, 150, 520, 52, lin("#5a7480 #24404c@24 #0a1820@60 #16303c"), 12),
    r(178, 148, 284, 12, "#0009"),
    r(24, 144, 44, 64, lin(RAMP.brass), 9),
    r(572, 144, 44, 64, lin(RAMP.brass), 9),
    r(140, 140, 360, 9, lin(RAMP.steelDown), 4),
    l("M52 148L14 96", "#9fb6c2", 10, { strokeLinecap: "round" }),
    // body
    p(
      "M96 196H544C566 210 596 300 640 420H0C44 300 74 210 96 196Z",
      lin("#2f8a94 #17606e@30 #0c3a48@65 #06202b"),
    ),
    p("M96 196H544C552 202 558 212 564 224H76C82 212 88 202 96 196Z", lin("#8fe6da #2f8a94")),
    p("M212 206H428L452 262H188Z", lin("#030a10 #0e2430")),
    l(
      [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => `M${320 + i * 22} 258L${320 + i * 11} 208`).join(""),
      "#9fb6c2",
      4,
    ),
    r(300, 176, 40, 34, lin(RAMP.steelDown), 4),
    r(312, 172, 16, 20, "#0a1820"),
    c(204, 234, 12, "#16303c", { stroke: "#b4c2d0", strokeWidth: 10 }),
    c(436, 234, 12, "#16303c", { stroke: "#b4c2d0", strokeWidth: 10 }),
    p("M70 274H570L640 400H0Z", lin("#04121a #0a2430")),
    keys,
    p("M0 0H640V400H0Z", s.rad("#05101800@60 #02080cbb", 0.5, 0.3, 0.8)),
  ];
}

function reviewReader(s) {
  const { p, r, l, c, g, lin } = s;
  const shape = star(0, 0, 56, 25);
  const glow = s.part(c(0, 0, 116, s.rad("#ffe9a688 #7ff0dc33@50 #7ff0dc00", 0.5, 0.5, 0.5)));
  const lamp = s.part(
    `<path d="${shape}" stroke-linejoin="round" stroke-width="12" stroke="#ffe09a" fill="#ffe09a"/>` +
      p(shape, s.rad("#ffffff #fff0b8@35 #ffc04a", 0.5, 0.5, 0.6)) +
      l("M0 0V-56M0 0L53 -17M0 0L33 45M0 0L-33 45M0 0L-53 -17", "#c9821c77", 2.5) +
      r(-8, -74, 16, 16, lin(RAMP.brassDown), 3),
  );
  const at = [
    [60, 112, -8],
    [188, 156, 5],
    [322, 172, -3],
    [456, 154, 6],
    [584, 106, -6],
  ];
  return [
    s.ground("#0b2533 #0a1c2a@50 #071019", "v", "#2fb8b055", 0.5, 0.4, 0.6),
    s.soft(16, p("M60 262L600 236 680 420H-20Z", "#01060acc")),
    // the pages below, lit by the lanterns
    p("M176 250L610 232 700 430H140Z", lin("#9fc9c2 #3f7a7c")),
    p("M84 250L522 234 640 430H-30Z", s.rad("#fffbe6 #e3f3e6@45 #6fa8a4@90", 0.5, 0, 0.9)),
    // an opening quotation mark
    p(
      "M112 306C108 284 118 266 142 262L144 270C132 274 128 280 130 288 144 286 152 292 150 304 146 320 116 322 112 306ZM160 304C158 282 168 264 192 260L193 268C182 272 178 278 179 286 193 284 201 290 199 302 195 318 163 320 160 304Z",
      lin("#27a8a4 #0b5a66"),
    ),
    l("M226 274L480 266", "#1c5562", 8, { strokeLinecap: "round" }),
    p("M214 290L498 283 508 310 218 316Z", "#8ff0d4b0"),
    l("M230 303L470 297M84 344L520 336", "#1c5562", 9, { strokeLinecap: "round" }),
    p("M300 356L560 350 574 382 304 386Z", "#ffd97fc0"),
    l("M62 378L270 374M322 371L540 366", "#1c5562", 10, { strokeLinecap: "round" }),
    l("M-20 -6C120 84 500 96 660 -14", "#02080c", 7),
    l("M-20 -8C120 82 500 94 660 -16", "#5f8a94", 2),
    l("M49 30V18M195 74V52M318 90V64M464 74V50M576 24V16", "#8fb6bc", 3),
    at.map(([x, y]) => glow(`translate(${x} ${y})`)).join(""),
    at
      .slice(0, 4)
      .map(([x, y, a]) => lamp(`translate(${x} ${y}) rotate(${a}) scale(1.200)`))
      .join(""),
    // the fifth is only half lit
    g(
      "translate(584 106) rotate(-6) scale(1.200)",
      lamp(""),
      p("M0 -60L16 -22 58 -19 26 10 38 52 0 30Z", "#0a2a38d0"),
    ),
    c(40, 250, 2.5, "#bff5ec"),
    c(604, 226, 2.5, "#bff5ec"),
    c(256, 30, 2, "#bff5ec"),
    c(420, 20, 2, "#bff5ec"),
  ];
}

function forecaster(s) {
  const { p, r, l, c, lin } = s;
  const front = lin("#f2fffbee #7fe0d4c9@30 #1f9fa8c0@75 #0f6f80cc");
  const side = lin("#4fbfbcd9 #0b5a6ad0");
  const top = lin("#ffffff #c9f7ee", "d");
  const bar = (x, y, w) => [
    p(`M${x + w} ${y}L${x + w + 26} ${y - 18}V344L${x + w} 362Z`, side),
    r(x, y, w, 362 - y, front),
    p(`M${x} ${y}L${x + 26} ${y - 18}H${x + w + 26}L${x + w} ${y}Z`, top),
    r(x + 9, y + 12, 9, 330 - y, "#ffffff66", 4),
    l(`M${x} ${y}H${x + w}V362`, "#ffffffaa", 2),
  ];
  const dots = [
    [56, 252],
    [156, 218],
    [256, 232],
    [356, 166],
    [456, 112],
    [556, 46],
  ];
  return [
    s.ground("#6fc4c8 #bfeadb@40 #fff0cf@64 #ffd9a0", "v", "#ffffffaa", 0.3, 0.5, 0.5),
    c(210, 170, 210, s.rad("#fffbe0dd #fff3c400", 0.5, 0.5, 0.5)),
    c(210, 166, 92, lin("#fff7d6 #ffc873@60 #ff9f5e")),
    l("M330 54H450M380 76H500M30 64H110", "#ffffff99", 9, { strokeLinecap: "round" }),
    p("M0 250C80 190 150 236 220 210S350 190 430 240 560 200 640 226V400H0Z", lin("#8fd3c8 #4fa8a6")),
    p("M0 290C110 232 200 290 300 258S500 290 640 250V400H0Z", lin("#4fa8a6 #1c7480")),
    p("M0 330C140 290 260 330 380 308S560 320 640 306V400H0Z", lin("#1f8590 #0a4656")),
    p("M0 356H640V400H0Z", lin("#0d5666 #063340")),
    s.soft(8, p("M30 362H640V384H60Z", "#01202acc")),
    bar(16, 286, 66),
    bar(116, 252, 66),
    bar(216, 266, 66),
    bar(316, 200, 66),
    bar(416, 146, 66),
    bar(516, 80, 66),
    r(616, 30, 40, 334, front),
    [16, 116, 216, 316, 416, 516].map((x) => r(x, 364, 66, 36, lin("#7fe0d466 #7fe0d400"))).join(""),
    s.soft(4, l("M56 262L156 228 256 242 356 176 456 122 556 56 660 10", "#0a4656aa", 6)),
    l("M56 252L156 218 256 232 356 166 456 112 556 46 660 -4", "#0b3a48", 6, { strokeLinejoin: "round" }),
    dots.map(([x, y]) => c(x, y, 11, "#0b3a48") + c(x, y, 6, "#fff3c4")).join(""),
  ];
}

function photoSorter(s) {
  const { p, r, l, c, g, lin } = s;
  const view = '<rect x="14" y="14" width="172" height="164" rx="2"/>';
  const card = s.part(
    s.soft(7, r(9, 12, 200, 232, "#06323c88", 4)) + r(0, 0, 200, 232, lin("#ffffff #e6efec", "d"), 4),
  );
  const gloss = s.part(p("M14 14H130L40 178H14Z", "#ffffff2b"));
  const photo = (a, ...kids) =>
    g(
      `translate(300 560) rotate(${a}) translate(-100 -520) scale(1.100)`,
      card(""),
      s.cut(view, kids),
      gloss(""),
    );
  const sky = (ramp) => r(14, 14, 172, 164, lin(ramp));
  return [
    s.ground("#e3f7f0 #b4e3da@55 #74bdb9", "d", "#ffffffcc", 0.15, 0, 0.7),
    p("M-20 330C160 260 480 260 660 330V420H-20Z", "#0a566622"),
    photo(
      -46,
      sky("#f7c98a #ee8f5f"),
      c(60, 70, 24, "#fff0c4"),
      p("M0 120Q60 84 110 116T200 104V190H0Z", "#c9653c"),
      p("M0 150Q90 112 200 152V190H0Z", "#8a3a24"),
    ),
    photo(
      -24,
      sky("#12304c #3f8f9c@50 #b9ecd8"),
      c(140, 50, 14, "#fff6dd"),
      l("M40 40h0M70 64h0M100 34h0M50 84h0M160 90h0", "#fff", 3, { strokeLinecap: "round" }),
      p("M0 150L60 80 92 120 130 66 200 150V190H0Z", "#0a2233"),
      p("M130 66L148 88 138 96 129 86 118 92 115 91ZM60 80L74 98 62 104 53 94 46 100Z", "#e9f7f4"),
    ),
    photo(
      20,
      sky("#bfe6f0 #eefaf2"),
      p("M0 110Q50 80 100 104T200 92V190H0Z", "#7ab88a"),
      [30, 62, 92, 128, 160]
        .map((x, i) => p(`M${x} ${84 - (i % 2) * 22}l20 84h-40z`, i % 2 ? "#2a6b4c" : "#3f8a5f"))
        .join(""),
      p("M0 160Q90 136 200 164V190H0Z", "#1f5a3f"),
    ),
    photo(
      42,
      sky("#2a2f5c #b8577a@60 #ffb27a"),
      r(30, 84, 26, 100, "#1a1838"),
      r(62, 60, 34, 130, "#241f48"),
      r(104, 98, 24, 90, "#1a1838"),
      r(134, 72, 36, 120, "#2a2450"),
      l("M70 72v90M88 72v90M144 84v80M160 84v80M42 96v70", "#ffd98a", 5, { strokeDasharray: "6 9" }),
    ),
    photo(
      -2,
      sky("#8fd8ee #d9f6ee@55 #fff3d0"),
      c(132, 76, 26, "#fffbe2"),
      p("M14 104H186V190H14Z", lin("#1fa3b0 #0b5a6e")),
      l("M30 122h40M90 132h60M50 146h50M120 118h40", "#c9f7ee", 3),
      p("M64 118L100 46 106 118Z", "#fffdf6"),
      p("M110 118V60L138 112Z", "#f28a5c"),
      p("M52 124H146L132 144H68Z", "#8a3a24"),
    ),
    // clip with a tick on the chosen one
    g(
      "translate(398 72) rotate(8)",
      s.soft(7, c(6, 9, 34, "#06323caa")),
      c(0, 0, 34, s.rad("#9ff5e0 #1fa79b@60 #0b5f66")),
      l("M-14 0L-4 12 16 -12", "#fff", 8, { strokeLinecap: "round", strokeLinejoin: "round" }),
    ),
  ];
}

function transcriber(s) {
  const { p, r, l, g, lin } = s;
  const heights = [14, 34, 62, 96, 58, 120, 78, 44, 104, 66, 30, 84, 52, 22];
  const bars = heights.map((h, i) => `M${272 + i * 18.5} ${262 - h / 2 - i * 4}v${h}`).join("");
  return [
    s.ground("#e6f6f5 #bfe2e2@55 #86bcc2", "d", "#ffffffcc", 0.15, 0, 0.7),
    // paper ribbon carrying the wave
    s.soft(14, p("M60 200C300 230 480 120 660 150V330C500 300 300 390 60 360Z", "#0a3a4677")),
    p(
      "M40 176C290 216 460 98 660 128V312C470 280 300 380 40 340Z",
      lin("#e9dcbc #fffdf6@50 #f7efdd@75 #ddd0b0", "h"),
    ),
    p("M660 128C600 118 560 122 520 130V306C560 300 610 302 660 312Z", "#0a3a460d"),
    l(bars, lin("#0fb5b0 #0b6f86@60 #0b4a5e", "h"), 10, { strokeLinecap: "round" }),
    l("M548 164H640M548 188H622M548 212H640M548 236H610M548 260H640", "#17404e", 8, {
      strokeLinecap: "round",
    }),
    // coiled cord
    l(
      "M190 400q14 -34 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0",
      "#0f3442",
      13,
    ),
    l(
      "M190 396q14 -34 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0",
      "#4f93a0",
      4,
    ),
    // handset
    g(
      "translate(150 200) rotate(-80)",
      s.soft(
        14,
        p(
          "M-240 60C-262 -20 -210 -74 -120 -84 -40 -92 40 -92 120 -84 210 -74 262 -20 240 60V110H112C108 22 88 4 0 0 -88 4 -108 22 -112 110H-240Z",
          "#04161f99",
          { transform: "translate(-24 22)" },
        ),
      ),
      p(
        "M-226 62H-126L-134 104Q-176 116 -218 104ZM226 62H126L134 104Q176 116 218 104Z",
        lin("#2f6674 #08202b"),
      ),
      p(
        "M-240 60C-262 -20 -210 -74 -120 -84 -40 -92 40 -92 120 -84 210 -74 262 -20 240 60 236 74 116 74 112 60 108 22 88 4 60 0 20 -6 -20 -6 -60 0 -88 4 -108 22 -112 60 -116 74 -236 74 -240 60Z",
        lin("#6fc4ca #1f6675@30 #0c3644@70 #051a24"),
      ),
      p(
        "M-206 -10C-190 -56 -130 -70 -60 -74 20 -78 90 -74 140 -64 60 -66 -30 -66 -100 -54 -160 -44 -180 -24 -196 16Z",
        "#ffffff66",
      ),
      r(-238, 56, 124, 12, lin(RAMP.brass, "h"), 5),
      r(114, 56, 124, 12, lin(RAMP.brass, "h"), 5),
    ),
    l("M282 316q16 16 14 40M306 306q26 26 22 64", "#0fa3a8", 6, { strokeLinecap: "round" }),
  ];
}

function leadScorer(s) {
  const { p, r, l, c, lin } = s;
  const arrow = s.part(
    r(0, -4, 210, 8, lin("#f6dcb0 #a8703a"), 3) +
      p("M-2 0L18 -8V8Z", lin(RAMP.steelDown)) +
      p("M150 -4L176 -30H226L206 -4Z", lin("#c9fff4 #2fbfb4", "d")) +
      p("M150 4L176 30H226L206 4Z", lin("#0f7f88 #0a5560", "d")) +
      r(204, -5, 14, 10, "#0a2a36", 3),
  );
  const cast = s.part(s.soft(4, p("M0 0L160 -12 210 -34 200 0 214 26 162 12Z", "#01060a99")));
  const hit = (x, y, a, k = 1) =>
    cast(`translate(${x} ${y}) rotate(${a + 17}) scale(${k})`) +
    arrow(`translate(${x} ${y}) rotate(${a}) scale(${k})`);
  const ring = (radius, ramp) => c(270, 214, radius, lin(ramp, "d"));
  return [
    s.ground("#164253 #0b2431@55 #050f17", "d", "#3fd8cc55", 0.2, 0, 0.7),
    s.soft(20, c(296, 244, 250, "#00060bcc")),
    // gauge round the rim
    c(270, 214, 252, lin("#2c4d5c #07141d", "d")),
    c(270, 214, 238, "#06121b"),
    c(270, 214, 234, "none", { stroke: "#7fa8b044", strokeWidth: 12, strokeDasharray: "2 10.250" }),
    s.soft(8, l("M104 380A234 234 0 0 1 435 49", "#3ff5dcaa", 16)),
    l("M104 380A234 234 0 0 1 435 49", lin("#0f8f98 #5ff5dc@60 #e9fff8", "u"), 13, {
      strokeLinecap: "round",
    }),
    c(435, 49, 14, "#fff"),
    c(435, 49, 7, "#0fa39c"),
    ring(216, "#f4fffb #b9d9d4"),
    ring(178, "#1c5f70 #0b3444"),
    ring(140, "#8ff5e2 #27a8a4"),
    ring(102, "#12485a #082634"),
    ring(64, "#f4fffb #b9d9d4"),
    ring(28, "#ff9a78 #d9472c"),
    c(270, 214, 197, "none", { stroke: "#0b344433", strokeWidth: 2 }),
    c(270, 214, 159, "none", { stroke: "#ffffff22", strokeWidth: 2 }),
    c(270, 214, 121, "none", { stroke: "#0b344433", strokeWidth: 2 }),
    p("M60 190C70 90 150 10 260 0 190 40 130 100 112 240 80 236 62 220 60 190Z", "#ffffff26"),
    hit(366, 110, -24),
    hit(330, 300, 8),
    hit(272, 214, -14, 1.5),
    p("M0 0H640V400H0Z", s.rad("#05101800@60 #02080c99", 0.4, 0.4, 0.9)),
  ];
}

export const ai = {
  "ai-chatbot-builder": chatbot,
  "copy-desk": copyDesk,
  "review-reader": reviewReader,
  "demand-forecaster": forecaster,
  "photo-sorter": photoSorter,
  "call-transcriber": transcriber,
  "lead-scorer": leadScorer,
};
