// Productivity: desk objects in cream, green and terracotta.
import { ball, bust, coin, figure, leaf, pencil, pin, RAMP, sheet, writing } from "./kit.mjs";

const CLAY = "#e0845c #b8532f";
const MOSS = "#4f8a5f #2a5a3c";

function scheduler(s) {
  const { p, r, l, c, g, lin } = s;
  const ring = s.part(
    c(0, 44, 9, "#5a2a18") +
      l("M0 44C-16 30 -16 -8 0 -8S16 14 4 40", lin(RAMP.steel, "h"), 8, { strokeLinecap: "round" }),
  );
  return [
    s.ground("#fbf1de #ecd3ab", "d", "#fffdf4dd", 0.2, 0, 0.7),
    g(
      "rotate(3 330 220)",
      s.soft(16, r(150, 70, 430, 380, "#5a341088", 10)),
      p("M128 52L104 420H560L536 52Z", "#7a3a20"),
      [14, 9, 4].map((d) => r(128 + d, 56 + d, 408, 380, d === 4 ? "#efe2c8" : "#d6c19a", 5)).join(""),
      r(124, 52, 408, 380, lin("#fffefa #f6ead2", "d"), 5),
      p("M124 130V57Q124 52 129 52H527Q532 52 532 57V130Z", lin(CLAY)),
      l("M124 132H532", "#8a3a1c55", 4),
      [180, 254, 328, 402, 476].map((x) => ring(`translate(${x} 32)`)).join(""),
      l("M172 108h90", "#ffe6d2", 9, { strokeLinecap: "round" }),
      l("M430 108h56", "#ffd2b0", 9, { strokeLinecap: "round" }),
      s.g(
        "translate(3 5)",
        figure(s, 2, 196, 180, 150, "#5a341022", 28),
        figure(s, 4, 346, 180, 150, "#5a341022", 28),
      ),
      figure(s, 2, 196, 180, 150, "#24452f", 28),
      figure(s, 4, 346, 180, 150, "#24452f", 28),
      l("M440 166C330 128 168 150 164 260S300 392 400 372 516 250 470 190 330 150 270 166", "#c9562ecc", 6, {
        strokeLinecap: "round",
      }),
    ),
    // the day that was torn off
    g(
      "translate(-46 216) rotate(-14)",
      s.soft(9, p("M14 22H230V240H14Z", "#5a341088")),
      p(
        "M0 4L16 0 30 9 48 1 66 10 84 2 102 9 122 0 140 10 160 2 178 9 198 1 216 7V230H0Z",
        lin("#fffdf6 #efdfc0", "d"),
      ),
      p("M0 196L216 40V230H0Z", "#8a5a2a0f"),
      figure(s, 2, 42, 70, 96, "#b9a684", 16),
      figure(s, 3, 128, 70, 96, "#b9a684", 16),
    ),
    g(
      "translate(350 390) rotate(-20)",
      s.soft(7, r(30, 14, 340, 20, "#3a1c0888", 8)),
      pencil(s, 440, "#6fae7c #3d7a50 #24523a"),
    ),
  ];
}

