// CRM: warm paper, teal and brass.
import { ball, bust, castRect, envelope, pen, pin, RAMP, writing } from "./kit.mjs";

const TEAL = "#14899f #0b5a6e";

function addressBook(s) {
  const { p, r, l, g, lin } = s;
  const tab = ["#d9573f", "#e8a33a", "#5c9a63", "#0e7490", "#7a4b6b", "#c9803c"];
  return [
    s.ground("#f6ead2 #e2c79c", "d", "#fff8e8cc", 0.2, 0.1, 0.7),
    l(
      "M0 60C200 40 420 70 640 36M0 150C220 130 430 160 640 130M0 262C190 240 470 275 640 240M0 352C260 332 420 364 640 340",
      "#b98a4e33",
      2,
    ),
    g(
      "rotate(-7 320 200)",
      castRect(s, 66, 66, 570, 420, 18, 14, "#3a200a80"),
      tab
        .map(
          (colour, i) => r(590, 70 + i * 58, 52, 50, colour, 8) + r(628, 74 + i * 58, 9, 42, "#ffffff3a", 4),
        )
        .join(""),
      r(44, 36, 562, 440, lin("#17899d #0a4c5d", "d"), 16),
      r(52, 44, 546, 430, "none", 12, { stroke: "#7fd0da66", strokeWidth: 2, strokeDasharray: "7 6" }),
      p("M66 62C180 48 280 54 325 76 370 54 480 48 590 60V470H66Z", "#c9ae82"),
      p("M72 58C180 44 284 50 325 74V470H72Z", lin("#fffdf6 #f8efdd@70 #cdb48b", "h")),
      p("M325 74C366 50 480 44 584 56V470H325Z", lin("#bfa478 #f3e7cf@18 #fffdf6", "h")),
      l(
        "M94 128Q220 116 306 136M94 208Q220 196 306 214M94 288Q220 276 306 292M94 368Q220 356 306 368M346 136Q440 114 566 122M346 180Q440 160 566 168M346 224Q440 206 566 214M346 268Q440 252 566 260M346 312Q440 298 566 306",
        "#b5905633",
        2,
      ),
      bust(s, 122, 92, 24, "#bfe0e0", "#e9b88f", "#4a2a1c", "#0e7490"),
      bust(s, 122, 170, 24, "#f3cf9b", "#8d5a3b", "#1d1512", "#b7502f"),
      bust(s, 122, 250, 24, "#cfd9b4", "#f0c7a3", "#b9772e", "#3d6b4c"),
      bust(s, 122, 330, 24, "#f0c3b2", "#c98e66", "#2a1c18", "#5c3a58"),
      l("M162 84q60 -8 112 2M162 162q50 -8 98 0M162 242q62 -8 122 0M162 322q40 -6 84 0", "#173c46", 6, {
        strokeLinecap: "round",
      }),
      l("M162 102q40 -6 76 -2M162 180q64 -6 118 0M162 260q40 -6 66 -2M162 340q50 -6 110 0", "#8b7a60", 4, {
        strokeLinecap: "round",
      }),
      l("M356 114c20 -34 34 -30 26 -6s8 10 18 -8 14 22 26 2 14 14 30 0 10 10 24 -2", "#0b5a6e", 5, {
        strokeLinecap: "round",
      }),
      l("M358 166q70 -12 150 -8M358 210q60 -12 190 -8M358 254q80 -12 120 -8", "#8b7a60", 4, {
        strokeLinecap: "round",
      }),
      p("M318 76h16V470h-16z", lin("#0000 #6b4a2055 #0000", "h")),
      p("M440 300q-14 40 4 80l-6 90h26l4 -90q-14 -40 6 -80z", lin("#e0593f #a92f22")),
    ),
    g(
      "translate(372 330) rotate(-34)",
      s.soft(6, r(20, 22, 300, 24, "#2a160066", 12)),
      pen(s, 330, "#2b4b57 #0d222b@60 #061318"),
    ),
  ];
}

