// Security: navy, steel and amber lamp light.
import { ball, bust, castRect, RAMP, star, writing } from "./kit.mjs";

function accessDesk(s) {
  const { p, r, l, c, g, lin } = s;
  return [
    s.ground("#e9eff5 #b4c3d2@60 #8194a8", "d", "#fffaf0dd", 0.1, 0, 0.7),
    p("M0 40L640 -120V-40L0 130ZM0 230L640 40V90L0 290Z", "#ffffff44"),
    s.soft(16, r(350, 40, 250, 420, "#1a2a4099", 34)),
    r(330, 20, 250, 420, lin("#5a6a7e #1a2536"), 34),
    r(336, 26, 238, 420, lin("#26344a #0c1422", "d"), 30),
    p("M366 26H470L336 300V56Q336 26 366 26Z", "#ffffff12"),
    s.soft(16, c(455, 170, 78, "none", { stroke: "#ffab2e", strokeWidth: 26 })),
    c(455, 170, 84, "#0a111d"),
    c(455, 170, 78, "none", { stroke: lin("#fff0c0 #ffb52e@50 #d97a10", "d"), strokeWidth: 11 }),
    c(455, 170, 62, s.rad("#2c3b54 #0d1524")),
    l("M438 164v-14a17 17 0 0 1 34 0v14", "#ffdc98", 7),
    r(429, 162, 52, 40, lin("#ffe6ad #f0a52e"), 7),
    c(455, 178, 6, "#5a3508"),
    r(452, 180, 6, 13, "#5a3508", 2),
    [0, 1, 2].map((i) => c(430 + i * 25, 292, 6, i ? "#3a4a62" : "#ffb52e")).join(""),
    l("M410 336H500M410 350H500M410 364H500", "#05090f", 5, { strokeLinecap: "round" }),
    // the card, coming in from the left
    g(
      "translate(-30 150) rotate(-13)",
      s.soft(13, r(18, 26, 400, 246, "#0c182caa", 20)),
      r(0, 0, 400, 246, lin("#2b5d8f #163a63@50 #0c2340", "d"), 20),
      p("M210 0H380Q400 0 400 20V246H90Z", "#ffffff10"),
      p("M300 0H380Q400 0 400 20V246H220Z", "#ffffff0e"),
      r(0, 190, 400, 34, lin("#f7c25a #d98f1e", "h")),
      r(58, 40, 112, 132, lin("#dbe6ef #9fb4c8"), 10),
      s.cut(
        '<rect x="58" y="40" width="112" height="132" rx="10"/>',
        bust(s, 114, 108, 72, "#0000", "#d99f78", "#2a1a16", "#1a3554"),
      ),
      writing(s, 196, 62, 150, 3, 24, "#cfe0ee", 7, [0.8, 1, 0.5]),
      r(300, 120, 58, 46, lin(RAMP.brassDown, "d"), 8),
      l("M300 136h18v-16M300 150h18v16M358 136h-18v-16M358 150h-18v16M318 136h22v14h-22z", "#8a5c1c", 2),
      r(1, 1, 398, 244, "none", 20, { stroke: "#ffffff55", strokeWidth: 2 }),
    ),
    p("M396 128q22 42 8 84M376 140q16 34 5 66", "none", {
      stroke: "#ffb52e",
      strokeWidth: 6,
      strokeLinecap: "round",
    }),
  ];
}