function taskBoard(s) {
  const { p, r, l, c, g, lin } = s;
  const tick = s.part(
    r(0, 0, 20, 20, "#fff", 4, { stroke: "#2f6b45", strokeWidth: 3 }) + l("M4 10l5 5 9 -12", "#c9562e", 4),
  );
  const note = (x, y, a, w, h, fill, kids) =>
    g(
      `translate(${x} ${y}) rotate(${a})`,
      sheet(s, 0, 0, w, h, { fill, blur: 6, dx: 6, dy: 9, shade: "#06180c88" }),
      kids,
    );
  const todo = (n, w) =>
    [0, 1, 2]
      .slice(0, n)
      .map((i) => tick(`translate(16 ${40 + i * 32})`))
      .join("") + writing(s, 50, 50, w, n, 32, "#6f6248", 6);
  const dot = (x, y) => pin(s, x, y, 10, "#ffc9a8 #d9572f #7a2410");
  return [
    s.ground("#3f7d55 #265a3c@60 #143a26", "d", "#c6e8b866", 0.15, 0, 0.7),
    l("M208 40V400M424 40V400", "#fff6dd3a", 4, { strokeDasharray: "16 10" }),
    p("M0 0H640V34H26V400H0Z", lin("#e0a866 #a86b34", "d")),
    l("M26 400V34H640", "#5a341099", 4),
    note(48, 66, -3, 142, 128, "#fffdf6 #f1e3c6", todo(3, 70)),
    dot(118, 76),
    note(56, 222, 4, 136, 110, "#ffd9b8 #f0a878", writing(s, 18, 40, 98, 3, 22, "#8a4a2a", 6)),
    note(44, 352, -2, 142, 100, "#f6dc8c #e5b94e", ""),
    note(
      444,
      62,
      3,
      150,
      112,
      "#f6dc8c #e5b94e",
      r(18, 66, 18, 30, "#2f6b45") +
        r(46, 48, 18, 48, "#c9562e") +
        r(74, 58, 18, 38, "#2f6b45") +
        r(102, 28, 18, 68, "#24452f"),
    ),
    r(486, 56, 68, 22, "#f6e3b4c4"),
    note(
      450,
      206,
      -4,
      150,
      130,
      "#fffdf6 #f1e3c6",
      r(14, 18, 122, 66, lin("#bfe0e6 #f3d9a8"), 3) +
        p("M14 84V66L48 40 80 66 100 52 136 76V84Z", "#4f8a5f") +
        c(112, 36, 9, "#fff3c4") +
        writing(s, 16, 106, 100, 1, 20, "#6f6248", 6),
    ),
    dot(522, 214),
    note(452, 360, 2, 142, 100, "#ffd9b8 #f0a878", ""),
    // the card on its way to the next column
    g(
      "translate(222 108) rotate(-9)",
      s.soft(15, r(34, 48, 210, 210, "#04140abb", 6)),
      p("M0 0H206V190Q206 214 184 214 80 208 0 218Z", lin("#ffb48a #e8744a@60 #cf5a30", "d")),
      p("M206 176Q206 214 150 212 186 206 190 176Z", "#ffd9bf"),
      l("M22 36h96", "#fff3e4", 12, { strokeLinecap: "round" }),
      tick("translate(22 66) scale(1.200)"),
      tick("translate(22 106) scale(1.200)"),
      l("M62 80h112M62 120h84M62 158h60", "#7a2c12", 8, { strokeLinecap: "round" }),
      r(22, 146, 24, 24, "#fff6e6", 4, { stroke: "#2f6b45", strokeWidth: 3 }),
      bust(s, 176, 36, 20, "#ffe6c4", "#b97a52", "#2a1a14", "#2f6b45"),
    ),
    pin(s, 312, 108, 18, "#d8f2c4 #4f9a5c #17482a"),
    r(0, 0, 640, 400, s.rad("#06180c00@60 #06180c77", 0.4, 0.4, 0.9)),
  ];
}