function pipeline(s) {
  const { p, r, l, lin } = s;
  const PIPE = "M214 150V212Q214 262 264 262H470Q520 262 520 312V420";
  const ring = s.part(
    r(-11, -50, 22, 100, lin(RAMP.brass), 4) +
      r(-11, -50, 22, 100, "none", 4, { stroke: "#5a3b10", strokeWidth: 1 }),
  );
  const hues = [
    "#ffb199 #e4553b #8b2213",
    "#fff0b0 #eeb02e #96600f",
    "#c6f2f2 #27a3b5 #0a4a5c",
    "#c9eec2 #58a860 #215229",
  ];
  const marble = hues.map((hue) => s.part(ball(s, 0, 0, 29, hue)));
  const put = (i, x, y) => marble[i](`translate(${x} ${y})`);
  return [
    s.ground("#0f5f70 #083440@60 #052029", "d", "#4fc0c9aa", 0.2, 0.1, 0.7),
    r(0, 340, 640, 60, "#02161d88"),
    s.soft(12, l("M250 200V250Q250 300 300 300H500Q560 300 560 350V420", "#00141a99", 84)),
    l(PIPE, "#5a3a0e", 92),
    l(PIPE, "#a8742a", 84),
    l(PIPE, "#d4a044", 64),
    s.g("translate(-9 -10)", l(PIPE, "#f0cd7c", 30), l(PIPE, "#fff3cd", 9)),
    // the glass stretch where the marbles show
    r(284, 214, 176, 96, lin("#0a3642 #165f6c@45 #06222b"), 6),
    put(1, 312, 276),
    put(2, 371, 276),
    put(0, 431, 276),
    r(284, 214, 176, 96, lin("#ffffff88 #ffffff10@30 #ffffff05@70 #ffffff2e"), 6),
    r(290, 226, 164, 9, "#ffffff9a", 4),
    ring("translate(282 262)"),
    ring("translate(462 262)"),
    ring("translate(520 340) rotate(90)"),
    // funnel
    put(0, 120, 22),
    put(0, 172, 10),
    put(1, 292, 6),
    put(0, 332, 26),
    put(3, 262, 26),
    put(2, 218, 14),
    p(
      "M24 30H404C400 96 270 110 262 166H166C158 110 28 96 24 30Z",
      lin("#6b4415 #c08a32@14 #fff0c4@30 #d9a94e@44 #8f6120@78 #5a3a0e", "h"),
    ),
    p("M24 30H404Q403 42 396 50H32Q25 42 24 30Z", lin("#fff3cd #b07a28")),
    l("M70 62C110 92 168 104 180 150", "#fff6dd99", 7),
    ring("translate(214 170) rotate(90) scale(1.1)"),
    // the tray at the end
    s.soft(8, s.e(150, 376, 150, 16, "#000c")),
    put(2, 60, 334),
    put(3, 122, 334),
    put(1, 184, 334),
    put(0, 91, 290),
    put(3, 152, 290),
    p("M-20 336H250L238 400H-10Z", lin("#8a5427 #4a2810")),
    r(-20, 330, 276, 12, lin("#d59a5c #8a5427"), 5),
  ];
}