function visitorLog(s) {
  const { p, r, l, e, g, lin } = s;
  return [
    s.ground("#dfe8f1 #a9bccf", "d", "#fff6e0ee", 0.1, 0, 0.6),
    p("M0 0H90L250 276H110ZM150 0H230L390 276H310Z", "#ffffff66"),
    p("M0 276H640V400H0Z", lin("#c48a4e #8a5427@40 #4c2a12")),
    r(0, 270, 640, 12, lin("#f3cf98 #b57e46")),
    l("M0 312C200 304 420 322 640 310M0 352C180 344 460 364 640 350", "#3a1c0844", 3),
    // bell
    s.soft(11, e(250, 350, 226, 34, "#2a1204bb")),
    p(
      "M34 330H404V348Q404 372 219 372T34 348Z",
      lin("#14233a #5a7290@26 #8ba3bd@36 #1d3048@70 #0c1626", "h"),
    ),
    e(219, 330, 185, 32, lin("#33496a #101c30")),
    p(
      "M60 322C56 190 110 122 219 122S382 190 378 322C378 350 60 350 60 322Z",
      lin("#6b4415 #e0ae50@20 #fff4d2@32 #d9a03c@50 #8a5a1c@80 #5a380e", "h"),
    ),
    p(
      "M60 322C56 190 110 122 219 122S382 190 378 322C378 350 60 350 60 322Z",
      lin("#ffffff33 #fff0@40 #3a1c0888"),
    ),
    p("M118 196C128 166 150 148 176 142 150 166 132 210 128 260 110 250 108 220 118 196Z", "#fffbe8bb"),
    l("M62 306C120 334 320 334 376 306", "#5a380e88", 4),
    r(206, 92, 26, 36, lin(RAMP.brass, "h"), 4),
    e(219, 90, 40, 17, lin("#fff0c4 #b07a28")),
    e(219, 84, 34, 12, lin("#fffbe8 #d9a44a")),
    l("M296 84q26 16 36 46M322 62q36 24 48 64", "#e09a2c", 6, { strokeLinecap: "round" }),
    // badge on its ribbon
    s.soft(10, p("M446 -10H478L520 136H508ZM616 -10H580L528 136H540ZM440 190H610V400H440Z", "#1a2a4077")),
    p("M430 -10H468L520 132H496ZM600 -10H562L510 132H534Z", lin("#2b5d8f #132c4e")),
    p("M430 -10H442L504 132H496ZM588 -10H600L534 132H528Z", "#ffffff22"),
    r(498, 124, 34, 30, lin(RAMP.steel, "h"), 5),
    l("M515 150v22", "#5a6c80", 8),
    g(
      "rotate(4 515 160)",
      r(418, 164, 194, 262, lin("#ffffff #e6edf4", "d"), 16),
      p("M418 224V180Q418 164 434 164H596Q612 164 612 180V224Z", lin("#1f4a78 #12305a", "h")),
      r(486, 174, 58, 12, "#b9c8d8", 6),
      l("M452 206H578", "#ffcf70", 10, { strokeLinecap: "round" }),
      bust(s, 515, 300, 62, "#f4d6a4", "#8d5a3b", "#1d1512", "#b4642c"),
      writing(s, 450, 386, 130, 1, 10, "#2c405c", 9),
    ),
  ];
}