function timeClock(s) {
  const { p, r, l, c, g, lin } = s;
  return [
    s.ground("#e79a70 #c9653c@55 #98401f", "d", "#ffe2c0bb", 0.1, 0, 0.7),
    l("M0 366H640", "#6b2810", 68),
    l("M0 334H640", "#f3b48a77", 4),
    // the punch
    s.soft(16, r(424, 130, 210, 330, "#4a1606aa", 22)),
    r(402, 108, 216, 330, lin("#24523a #6fa67c@20 #8fc29a@32 #3f7a52@70 #1c4430", "h"), 24),
    r(402, 108, 216, 60, lin("#ffffff55 #ffffff00"), 24),
    r(428, 142, 164, 74, "#12301f", 10),
    r(434, 148, 152, 62, lin("#f8e7bd #dcbf80"), 6),
    figure(s, 7, 462, 162, 34, "#3a2410", 6),
    c(502, 171, 4, "#3a2410"),
    c(502, 187, 4, "#3a2410"),
    figure(s, 1, 518, 162, 34, "#3a2410", 6),
    figure(s, 2, 548, 162, 34, "#3a2410", 6),
    r(440, 244, 140, 18, "#0a2014", 9),
    g(
      "rotate(-3 510 260)",
      s.soft(8, r(462, 262, 118, 160, "#06180c99")),
      r(452, 252, 116, 190, lin("#d8c79f #fffaf0@12 #f3e3c0")),
      r(452, 286, 116, 22, lin(CLAY)),
      l("M462 332H558M462 356H558M462 380H558", "#b79d6e88", 2),
      l("M510 308V400", "#b79d6e88", 2),
      l("M472 322h26M520 322h26M472 346h26M520 346h20M472 370h26", "#24452f", 6),
      c(552, 268, 7, "#c9653c"),
    ),
    c(580, 330, 9, "#ffd98a"),
    c(430, 330, 9, lin(RAMP.brassDown)),
    // the clock, cropped by the upper left
    s.soft(18, c(222, 206, 222, "#4a1606aa")),
    c(196, 176, 224, lin("#ffe9b0 #c08a32@45 #5a3a0e", "d")),
    c(196, 176, 204, lin("#5a3a0e #e6bd64", "d")),
    c(196, 176, 196, s.rad("#fffefa #fbf1de@60 #d9c29a", 0.4, 0.3, 0.7)),
    c(196, 176, 172, "none", { stroke: "#24452f", strokeWidth: 18, strokeDasharray: "4 14" }),
    c(196, 176, 166, "none", {
      stroke: "#24452f",
      strokeWidth: 34,
      strokeDasharray: "11 75.900",
      transform: "rotate(-2 196 176)",
    }),
    s.g("translate(8 12)", s.soft(4, l("M196 176L140 253M196 176L337 130", "#5a341088", 14))),
    l("M196 176L140 253", "#24452f", 17, { strokeLinecap: "round" }),
    l("M166 186L337 130", "#24452f", 11, { strokeLinecap: "round" }),
    l("M216 211L118 42", "#d9572f", 5, { strokeLinecap: "round" }),
    ball(s, 196, 176, 15, "#ffe9b0 #c08a32 #5a3a0e"),
    p("M14 176C14 70 90 -4 190 -6 110 40 60 90 54 230 26 230 14 204 14 176Z", "#ffffff40"),
  ];
}

function invoice(s) {
  const { p, r, l, g, lin } = s;
  const key = s.part(
    '<rect y="6" width="46" height="40" rx="9" fill="#0a2416"/>' +
      '<rect width="46" height="40" rx="9"/>' +
      r(4, 3, 38, 14, "#ffffff30", 7),
  );
  const column = s.part([0, 54, 108, 162].map((y) => key(y ? `translate(0 ${y})` : "")).join(""));
  const keys = [0, 1, 2, 3].map((i) =>
    column(`translate(${24 + i * 58} 124)`, { fill: i === 3 ? "#e5b94e" : "#e9e2cc" }),
  );
  const pile = (x, y, n) => {
    const one = s.part(
      p("M-56 -14V0A56 21 0 0 0 56 0V-14Z", lin("#7a4f14 #ffe9b0@26 #c08a32@50 #6b4415", "h")) +
        s.e(0, -14, 56, 21, lin("#fff0c4 #d9a441", "d")) +
        s.e(0, -14, 44, 15, "none", { stroke: "#8a5c1c88", strokeWidth: 2 }),
    );
    let out = s.soft(7, s.e(x + 14, y + 8, 66, 24, "#4a2a0a88"));
    for (let i = 0; i < n; i++) out += one(`translate(${x + ((i * 5) % 7) - 3} ${y - i * 14})`);
    return out;
  };
  return [
    s.ground("#fdf4e2 #f0dab4@60 #dcb985", "d", "#fffefaee", 0.2, 0, 0.7),
    g(
      "rotate(-6 230 220)",
      sheet(s, 70, 24, 330, 460, { blur: 13, dx: 14, dy: 20, shade: "#5a341077" }),
      r(70, 24, 330, 78, lin(MOSS, "h"), 3),
      p("M104 84C96 54 116 40 142 42 144 68 130 84 104 84ZM104 84L130 54", "#f6ead2", {
        stroke: "#2a5a3c",
        strokeWidth: 2,
      }),
      l("M252 54h116M292 74h76", "#e3f0dc", 8),
      l("M96 136h94M96 156h62", "#5f5540", 7, { strokeLinecap: "round" }),
      r(92, 182, 286, 30, "#f0e0bf"),
      l("M104 197h50M322 197h44", "#8a5a2a", 6),
      l("M92 246H378M92 284H378M92 322H378", "#d6c19a", 2),
      l("M104 230h112M104 268h80M104 306h132", "#7d7158", 6, { strokeLinecap: "round" }),
      l("M330 230h38M338 268h30M322 306h46", "#2a5a3c", 6, { strokeLinecap: "round" }),
      p("M250 344H400V390H250Z", lin(CLAY, "h")),
      l("M270 367h104", "#fff3e0", 10, { strokeLinecap: "round" }),
    ),
    g(
      "translate(402 70) rotate(9)",
      s.soft(14, r(20, 30, 264, 400, "#3a1c0899", 26)),
      r(0, 8, 266, 400, "#12301f", 26),
      r(0, 0, 266, 400, lin("#5c9a6c #2f6b45@50 #1c4a30", "d"), 26),
      r(3, 3, 260, 394, "none", 24, { stroke: "#ffffff33", strokeWidth: 3 }),
      r(22, 24, 222, 78, "#10281a", 12),
      r(28, 30, 210, 66, lin("#dcebc0 #b4cf98"), 8),
      figure(s, 2, 132, 46, 36, "#1c3a26", 6),
      figure(s, 4, 166, 46, 36, "#1c3a26", 6),
      figure(s, 7, 202, 46, 36, "#1c3a26", 6),
      p("M28 30H150L90 96H28Z", "#ffffff2e"),
      keys,
    ),
    pile(70, 372, 5),
    pile(180, 392, 3),
    s.soft(5, s.c(292, 370, 34, "#4a2a0a77")),
    coin(s, 284, 362, 34),
  ];
}