function portal(s) {
  const { p, r, l, g, lin } = s;
  return [
    s.ground("#0d5262 #0a3b49@60 #062833", "d", "#2f98a6aa", 0.1, 0, 0.8),
    l("M40 0V300M40 40H150V-10M560 -10V230H640", "#7fd0da22", 3),
    p("M0 344H640V400H0Z", lin("#3b2a1c #1c120b")),
    r(0, 326, 640, 18, lin("#0f5f70 #06303c")),
    // light on the floor
    p("M262 348H452L640 380V400H300Z", lin("#ffd98acc #ffd98a10", "h")),
    // opening
    r(236, -20, 232, 372, lin("#f7e7c8 #b98d52"), 0),
    r(252, -20, 200, 368, s.rad("#fffdf0 #ffe0a0@45 #d88f3c", 0.5, 0.4, 0.8)),
    p("M252 286H452V348H252Z", lin("#d79a54 #a9672c")),
    r(330, 60, 96, 130, "#fffbe8", 4),
    l("M378 60V190M330 122H426", "#e0b060", 5),
    s.soft(5, s.e(372, 300, 50, 8, "#5a2a0a88")),
    p("M340 252H392L384 302H348Z", lin("#c8643e #7a2f18", "h")),
    [-70, -40, -105, -130, -15]
      .map((a, i) =>
        g(
          `translate(366 256) rotate(${a})`,
          p(
            `M0 0C20 -22 56 -20 ${78 + (i % 3) * 10} 0 56 14 20 12 0 0Z`,
            lin(i % 2 ? "#5c9a63 #245a3c" : "#86b96a #2f6b43", "d"),
          ),
        ),
      )
      .join(""),
    // door leaf, opening towards us
    s.soft(10, p("M120 -40H262V372L140 400Z", "#00151b99")),
    p("M252 -20L262 -20V352L252 348Z", "#5a3a1c"),
    p("M68 -60L252 -20V348L68 420Z", lin("#0b5e70 #1492a6@55 #0e7288", "h")),
    p("M60 -60H70V420H60Z", lin("#d9a94e #7a5018")),
    // upper and lower panel
    p("M100 -20L224 6V148L100 150Z", "#083f4d"),
    p("M108 -20L217 16V140L108 141Z", lin("#14879b #0c6578", "h")),
    l("M108 141V-20", "#06303c", 3),
    l("M108 142L217 141V16", "#6fd6de77", 3),
    p("M100 262L224 244V322L100 356Z", "#083f4d"),
    p("M108 272L217 255V316L108 344Z", lin("#14879b #0c6578", "h")),
    l("M108 344V272L217 255", "#06303c", 3),
    l("M108 345L217 317V255", "#6fd6de77", 3),
    // letter slot with an envelope half way in
    p("M104 176L220 170V222L104 232Z", lin("#ffe9b0 #c08a32@50 #7a5018", "d")),
    p("M114 188L210 183V200L114 206Z", "#2b1a08"),
    g(
      "translate(110 150) rotate(-3) skewY(-2)",
      s.soft(5, r(8, 12, 96, 50, "#00000066")),
      p("M0 0H94L90 52H6Z", lin("#fffdf5 #e2d3b4")),
      l("M0 2L46 34 94 2", "#b79d6e", 2.5),
    ),
    p("M110 206L214 200V214L110 222Z", lin("#f0cd7c #a87a2c", "d")),
    ball(s, 86, 246, 15, "#fff6d8 #dda945 #6b4415"),
    p("M452 -20H468V352H452Z", lin("#8f6a3a #e6c48a", "h")),
  ];
}