function vault(s) {
  const { p, r, l, c, e, g, lin } = s;
  const bar = s.part(p("M0 20L8 0H46L54 20Z", lin("#ffe9a6 #d98f1e")));
  const pile = s.part(bar("") + bar("translate(58)") + bar("translate(29 -20)"));
  const bolt = s.part(r(0, -11, 34, 22, lin(RAMP.steelDown), 5) + e(33, 0, 5, 11, "#f4f8fb"));
  let bolts = "";
  for (let i = 0; i < 7; i++) {
    const a = ((-62 + i * 20.6) * Math.PI) / 180;
    bolts += bolt(`translate(${Math.round(172 + 92 * Math.cos(a))} ${Math.round(196 + 176 * Math.sin(a))})`);
  }
  return [
    s.ground("#2a3d58 #14213a@50 #080e1c", "d", "#6f8fb055", 0, 0, 0.7),
    l("M560 0V400M620 0V400", "#0006", 3),
    p("M0 366H640V400H0Z", "#050912"),
    s.soft(18, c(424, 200, 196, "#ffab3a66")),
    c(420, 196, 206, "#060b16"),
    c(420, 196, 200, lin("#dfe8f0 #6f8296@40 #1d2c42", "d")),
    c(420, 196, 186, lin("#1d2c42 #8fa2b5", "d")),
    c(420, 196, 193, "none", {
      stroke: "#0c1626",
      strokeWidth: 7,
      strokeDasharray: "7 43.500",
      strokeLinecap: "round",
    }),
    s.cut(
      '<circle cx="420" cy="196" r="166"/>',
      r(250, 20, 350, 350, s.rad("#fff0c0 #ffc55e@35 #c9741a@70 #5a2a08", 0.4, 0.4, 0.6)),
      l("M250 92H600M250 178H600M250 264H600", "#6b3408", 8),
      l("M250 87H600M250 173H600M250 259H600", "#ffe6ad", 3),
      pile("translate(330 68)"),
      bar("translate(462 68)"),
      pile("translate(440 154)"),
      bar("translate(350 154)"),
      pile("translate(320 240)"),
      pile("translate(446 240)"),
      p("M254 300H600V370H254Z", lin("#8a4a12 #3a1a06")),
      p("M420 30A166 166 0 0 0 420 362C300 350 290 60 420 30Z", "#2a120688"),
    ),
    c(420, 196, 166, "none", { stroke: "#ffdf9a", strokeWidth: 3 }),
    p("M300 372L640 372V400H220Z", "#ffb54a55"),
    // the door, swung to the left
    s.soft(14, e(200, 210, 130, 196, "#02050caa")),
    e(170, 196, 128, 196, lin("#ffd28a #8fa2b5@20 #33455e", "u")),
    bolts,
    e(138, 196, 128, 196, lin("#0c1626 #4a5f7a", "d")),
    e(130, 196, 126, 194, lin("#eef3f7 #9db0c2@35 #4a5f7a@75 #26384f", "d")),
    e(128, 196, 104, 162, lin("#3a4e68 #a9bac9", "d")),
    e(126, 196, 98, 154, lin("#b9c8d5 #70859b@50 #3a4e68", "d")),
    e(128, 196, 114, 178, "none", {
      stroke: "#26384f",
      strokeWidth: 8,
      strokeDasharray: "8 38",
      strokeLinecap: "round",
    }),
    g(
      "translate(120 196) scale(0.700 1)",
      s.g("translate(12 12)", s.soft(6, c(0, 0, 84, "none", { stroke: "#050b16aa", strokeWidth: 16 }))),
      l("M0 -84V84M-73 -42L73 42M-73 42L73 -42", "#c99640", 12),
      c(0, 0, 84, "none", { stroke: lin("#fff0c4 #d9a44a@40 #6b4415", "d"), strokeWidth: 16 }),
      c(0, 0, 28, lin("#fff0c4 #d9a44a@40 #6b4415", "d")),
    ),
  ];
}

function auditTrail(s) {
  const { p, r, l, c, g, lin } = s;
  const TAPE = "M-40 86C120 30 250 40 330 110S470 250 690 190";
  const TAIL = "M690 330C520 300 330 400 -40 330";
  const mark = {
    tick: s.part(c(0, 0, 26, "none", { strokeWidth: 4.5 }) + l("M-12 0L-3 10 13 -10", "inherit", 6)),
    square: s.part(
      '<rect x="-30" y="-20" width="60" height="40" rx="6" fill="none" stroke-width="4.500"/>' +
        l("M-18 -4H18M-18 8H6", "inherit", 5),
    ),
    star: s.part(`<path d="${star(0, 0, 26, 12)}" fill="none" stroke-width="4.500"/>`),
  };
  const put = (kind, x, y, a, stroke) => mark[kind](`translate(${x} ${y}) rotate(${a})`, { stroke });
  const navy = "#1f4a78cc";
  const rust = "#b4501ccc";
  const lens = '<circle cx="384" cy="176" r="118"/>';
  return [
    s.ground("#e8edf2 #bccad7@60 #93a6b9", "d", "#fff8e8ee", 0.15, 0, 0.7),
    s.g("translate(10 18)", s.soft(10, l(TAIL, "#1a2a4077", 112))),
    l(TAIL, "#cbbf9f", 116),
    l(TAIL, "#f2ead8", 112),
    put("square", 560, 324, 4, navy),
    put("tick", 470, 334, 8, rust),
    put("star", 250, 356, -2, navy),
    put("tick", 150, 356, -4, navy),
    put("square", 50, 350, 6, rust),
    s.g("translate(12 20)", s.soft(10, l(TAPE, "#1a2a4088", 112))),
    l(TAPE, "#cbbf9f", 116),
    l(TAPE, "#fffaf0", 112),
    l(TAPE, "#c9b98f", 96, { strokeDasharray: "3 14", opacity: 0.3 }),
    put("tick", 40, 66, -14, navy),
    put("square", 130, 56, -4, rust),
    put("star", 226, 66, 16, navy),
    put("tick", 560, 206, -8, navy),
    // magnifier
    g(
      "rotate(42 384 176)",
      s.soft(12, r(520, 176, 240, 46, "#0c182caa", 20)),
      r(496, 160, 44, 32, lin(RAMP.steelDown)),
      r(526, 152, 250, 48, lin("#8a4f28 #d99a62@30 #6b3414@70 #32150a"), 20),
      r(526, 152, 22, 48, lin(RAMP.brassDown), 4),
    ),
    s.g("translate(14 20)", s.soft(12, c(384, 176, 122, "none", { stroke: "#0c182caa", strokeWidth: 26 }))),
    s.cut(
      lens,
      r(260, 50, 250, 250, "#dfe7ee"),
      s.g(
        "translate(384 176) scale(2.100) translate(-398 -172)",
        l(TAPE, "#cbbf9f", 116),
        l(TAPE, "#fffdf6", 112),
        put("tick", 334, 122, 36, navy),
        put("square", 400, 172, 34, rust),
        l("M300 60l30 26M290 74l20 16", "#b9a97f", 4),
      ),
      r(260, 50, 250, 250, s.rad("#ffffff00@60 #5f7d9a77", 0.5, 0.5, 0.5)),
      p("M280 150C290 96 340 66 400 68 350 86 310 120 296 190Z", "#ffffff8c"),
    ),
    c(384, 176, 122, "none", { stroke: "#5a3b10", strokeWidth: 20 }),
    c(384, 176, 122, "none", { stroke: lin("#fff0c4 #d9a44a@40 #7a5018", "d"), strokeWidth: 15 }),
    c(381, 173, 122, "none", { stroke: "#fff6dd99", strokeWidth: 3 }),
  ];
}