function stock(s) {
  const { r, l, g, lin } = s;
  const crate = (tone) =>
    s.part(
      s.soft(5, r(10, 8, 100, 100, "#04120a88")) +
        r(0, 0, 100, 100, lin(tone, "d")) +
        r(42, 0, 16, 100, "#f6dfb355") +
        r(10, 64, 30, 24, "#fff8e8") +
        l("M15 72h20M15 80h13", "#6b5a40", 3),
    );
  const tones = [crate("#e3b47c #c08a4e@60 #96642e"), crate("#cf9658 #a8703a@60 #7d4e20")];
  const box = (x, y, w, h, tone = 0) => tones[tone](`translate(${x} ${y}) scale(${w / 100} ${h / 100})`);
  const jar = s.part(
    s.soft(5, r(8, 14, 52, 82, "#04120a88", 12)) +
      r(0, 12, 54, 84, lin("#dff0e266 #ffffff99@30 #a9d0b866", "h"), 12) +
      r(3, 40, 48, 53, "currentColor", 9) +
      r(4, 0, 46, 16, lin(RAMP.brassDown, "h"), 4) +
      r(10, 52, 34, 24, "#fff8e8"),
  );
  const board = s.part(
    r(0, 20, 640, 40, lin("#04120a99 #04120a00")) +
      r(0, 0, 640, 22, lin("#d9a064 #a8703a")) +
      r(0, 0, 640, 4, "#ffe0b4aa"),
  );
  const plank = (y) => board(`translate(0 ${y})`);
  return [
    s.ground("#3f7d55 #1c4a32@50 #0d2a1b", "d"),
    r(0, 0, 18, 400, "#8a5a2e"),
    box(40, 26, 120, 100),
    box(172, -34, 150, 160, 1),
    jar("translate(346 30)", { color: "#d9673c" }),
    jar("translate(410 30)", { color: "#e5b94e" }),
    box(490, 6, 180, 120),
    plank(126),
    jar("translate(44 174)", { color: "#7a9a4c" }),
    jar("translate(108 174)", { color: "#f0dcb4" }),
    jar("translate(172 174)", { color: "#d9673c" }),
    box(244, 160, 120, 110, 1),
    box(366, 190, 110, 80),
    box(560, 180, 120, 90),
    plank(270),
    box(34, 310, 180, 130),
    box(224, 330, 150, 100, 1),
    r(0, 0, 640, 400, s.rad("#04120a00@50 #04120a88", 0.2, 0, 1)),
    // the tally on its clipboard
    g(
      "rotate(5 500 240)",
      s.soft(14, r(412, 116, 226, 330, "#020a05cc", 12)),
      r(392, 96, 222, 340, lin("#b8532f #7a3218", "d"), 12),
      r(410, 126, 186, 320, lin(RAMP.paper, "d"), 2),
      r(478, 66, 50, 40, "#8fa2b5", 12),
      r(452, 84, 102, 40, lin(RAMP.steelDown), 8),
      l("M424 214H582M424 290H582M424 366H582", "#d6c19a", 2),
      l(
        "M438 154v40M452 153v42M466 155v40M480 153v41M428 192L492 158M520 154v40M534 155v40M548 153v41M438 308v40M452 306v42",
        "#24452f",
        6,
        { strokeLinecap: "round" },
      ),
      l(
        "M438 232v40M452 230v42M466 231v40M480 232v40M428 268L492 236M512 232v40M526 230v42M540 231v40M554 232v40M502 268L566 236",
        "#c9562e",
        6,
        { strokeLinecap: "round" },
      ),
    ),
    g("translate(470 350) rotate(-36)", s.soft(6, r(24, 14, 240, 18, "#020a0599")), pencil(s, 340)),
  ];
}