function quote(s) {
  const { p, r, l, c, g, lin } = s;
  return [
    s.ground("#d8ecea #a9cfd0", "d", "#f6fffdcc", 0.2, 0, 0.7),
    g(
      "rotate(6 300 200)",
      s.soft(14, p("M122 60L470 40 512 200 480 470H110L140 210Z", "#0a3a4588")),
      p("M110 -50L452 -66 440 96 118 112Z", lin("#fffefa #f1e7d3", "d")),
      p("M118 112L440 96 464 262 104 268Z", lin("#e5d8bd #fbf5e8@40 #fffdf8")),
      p("M104 268L464 262 446 460H110Z", lin("#fffefa #eee2ca", "d")),
      l("M118 112L440 96M104 268L464 262", "#b39a6c66", 2),
      r(146, -6, 58, 58, lin(TEAL), 8),
      p("M160 38L175 4 190 38H180L175 26 170 38Z", "#f6ead2"),
      l("M226 12h130M226 34h80", "#2a4a52", 6, { strokeLinecap: "round" }),
      l("M150 138L410 130M148 166L416 160M146 194L420 190M144 222L424 220", "#cbb88f88", 2),
      l("M152 152l120 -4M150 180l90 -3M148 208l140 -3M146 236l100 -2", "#7d7560", 5, {
        strokeLinecap: "round",
      }),
      l("M376 146l34 -1M366 174l48 -1M382 203l36 -1M370 232l52 -1", "#2a4a52", 5, { strokeLinecap: "round" }),
      p("M128 288L448 283 446 330 127 334Z", lin("#0e7490 #0a5a6e", "h")),
      l("M148 312h90", "#d8f2f2", 7, { strokeLinecap: "round" }),
      l("M356 308h64", "#ffe2a0", 9, { strokeLinecap: "round" }),
      g(
        "translate(352 236) rotate(-16)",
        c(0, 0, 54, "none", { stroke: "#c8442fcc", strokeWidth: 6 }),
        c(0, 0, 43, "none", { stroke: "#c8442fcc", strokeWidth: 2.5 }),
        l("M-22 0L-6 17 25 -18", "#c8442fcc", 10, { strokeLinejoin: "round" }),
      ),
    ),
    // rubber stamp
    g(
      "translate(510 120) rotate(14)",
      s.soft(10, r(-50, 70, 150, 70, "#0a2a3388", 20)),
      r(-66, 86, 132, 44, lin("#7a2b20 #4a130d"), 6),
      r(-70, 64, 140, 34, lin("#d79a5c #8a5427"), 8),
      p(
        "M-30 66C-30 30 -16 26 -18 -6 -50 -40 -40 -96 0 -96S50 -40 18 -6C16 26 30 30 30 66Z",
        lin("#6a3414 #d08a4c@30 #f5c88f@42 #9a5a28@74 #4a2210", "h"),
      ),
      r(-31, 54, 62, 14, lin(RAMP.brass, "h"), 4),
      s.e(-14, -58, 8, 20, "#ffffff66"),
    ),
    // brass ruler along the bottom edge
    g(
      "translate(-30 352) rotate(-4)",
      s.soft(7, r(0, 14, 700, 60, "#0a2a3377")),
      r(0, 0, 720, 90, lin("#f6d98c #d9a94e@30 #b8842c")),
      l("M0 13H720", "#5a3b10", 26, { strokeDasharray: "2 58" }),
      l("M0 8H720", "#5a3b10", 16, { strokeDasharray: "1.500 10.500" }),
      l("M0 1H720", "#fff3cd", 2),
      c(60, 48, 11, "#7a5018"),
      c(60, 50, 10, "#bfdcda"),
    ),
  ];
}

function triage(s) {
  const { r, c, lin } = s;
  const letter = (w, h, paper, flap, seal) =>
    s.part(s.soft(4, r(5, 4, w, h, "#1a0c0466", 4)) + envelope(s, w, h, paper, flap, seal));
  const cream = letter(190, 120, "#fffaf0 #e9dabb", "#fffdf6 #efe2c6", "#f08a6c #b8331f");
  const teal = letter(190, 120, "#2b9db0 #0d6377", "#3fb3c3 #157c90", "#ffe9b0 #c08a32");
  const kraft = letter(190, 120, "#dcae76 #b27e45", "#e6bd88 #c08f55", "");
  const row = (y, kids, label, hue) => [
    y > 100 ? r(0, y - 70, 640, 80, lin("#2a140800 #2a1408aa")) : "",
    kids,
    s.soft(7, r(-20, y + 4, 700, 20, "#1a0c0480")),
    r(-20, y, 680, 120, lin(hue)),
    r(-20, y, 680, 7, "#ffe0b477"),
    r(250, y + 9, 140, 32, lin(RAMP.brassDown), 5),
    r(256, y + 14, 128, 22, "#fff8e8", 2),
    c(274, y + 25, 7, label),
    s.l(`M296 ${y + 25}h70`, "#6b5a40", 4, { strokeLinecap: "round" }),
  ];
  return [
    s.ground("#cfe6e4 #8fbcbf", "d", "#f4fffbcc", 0.2, 0, 0.7),
    s.soft(12, r(20, 90, 660, 330, "#0a2a3355")),
    row(
      96,
      [
        cream("translate(20 22) rotate(-5)"),
        teal("translate(160 2) rotate(3)"),
        cream("translate(340 16) rotate(-2)"),
        kraft("translate(480 0) rotate(5)"),
      ],
      "#d9573f",
      "#c68f55 #9a6233",
    ),
    row(
      216,
      [
        kraft("translate(-60 148) rotate(4)"),
        cream("translate(100 158) rotate(-3)"),
        cream("translate(262 146) rotate(3)"),
        teal("translate(430 162) rotate(-4)"),
      ],
      "#e8a33a",
      "#b57e46 #875228",
    ),
    row(
      340,
      [
        teal("translate(20 278) rotate(-4)"),
        cream("translate(390 270) rotate(3)"),
        cream("translate(500 288) rotate(-6)"),
      ],
      "#2f8f5b",
      "#a06c39 #6f421f",
    ),
  ];
}