function threatMonitor(s) {
  const { p, r, l, c, g, lin } = s;
  const screw = s.part(c(0, 0, 12, lin("#eef3f7 #5a6c80", "d")) + l("M-7 -4L7 4", "#26384f", 3));
  const knob = s.part(
    c(6, 10, 40, "#03070f99") +
      c(0, 0, 40, lin("#7f93a8 #1d2c42", "d")) +
      c(0, 0, 31, lin("#2a3b54 #55697f", "d")) +
      l("M0 -28V-10", "#ffc861", 6, { strokeLinecap: "round" }),
  );
  const blip = (x, y, hue, k) => s.soft(5, c(x, y, k * 2.4, hue)) + c(x, y, k, "#fff6dd");
  let wedge = "";
  for (let i = 0; i < 6; i++) {
    const a = ((-58 - i * 13) * Math.PI) / 180;
    const b = ((-58 - (i + 1) * 13 - 0.4) * Math.PI) / 180;
    wedge += p(
      `M372 206L${Math.round(372 + 214 * Math.cos(a))} ${Math.round(206 + 214 * Math.sin(a))}A214 214 0 0 0 ${Math.round(372 + 214 * Math.cos(b))} ${Math.round(206 + 214 * Math.sin(b))}Z`,
      ["#ffbe4eaa", "#ffb54a80", "#ffab3a5c", "#ffa02e3d", "#ff9a2424", "#ff9a2412"][i],
    );
  }
  return [
    s.ground("#52677f #2b3e57@50 #131f33", "d", "#c9d8e466", 0, 0, 0.6),
    l("M0 386H150M0 372H150M0 358H150M0 344H150", "#0a1220", 6),
    screw("translate(36 36)"),
    screw("translate(606 368)"),
    screw("translate(606 36)"),
    s.soft(16, c(388, 226, 252, "#03070fcc")),
    c(372, 206, 250, lin("#f2f6f9 #8fa2b5@40 #26384f", "d")),
    c(372, 206, 228, lin("#0c1626 #6d8096", "d")),
    c(372, 206, 218, s.rad("#1f5160 #0f2f42@55 #07182a", 0.5, 0.5, 0.5)),
    c(372, 206, 206, "none", { stroke: "#7fc8cf66", strokeWidth: 10, strokeDasharray: "2 16" }),
    l("M372 -8V420M158 206H586M220 54L524 358M524 54L220 358", "#7fc8cf33", 2),
    c(372, 206, 56, "none", { stroke: "#7fc8cf66", strokeWidth: 2 }),
    c(372, 206, 112, "none", { stroke: "#7fc8cf66", strokeWidth: 2 }),
    c(372, 206, 168, "none", { stroke: "#7fc8cf66", strokeWidth: 2 }),
    p(
      "M210 150q26 -30 52 -12t40 34 -8 46 -52 26 -48 -40 16 -54zM430 262q30 -22 60 0t4 50 -66 18 2 -68z",
      "#7fc8cf1c",
    ),
    wedge,
    l("M372 206L485 24", "#ffe6ad", 5, { strokeLinecap: "round" }),
    c(372, 206, 9, "#ffe6ad"),
    blip(436, 148, "#ffb52e", 7),
    blip(300, 118, "#ffb52eaa", 5),
    blip(470, 260, "#ffb52e66", 5),
    blip(260, 270, "#7fe0d8aa", 5),
    blip(404, 70, "#ffb52e", 5),
    blip(336, 58, "#ff5a3a", 8),
    l("M310 46v-14h14M348 32h14v14M362 70v14h-14M324 84h-14v-14", "#ff8a6a", 4),
    p("M206 96C250 20 330 0 400 6 320 24 250 80 214 190 190 170 190 130 206 96Z", "#ffffff1c"),
    knob("translate(66 150)"),
    g("rotate(70 66 250)", knob("translate(66 250)")),
    r(40, 304, 52, 24, "#0a1220", 12),
    ball(s, 78, 316, 15, "#fff0c0 #ffb52e #b86408"),
  ];
}