function shiftPlanner(s) {
  const { p, r, l, c, g, lin } = s;
  const tag = (x, y, a, hue, face) =>
    g(
      `translate(${x} ${y}) rotate(${a})`,
      s.soft(6, p("M-52 12L-36 -14H52V118H-52Z", "#04140a77", { transform: "translate(8 12)" })),
      p("M-54 6L-34 -20H34L54 6V112H-54Z", lin(RAMP.paper, "d")),
      p("M-54 78H54V112H-54Z", hue),
      c(0, -6, 7, "#24452f"),
      face,
      l("M-30 95h60", "#fff6e6", 7, { strokeLinecap: "round" }),
    );
  return [
    s.ground("#f7d9a0 #f0b277@40 #3c6a5c@62 #14352c", "h", "#fff6dd88", 0.1, 0.1, 0.6),
    s.soft(18, c(338, 404, 310, "#06180c99")),
    c(320, 390, 316, lin("#fff0c4 #c9963c@45 #5a3a0e", "d")),
    c(320, 390, 296, "#5a3a0e"),
    s.cut(
      '<circle cx="320" cy="390" r="290"/>',
      r(30, 100, 290, 300, lin("#ffe9b8 #ffcf86@50 #f09a5c")),
      r(320, 100, 290, 300, lin("#123528 #1f5545@60 #3f7a62")),
      p("M30 340C90 290 140 330 200 300S290 310 320 296V400H30Z", "#e07a4a"),
      p("M30 372C100 340 190 372 320 336V400H30Z", "#b8532f"),
      p("M320 296C380 270 430 330 500 300S580 320 610 310V400H320Z", "#14402f"),
      p("M320 336C420 372 500 340 610 366V400H320Z", "#0a281c"),
      c(196, 232, 92, s.rad("#fff3c4aa #ffe2a000", 0.5, 0.5, 0.5)),
      c(196, 232, 48, s.rad("#fffbe6 #ffd76a@70 #f2a93a")),
      c(440, 226, 80, s.rad("#d8f0dc55 #d8f0dc00", 0.5, 0.5, 0.5)),
      p("M462 184A46 46 0 1 0 484 252 40 40 0 1 1 462 184Z", lin("#fffdf0 #d3e0c4", "d")),
      l("M380 180h0M520 210h0M400 280h0M544 264h0M470 150h0M360 236h0M506 296h0", "#fff6dd", 6, {
        strokeLinecap: "round",
      }),
      l("M320 100V400", "#fff3d688", 3),
    ),
    c(320, 390, 268, "none", { stroke: "#fff6ddcc", strokeWidth: 18, strokeDasharray: "4 31.080" }),
    // the hand
    s.g("translate(9 12)", s.soft(5, p("M308 400L262 150 334 398Z", "#3a1c0888"))),
    p("M302 400L258 146 340 396Z", lin("#fff0c4 #c9963c@50 #6b4415", "h")),
    c(320, 396, 52, lin("#fff0c4 #c9963c@50 #6b4415", "d")),
    c(320, 396, 36, lin("#8a5c1c #f0cd7c", "d")),
    l("M-10 44C160 86 480 76 650 24", "#4a2c14", 5),
    l("M-10 42C160 84 480 74 650 22", "#f3e3c0", 2),
    tag(86, 98, -5, "#d9673c", bust(s, 0, 42, 30, "#ffe0b8", "#e9b88f", "#6a3a20", "#d9673c")),
    tag(560, 84, 6, "#2f7a58", bust(s, 0, 42, 30, "#cfe6d4", "#8d5a3b", "#1d1512", "#2f7a58")),
    g("rotate(-5 86 64)", r(78, 52, 16, 34, lin("#e0a866 #8a5427", "h"), 3)),
    g("rotate(4 560 44)", r(552, 34, 16, 34, lin("#e0a866 #8a5427", "h"), 3)),
  ];
}