function loyalty(s) {
  const { p, r, l, c, e, g, lin } = s;
  const cup = s.part(
    p("M-17 -14H13L9 17Q8 21 3 21H-7Q-12 21 -13 17Z", "#0b5a6e") +
      l("M12 -8q13 -1 11 9t-14 9", "#0b5a6e", 5) +
      l("M-9 -21q-5 -6 0 -12M3 -21q-5 -6 0 -12", "#0b5a6e", 3, { strokeLinecap: "round" }),
  );
  const hole = s.part(c(0, 0, 27, "#0a4656") + p("M-27 0A27 27 0 0 1 27 0 27 23 0 0 0 -27 0Z", "#04222b"));
  const open = s.part(c(0, 0, 27, "none", { stroke: "#b89a63", strokeWidth: 3, strokeDasharray: "5 5" }));
  const spots = [0, 1, 2, 3, 4]
    .flatMap((i) => [
      [i, 0],
      [i, 1],
    ])
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return [
    s.ground("#128297 #0a5063", "d", "#5fd0d6aa", 0.2, 0, 0.8),
    // cup from above, cropped by the corner
    s.soft(14, e(560, 90, 150, 140, "#02202a99")),
    c(545, 60, 145, s.rad("#fffdf6 #e8d9bd #b39a70")),
    c(545, 60, 112, "none", { stroke: "#b89a6355", strokeWidth: 5 }),
    s.soft(6, c(556, 72, 88, "#5a3b1a77")),
    l("M470 104L420 140", "#efe2c8", 26, { strokeLinecap: "round" }),
    l("M468 102L420 136", "#fffdf6", 10, { strokeLinecap: "round" }),
    c(545, 58, 88, lin("#fffdf6 #cdb48b", "d")),
    c(545, 58, 74, s.rad("#a8622c #6f3816 #3c1a08", 0.4, 0.4, 0.7)),
    p(
      "M545 112C500 84 494 38 522 34 538 32 545 46 545 52 545 46 552 32 568 34 596 38 590 84 545 112Z",
      "#f3ddb4",
    ),
    p(
      "M545 96C518 78 514 56 528 52 540 50 545 62 545 66 545 62 550 50 562 52 576 56 572 78 545 96Z",
      "#8a4a1e",
    ),
    p(
      "M545 84C532 74 530 66 537 64 542 63 545 68 545 72 545 68 548 63 553 64 560 66 558 74 545 84Z",
      "#f3ddb4",
    ),
    g(
      "rotate(-9 250 240)",
      castRect(s, 46, 122, 480, 270, 18, 13, "#02202aaa"),
      r(28, 100, 480, 280, lin("#fffdf6 #f0e2c6", "d"), 18),
      p("M28 160V118Q28 100 46 100H490Q508 100 508 118V160Z", lin("#d9573f #b83a26", "h")),
      l("M54 130h150", "#fff3e0", 9, { strokeLinecap: "round" }),
      l("M226 130h74", "#ffd2b8", 6, { strokeLinecap: "round" }),
      spots
        .map(([i, j], n) => {
          const at = `translate(${86 + i * 90} ${218 + j * 92})`;
          return n < 4
            ? hole(at) +
                s.g(`translate(${86 + i * 90} ${218 + j * 92})`, l("M-24 14A28 28 0 0 0 24 14", "#fff9", 2))
            : n < 7
              ? open(at) + cup(`${at} rotate(${(n % 3) * 9 - 9})`)
              : open(at);
        })
        .join(""),
      p("M446 282l8 17 18 2 -13 13 3 18 -16 -9 -16 9 3 -18 -13 -13 18 -2z", "#e8a33a"),
    ),
    // hand stamp, standing, cropped by the bottom
    g(
      "translate(540 300) rotate(10)",
      s.soft(10, e(30, 92, 80, 34, "#02202aaa")),
      r(-58, 60, 116, 60, lin(RAMP.brass, "h"), 10),
      p(
        "M-26 62C-26 30 -14 20 -16 0 -44 -26 -36 -78 0 -78S44 -26 16 0C14 20 26 30 26 62Z",
        lin("#3c1a08 #8a4a22@28 #d99a62@42 #7a3f1a@72 #32150a", "h"),
      ),
      e(-13, -44, 7, 18, "#ffffff66"),
    ),
  ];
}