function backupKeeper(s) {
  const { p, r, l, g, lin } = s;
  const drawer = s.part(
    r(0, 0, 196, 122, "#43566d", 5) +
      r(2, 2, 192, 118, lin("#e3ebf2 #b3c2d0@50 #8c9fb2", "d"), 4) +
      r(10, 10, 176, 102, "none", 3, { stroke: "#ffffff66", strokeWidth: 2 }) +
      r(50, 22, 96, 34, lin(RAMP.brassDown), 4) +
      r(56, 27, 84, 24, "#fffaf0", 2) +
      l("M66 39h46", "#43566d", 5) +
      p("M62 76H134V84Q134 98 98 98T62 84Z", "#2c3c5288") +
      p("M62 72H134V80Q134 94 98 94T62 80Z", lin(RAMP.steelDown)),
  );
  const tape = (x, h, hue) =>
    r(x, 138 - h, 34, h + 70, lin(hue, "h"), 4) +
    r(x + 6, 150 - h, 22, 30, "#fffaf0", 2) +
    l(`M${x + 10} ${160 - h}h14M${x + 10} ${169 - h}h9`, "#5a6c80", 3);
  const at = [
    [-10, -92],
    [198, -92],
    [406, -92],
    [-10, 38],
    [406, 38],
    [-10, 168],
    [198, 168],
    [406, 168],
    [-10, 298],
    [406, 298],
    [614, -92],
    [614, 38],
    [614, 168],
    [614, 298],
  ];
  return [
    s.ground("#6f8499 #3f536a", "d"),
    at.map(([x, y]) => drawer(`translate(${x} ${y})`)).join(""),
    r(198, 38, 196, 122, "#1a2738", 5),
    r(0, 0, 640, 400, s.rad("#fff3d866 #fff0@45 #0a182c77", 0.2, 0, 1)),
    // the open drawer
    s.soft(16, p("M190 200H470L500 420H200Z", "#060e1acc")),
    p("M206 60H386L424 176H168Z", lin("#070d18 #26384f")),
    s.soft(12, s.e(296, 130, 100, 40, "#ffab3a88")),
    tape(188, 46, "#1f4a78 #2f6da8@40 #12305a"),
    tape(226, 66, "#c9741a #ffc05a@40 #a85a0e"),
    tape(264, 50, "#43566d #8fa2b5@40 #2c3c52"),
    tape(302, 92, "#d9922a #ffdf9a@40 #b86a10"),
    tape(340, 56, "#12305a #2b5d8f@40 #0c2340"),
    tape(376, 44, "#8a3a1c #c9663a@40 #6b2810"),
    p("M168 176L206 60H198L150 176ZM424 176L386 60H394L442 176Z", lin("#6f8499 #c9d6e2")),
    g(
      "translate(138 172) scale(1.620)",
      drawer(""),
      r(0, 0, 196, 5, "#ffffffaa", 3),
      r(62, 31, 72, 16, "#ffb52e", 3),
    ),
  ];
}