function binders(s) {
  const { p, r, l, c, g, lin } = s;
  const spine = s.part(
    '<rect width="100" height="400" rx="7"/>' +
      r(0, 0, 100, 400, lin("#00000055 #ffffff40@18 #ffffff0d@45 #00000000@60 #0000004d", "h"), 7) +
      r(16, 36, 68, 96, lin("#fffdf6 #eddfc2"), 4) +
      writing(s, 28, 62, 44, 3, 22, "#6f6248", 5) +
      c(50, 216, 25, lin("#8a98a0 #f4f8fb", "d")) +
      c(50, 216, 19, "#0e1a12") +
      p("M31 216A19 19 0 0 1 69 216 19 14 0 0 0 31 216Z", "#000b"),
  );
  const binder = (x, y, fill, k = 1) =>
    spine(`translate(${x} ${y})${k === 1 ? "" : ` scale(${k} 1)`}`, { fill });
  return [
    s.ground("#fdf3df #f0dcb8@60 #e0bf8c", "d", "#fffefaee", 0.15, 0, 0.6),
    p("M0 40L260 -80V-10L0 130ZM0 200L420 0V60L0 280Z", "#ffffff55"),
    s.soft(18, r(40, 90, 560, 270, "#5a341066")),
    binder(-28, 52, "#24523a", 0.9),
    binder(64, 34, "#c9653c"),
    binder(166, 52, "#e9ddc0", 0.9),
    binder(258, 26, "#3f7a52", 1.1),
    // a folder with loose sheets, then two binders leaning on it
    p("M378 66L432 60 436 380H380Z", "#fffaf0"),
    p("M384 84L440 74 446 380H386Z", "#e9dcc0"),
    p("M374 104H420L428 90H452V400H374Z", lin("#e8c070 #b88a34", "h")),
    l("M388 104V360M436 100V360", "#8a5c1c55", 2),
    g("rotate(9 500 372)", s.soft(9, r(470, 40, 110, 330, "#5a341077")), binder(456, 34, "#d9a03c")),
    g("rotate(15 610 372)", s.soft(9, r(590, 20, 110, 330, "#5a341088")), binder(574, 24, "#8a3a22")),
    // shelf
    r(0, 356, 640, 44, lin("#d9a064 #9a6233")),
    r(0, 354, 640, 6, "#ffe6c0"),
    s.soft(6, r(0, 346, 640, 9, "#3a1c0877")),
    // trailing plant in front
    s.soft(8, s.e(200, 362, 76, 10, "#3a1c0899")),
    [
      [-150, 96],
      [-120, 120],
      [-92, 128],
      [-62, 116],
      [-34, 100],
      [-172, 74],
      [-10, 78],
    ]
      .map(([a, n], i) =>
        g(`translate(190 300) rotate(${a})`, leaf(s, n, i % 2 ? "#a3cf86 #3d7a50" : "#6fae7c #1f5a3a")),
      )
      .join(""),
    p("M142 284H238L226 366Q190 374 154 366Z", lin("#8a3a1c #e88f62@26 #f7b890@38 #c9653c@62 #7a2c14", "h")),
    r(134, 276, 112, 22, lin("#8a3a1c #f09a6c@26 #ffc9a4@38 #d9734a@62 #7a2c14", "h"), 5),
  ];
}

export const productivity = {
  "appointment-scheduler": scheduler,
  "task-board": taskBoard,
  "time-clock": timeClock,
  "invoice-desk": invoice,
  "stock-counter": stock,
  "shift-planner": shiftPlanner,
  "document-binder": binders,
};