function referral(s) {
  const { r, l, c, g, lin } = s;
  const cork = s.pattern(
    46,
    38,
    c(6, 8, 2.5, "#8a5427") +
      c(28, 5, 1.5, "#f3cf98") +
      c(38, 20, 3, "#a8743c") +
      c(14, 25, 2, "#f0c88e") +
      c(25, 33, 2.5, "#8f5c2c") +
      c(4, 35, 1.5, "#7a4a20"),
  );
  const card = (x, y, turn, w, h, who, rows) =>
    g(
      `translate(${x} ${y}) rotate(${turn})`,
      s.soft(6, r(-w / 2 + 8, -h / 2 + 12, w, h, "#3a1c0688")),
      r(-w / 2, -h / 2, w, h, lin(RAMP.paper, "d"), 3),
      who,
      rows,
    );
  const face = (y, k, ...hues) => bust(s, 0, y, k, ...hues);
  const thread =
    "M300 100L96 92M300 100L122 300M300 100L520 70M300 100L470 306M520 70L606 210M470 306L606 210";
  const brass = "#fff6d8 #dda945 #6b4415";
  const dots = [
    [96, 92],
    [122, 300],
    [520, 70],
    [470, 306],
    [606, 210],
  ];
  return [
    s.ground("#d9a566 #b57a3d", "d"),
    r(0, 0, 640, 400, cork, 0, { opacity: 0.6 }),
    r(0, 0, 640, 400, s.rad("#fff0cc99 #fff0cc00@50 #3a1c0677", 0.3, 0.1, 1)),
    card(
      96,
      140,
      -7,
      128,
      132,
      face(-6, 36, "#bfe0e0", "#e9b88f", "#4a2a1c", "#0e7490"),
      writing(s, -40, 46, 80, 1, 10, "#7d6a4c", 5),
    ),
    card(122, 352, 5, 150, 136, face(-2, 38, "#f3cf9b", "#8d5a3b", "#1d1512", "#b7502f"), ""),
    card(
      520,
      120,
      6,
      134,
      136,
      face(-6, 38, "#cfd9b4", "#f0c7a3", "#b9772e", "#3d6b4c"),
      writing(s, -40, 50, 80, 1, 10, "#7d6a4c", 5),
    ),
    card(470, 362, -5, 140, 140, face(0, 40, "#f0c3b2", "#c98e66", "#2a1c18", "#5c3a58"), ""),
    card(640, 256, 3, 130, 128, face(-2, 38, "#bcd3e6", "#d9a07a", "#6a3a20", "#284b63"), ""),
    card(
      300,
      216,
      -2,
      208,
      226,
      r(-90, -84, 180, 128, lin("#1a93a8 #0a5063", "d"), 2) +
        face(-14, 56, "#ffffff22", "#f0c19a", "#38221a", "#f3e3c2"),
      writing(s, -76, 66, 150, 2, 22, "#5f6f70", 6, [0.85, 1, 0.5]),
    ),
    s.g("translate(5 9)", l(thread, "#3a1c0655", 4)),
    l(thread, "#b3231b", 4.5),
    l(thread, "#f0705a", 1.2),
    dots.map(([x, y]) => pin(s, x, y, 12, brass)).join(""),
    pin(s, 300, 100, 19, "#ffc2ae #d9452f #7a170d"),
  ];
}

export const crm = {
  "customer-relationship-manager": addressBook,
  "sales-pipeline-tracker": pipeline,
  "client-portal": portal,
  "quote-builder": quote,
  "email-triage": triage,
  "loyalty-ledger": loyalty,
  "referral-network": referral,
};