function incidentRoom(s) {
  const { p, r, l, c, e, g, lin } = s;
  let holes = "";
  for (let i = 0; i < 10; i++) {
    const a = ((i * 30 - 40) * Math.PI) / 180;
    holes += c(Math.round(47 * Math.cos(a)), Math.round(47 * Math.sin(a)), 10.5, lin("#5a0c08 #e8604a", "d"));
  }
  return [
    s.ground("#22385a #101d36@60 #070d1a", "v"),
    [40, 110, 180, 250].map((y) => r(-10, y - 40, 190, 30, "#3f628c33")).join(""),
    l("M84 -10V240", "#070d1a", 8),
    p("M0 268H640V400H0Z", lin("#5a3620 #2c170c@60 #140904")),
    // lamp and its cone of light
    p("M226 120L424 66 640 330V400H110Z", lin("#ffe0a0d0 #ffb54a66@45 #ff9a2e14")),
    e(380, 344, 300, 58, "#ffbe5e55"),
    e(390, 344, 200, 38, "#ffd99044"),
    l("M36 400V250L140 30 300 70", "#0c1626", 22, { strokeLinejoin: "round" }),
    l("M32 400V250L136 28 300 66", lin("#c9d6e2 #5a6c80", "h"), 8, { strokeLinejoin: "round" }),
    c(138, 32, 20, lin(RAMP.brassDown)),
    c(36, 250, 18, lin(RAMP.brassDown)),
    g(
      "rotate(-15 310 70)",
      r(278, -8, 64, 36, "#8fa2b5", 10),
      p(
        "M274 22H346C372 40 402 70 416 104H204C218 70 248 40 274 22Z",
        lin("#0a1830 #2b5d8f@26 #7fa8d0@38 #1d4470@60 #081426", "h"),
      ),
      e(310, 104, 106, 17, "#ffd88a"),
      e(310, 105, 78, 11, "#fff8e2"),
    ),
    // telephone
    s.soft(12, e(430, 380, 230, 28, "#080302dd")),
    p(
      "M270 400C276 310 318 250 350 228H506C540 250 584 310 590 400Z",
      lin("#ff8a70 #e03a26@30 #a81a12@64 #5a0c0a", "d"),
    ),
    p("M300 372C316 300 340 262 360 244H420C370 270 330 310 318 384Z", "#ffffff2e"),
    p("M366 236V200H402V226H456V200H492V236Z", lin("#e03a26 #7a100c")),
    s.soft(6, p("M268 222C300 186 560 186 600 224L586 250H290Z", "#3a060499")),
    p(
      "M246 208C246 150 290 134 428 134S612 150 612 208C612 238 600 244 570 244 536 244 532 226 526 208 520 192 500 186 428 186S338 192 332 208C326 226 322 244 288 244 258 244 246 238 246 208Z",
      lin("#ffb098 #f04a32@28 #b81f14@66 #6a0e0a"),
    ),
    p("M276 182C300 152 380 146 470 148 400 152 320 160 296 196 284 206 266 200 276 182Z", "#ffffff88"),
    g(
      "translate(430 318) scale(1 0.900)",
      s.soft(5, c(4, 8, 72, "#3a060499")),
      c(0, 0, 70, lin(RAMP.steelDown, "d")),
      c(0, 0, 63, lin("#fffaf0 #d8c9b0", "d")),
      holes,
      c(0, 0, 29, lin("#ff8a70 #a81a12", "d")),
      l("M56 40L70 50", "#26384f", 6),
    ),
    l("M590 390C620 380 600 350 640 344", "#7a100c", 9),
    s.g(
      "translate(120 330) rotate(-8)",
      castRect(s, 8, 10, 130, 60, 3, 6, "#080302aa"),
      p("M12 0H140L128 70H-16Z", lin("#fff6dd #e8cf9c", "d")),
      l("M24 18h84M20 34h60M16 50h76", "#6b5a40", 4),
    ),
  ];
}

export const security = {
  "access-control-desk": accessDesk,
  "visitor-log": visitorLog,
  "password-vault": vault,
  "audit-trail": auditTrail,
  "threat-monitor": threatMonitor,
  "backup-keeper": backupKeeper,
  "incident-room": incidentRoom,
};
