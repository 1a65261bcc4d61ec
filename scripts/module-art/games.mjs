// Games: deep night, coral and amber light.
import { ball, figure, RAMP, star } from "./kit.mjs";

/** A jigsaw piece of unit size with a tab ahead and a socket behind, put on the ground and seen in perspective. */
function groundPiece(wx, wz, turn, size) {
  const local = [
    [-0.5, 0.5],
    [-0.12, 0.5],
    [-0.3, 0.78],
    [0.3, 0.78],
    [0.12, 0.5],
    [0.5, 0.5],
    [0.5, -0.5],
    [0.12, -0.5],
    [0.3, -0.22],
    [-0.3, -0.22],
    [-0.12, -0.5],
    [-0.5, -0.5],
  ];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = local.map(([u, v]) => {
    const x = wx + (u * cos + v * sin) * size;
    const z = wz + (v * cos - u * sin) * size;
    return `${Math.round(290 + (x * 300) / z)} ${Math.round(176 + 230 / z)}`;
  });
  return `M${at[0]}L${at[1]}C${at[2]} ${at[3]} ${at[4]}L${at[5]} ${at[6]} ${at[7]}C${at[8]} ${at[9]} ${at[10]}L${at[11]}Z`;
}

function puzzleTrail(s) {
  const { p, r, c, g, lin } = s;
  const hues = ["#ffe2a6 #f3a947", "#ffb59a #ea6347", "#fff4e2 #ecd0ac", "#8fd2c8 #2f8d8c"];
  const pieces = [];
  let z = 1.02;
  for (let i = 0; i < 10; i++) {
    const size = 0.6;
    const x = 0.8 * Math.sin(z * 1.15 - 2.3) + 0.1;
    const turn = Math.atan(0.8 * 1.15 * Math.cos(z * 1.15 - 2.3));
    pieces.unshift([groundPiece(x, z, turn, size), hues[i % 4]]);
    z += size * Math.cos(turn) * 1.02;
  }
  return [
    s.ground("#37204f #8c3558@34 #f2704f@60 #ffcf86@78"),
    c(430, 168, 210, s.rad("#ffe9b4aa #ffb46a00", 0.5, 0.5, 0.5)),
    c(430, 150, 58, "#fff0c8"),
    p("M0 150L70 104 128 140 214 84 300 150 372 122 470 160 560 112 640 146V400H0Z", lin("#a8415c #d9604f")),
    p("M0 190C90 140 170 176 240 172S380 140 460 168 590 150 640 168V400H0Z", lin("#6d2f58 #4a2149")),
    p("M0 232C120 170 260 206 340 186S540 178 640 214V400H0Z", lin("#51294f #2a1535")),
    p("M0 300C140 236 300 190 380 190S560 220 640 262V400H0Z", lin("#64305a #241130")),
    s.g(
      "translate(6 9)",
      s.soft(
        3,
        p(
          pieces
            .slice(0, 8)
            .map(([d]) => d)
            .join(""),
          "#12061ccc",
        ),
      ),
    ),
    pieces.map(([d, hue]) => p(d, lin(hue, "d"), { stroke: "#3a1530", strokeWidth: 1.5 })).join(""),
    // the next piece, still in the air
    g(
      "translate(524 282) rotate(16)",
      s.soft(13, p("M-70 20H130V190H-70Z", "#0c0414bb")),
      [
        [6, 9, "#8c2f22"],
        [0, 0, lin("#ffc1a3 #f07a56@40 #cf4a34", "d")],
      ]
        .map(([x, y, fill]) =>
          p(
            "M-90 -90H-24C-50 -140 50 -140 24 -90H90V-24C140 -50 140 50 90 24V90H24C50 40 -50 40 -24 90H-90V24C-40 50 -40 -50 -90 -24Z",
            fill,
            x ? { transform: `translate(${x} ${y})` } : { stroke: "#ffd9c4", strokeWidth: 2 },
          ),
        )
        .join(""),
      p("M-84 -84H-30C-40 -116 20 -124 26 -104 -30 -70 -70 -50 -84 -20Z", "#ffffff33"),
    ),
    r(0, 0, 640, 400, s.rad("#1a082000@60 #1a0820aa", 0.6, 0.4, 0.9)),
  ];
}

function arcade(s) {
  const { p, l, e, g, lin } = s;
  const invader = s.part(
    l(
      "M2 0h1M8 0h1M3 1h1M7 1h1M2 2h7M1 3h2M4 3h3M8 3h2M0 4h11M0 5h1M2 5h7M10 5h1M0 6h1M2 6h1M8 6h1M10 6h1M3 7h2M6 7h2",
      "currentColor",
      1.1,
    ),
  );
  const fleet = [0, 1, 2, 3, 4].flatMap((i) =>
    [0, 1].map((j) =>
      invader(`translate(${130 + i * 84} ${28 + j * 56}) scale(4.500)`, { color: j ? "#ffb347" : "#ff7d61" }),
    ),
  );
  const button = (hue, side) =>
    s.part(
      e(4, 16, 40, 26, "#0009") +
        p("M-36 0V8A36 23 0 0 0 36 8V0Z", side) +
        e(0, 0, 36, 23, s.rad(hue, 0.4, 0.2, 0.8)) +
        e(0, 1, 25, 15, "#ffffff22") +
        e(-12, -9, 9, 4, "#ffffffaa"),
    );
  const amber = button("#fff0b8 #ffb52e #c46e08", "#8a4a06");
  const coral = button("#ffd0c0 #f2603f #a82a18", "#7a1a0e");
  const cream = button("#ffffff #f3e2cc #b89a7c", "#7d6450");
  return [
    s.ground("#1a1230 #0a0716", "d", "#ff7a5566", 0.5, 0.3, 0.7),
    p("M0 0H70L36 250 0 400ZM640 0H570L604 250 640 400Z", lin("#40183a #1a0a20")),
    l("M70 0L36 250 -10 400M570 0L604 250 650 400", "#ff6b4f", 7),
    s.soft(7, l("M70 0L36 250 -10 400M570 0L604 250 650 400", "#ff6b4faa", 12)),
    p("M78 -10H562L592 244H48Z", "#07040e"),
    p(
      "M104 -10H536Q546 -10 548 10L564 206Q566 224 546 224H94Q74 224 76 206L92 10Q94 -10 104 -10Z",
      s.rad("#35306e #1a1740@60 #0c0a22", 0.5, 0.4, 0.8),
    ),
    l("M150 210h4M500 196h4M420 150h4M520 110h4", "#fff", 4),
    fleet,
    p("M320 176h12v12h24v20h-60v-20h24z", "#7fe3d4"),
    l("M326 166v-18M326 138v-14M482 124v16", "#fff3c8", 5),
    p("M100 -10H330L180 224H94Q74 224 76 206Z", "#ffffff12"),
    // control panel
    p("M40 240H600L690 420H-50Z", lin("#7a2740 #4a1532@50 #250a1e")),
    p("M40 240H600L606 252H34Z", "#ff9a7a"),
    l("M250 400C270 330 330 306 640 300M226 400C246 316 320 290 640 284", "#ffb34766", 7),
    coral("translate(352 300)"),
    amber("translate(446 290)"),
    cream("translate(540 296)"),
    amber("translate(378 362)"),
    cream("translate(480 350)"),
    coral("translate(584 358)"),
    // joystick
    s.soft(8, e(200, 350, 96, 34, "#05020aaa")),
    e(168, 338, 84, 38, lin("#5a5468 #17121f")),
    e(168, 333, 70, 30, "#0c0812"),
    e(168, 332, 42, 16, lin("#4a4458 #0c0812")),
    g(
      "rotate(-8 168 330)",
      p("M157 200H179L182 330H154Z", lin("#46566b #f4f8fb@35 #46566b", "h")),
      ball(s, 168, 176, 66, "#ffd2c2 #f0532f@38 #8c1408 #c93a20"),
      e(142, 142, 22, 12, "#ffffffb0", { transform: "rotate(-30 142 142)" }),
    ),
  ];
}

function questMap(s) {
  const { p, r, l, c, g, lin } = s;
  const peak = s.part(
    p("M-34 26L-4 -30 6 -14 12 -22 40 26Z", "#b0763a") +
      p("M-4 -30L6 -14 12 -22 40 26H6Q-6 0 -4 -30Z", "#7d4a22") +
      p("M-4 -30L6 -14 0 -8 -6 -12 -14 -10Z", "#fff3d6"),
  );
  const tree = s.part(p("M0 -20L12 4H4L14 20H-14L-4 4H-12Z", "#5f7d4c") + r(-2, 20, 4, 8, "#6b4423"));
  const edge =
    "M30 44L120 34 170 46 260 28 352 40 450 26 520 38 566 30 560 120 572 190 558 270 570 350 564 430H40L52 350 36 280 50 190 34 120Z";
  return [
    s.ground("#3a2030 #160a18", "d", "#ff9a4fbb", 0.1, 0, 0.8),
    l("M0 30C200 10 420 50 640 20M0 130C220 100 420 150 640 120M0 330C190 300 450 350 640 320", "#0005", 3),
    g(
      "rotate(-5 300 200)",
      s.g("translate(14 18)", s.soft(12, p(edge, "#08030ccc"))),
      p(edge, s.rad("#fff0cc #eccf96@55 #b9843f", 0.3, 0.2, 0.9)),
      p("M352 40L450 26 520 38 566 30 560 120 572 190C520 200 500 150 440 150S360 100 352 40Z", "#7fb0a877"),
      l("M420 60q12 -10 24 0t24 0M470 100q12 -10 24 0t24 0", "#3f7a78", 3),
      l("M352 40C360 100 384 150 440 150S520 200 572 190", "#8a5a2a", 3),
      p(
        "M170 46C190 110 150 150 176 210S130 330 150 430H128C110 340 160 290 150 214S160 110 150 42Z",
        "#7fb0a8aa",
      ),
      l("M210 44V424M390 36V424M44 160H566M44 300H566", "#8a5a2a33", 2),
      peak("translate(250 100) scale(1.300)"),
      peak("translate(318 120)"),
      peak("translate(212 130) scale(0.800)"),
      peak("translate(396 180)"),
      tree("translate(84 110)"),
      tree("translate(112 126)"),
      tree("translate(76 146)"),
      tree("translate(230 350)"),
      tree("translate(260 366)"),
      tree("translate(200 372)"),
      l("M84 330C120 250 190 330 222 262S240 190 310 196 330 250 340 264", "#c7341f", 8, {
        strokeDasharray: "20 13",
        strokeLinecap: "round",
      }),
      c(84, 330, 13, "#c7341f"),
      c(84, 330, 5, "#fff0cc"),
      l("M324 266L362 304M362 266L324 304", "#a51d10", 11, { strokeLinecap: "round" }),
      p("M34 120L50 190C80 180 82 130 60 110ZM566 350L560 430H480C500 380 540 372 566 350Z", "#7a4a1c55"),
    ),
    // compass
    s.soft(13, c(560, 320, 118, "#08030cdd")),
    c(540, 300, 122, lin("#ffe9b0 #b07a28@50 #4a2c08", "d")),
    c(540, 300, 104, lin("#5a3a0e #e6bd64", "d")),
    c(540, 300, 96, s.rad("#fffaf0 #eddcb8@70 #a8895a", 0.4, 0.35, 0.7)),
    c(540, 300, 84, "none", { stroke: "#3a2030", strokeWidth: 9, strokeDasharray: "2 20" }),
    p(star(540, 300, 70, 16, 4), "#d9b77a"),
    p(
      "M540 230L551 289 540 300ZM540 370L529 311 540 300ZM470 300L529 289 540 300ZM610 300L551 311 540 300Z",
      "#8a5a2a",
    ),
    g(
      "rotate(34 540 300)",
      p("M540 212L554 300H526Z", lin("#ff8a6c #b3231b", "h")),
      p("M540 388L554 300H526Z", lin("#4a5a78 #1d2740", "h")),
    ),
    c(540, 300, 9, lin(RAMP.brassDown)),
    p("M456 262A96 96 0 0 1 560 206C520 222 480 246 456 262Z", "#ffffff66"),
    r(520, 168, 40, 18, lin(RAMP.brass, "h"), 6),
  ];
}

function trivia(s) {
  const { p, r, l, c, e, g, lin } = s;
  return [
    s.ground("#251540 #110a24@60 #080512", "v"),
    p(
      "M40 -10C60 120 30 240 60 320M150 -10C160 110 140 220 150 310M560 -10C550 120 580 220 570 320",
      "none",
      { stroke: "#5a2a5a66", strokeWidth: 40 },
    ),
    p("M0 300H640V400H0Z", lin("#3a1a3a #140818")),
    p("M250 -30H330L640 400H130Z", lin("#ffe2a0cc #ffb86a55@60 #ffb86a10")),
    e(400, 352, 280, 58, "#ffb86a55"),
    e(400, 350, 200, 36, "#ffd99a55"),
    s.soft(10, e(390, 368, 190, 32, "#05020acc")),
    // question cards
    g(
      "translate(520 224) rotate(13)",
      s.soft(8, r(8, 12, 120, 160, "#0009", 10)),
      r(14, -4, 120, 160, "#e8cfae", 10),
      r(0, 0, 120, 160, lin("#fffaf0 #f6dfbf", "d"), 10),
      r(10, 10, 100, 140, "none", 6, { stroke: "#ea6347", strokeWidth: 3 }),
      l("M40 58C40 26 84 28 82 58 80 78 60 76 60 100", "#d9482f", 13, { strokeLinecap: "round" }),
      c(60, 124, 9, "#d9482f"),
    ),
    // buzzer
    p(
      "M206 300V350C206 392 534 392 534 350V300Z",
      lin("#3c3a4a #e8e4ea@26 #ffffff@36 #8a8696@60 #2a2836", "h"),
    ),
    e(370, 300, 164, 46, lin("#f4f1f5 #8a8696")),
    e(370, 298, 140, 37, "#1a0f20"),
    p(
      "M240 296C240 150 500 150 500 296C500 340 240 340 240 296Z",
      s.rad("#ffcdb8 #f2553a@34 #b81f14@70 #6a0c0c", 0.36, 0.2, 0.8),
    ),
    e(320, 222, 44, 22, "#ffffff88", { transform: "rotate(-28 320 222)" }),
    p("M262 320C320 338 430 338 482 316 440 330 300 332 262 320Z", "#ffb08a88"),
    // microphone, cropped by the left edge
    s.soft(9, r(80, 60, 150, 250, "#05020a99", 70)),
    r(104, 240, 30, 180, lin(RAMP.steel, "h")),
    r(70, 228, 98, 30, lin(RAMP.steel, "h"), 8),
    r(26, -30, 186, 268, lin("#2c2a3a #e9e6ee@20 #ffffff@32 #8d899a@64 #23212e", "h"), 84),
    s.cut(
      '<rect x="42" y="-14" width="154" height="236" rx="70"/>',
      r(42, -14, 154, 236, lin("#1c1826 #5a5468@30 #14101c", "h")),
      [4, 28, 52, 76, 148, 172, 196]
        .map((y) => r(42, y, 154, 13, lin("#55515f #f5f2f8@28 #6b6776@70 #2a2832", "h"), 6))
        .join(""),
    ),
    r(20, 98, 198, 40, lin("#7a3410 #ffcf7a@24 #fff0c4@34 #d98a2e@64 #6b2c0c", "h"), 10),
    p(star(119, 118, 15, 6.5), "#7a2410"),
    l("M470 60l8 14M560 90l14 -6M440 130l12 4M590 160l-8 12M520 40l2 -14M610 60l8 10", "#ffb35a", 6, {
      strokeLinecap: "round",
    }),
  ];
}

function leaderboard(s) {
  const { p, r, c, e, g, lin } = s;
  const handles = s.part(
    '<path d="M-40 -118C-92 -122 -84 -52 -26 -44M40 -118C92 -122 84 -52 26 -44" fill="none" stroke-width="10"/>',
  );
  const bowl = s.part(
    '<path d="M-46 -132H46C48 -70 32 -34 9 -28V-10H34V6H-34V-10H-9V-28C-32 -34 -48 -70 -46 -132Z"/>',
  );
  const foot = s.part(
    e(0, -132, 46, 8, "#0000004d") +
      r(-42, 4, 84, 20, lin("#5a2a2a #2a1020"), 3) +
      r(-20, 9, 40, 9, lin(RAMP.brassDown), 2),
  );
  const cup = (metal) =>
    handles("", { stroke: lin(metal, "h") }) + bowl("", { fill: lin(metal, "h") }) + foot("");
  const scrap = s.part('<rect x="-10" y="-5" width="20" height="10" rx="2"/>');
  let rays = "";
  for (let i = 0; i < 9; i++) {
    const a = ((i * 40 - 8) * Math.PI) / 180;
    const b = a + 0.3;
    rays += `M320 170L${Math.round(320 + 560 * Math.cos(a))} ${Math.round(170 + 560 * Math.sin(a))} ${Math.round(320 + 560 * Math.cos(b))} ${Math.round(170 + 560 * Math.sin(b))}Z`;
  }
  const block = (x, y, w, hue, dark) => [
    s.soft(10, r(x + 14, y + 24, w, 300, "#6a1c2088")),
    r(x, y, w, 300, lin(hue, "h")),
    p(`M${x - 8} ${y}L${x + 16} ${y - 22}H${x + w - 16}L${x + w + 8} ${y}Z`, dark),
    r(x - 8, y, w + 16, 16, lin("#fffaf0 #f0cfa8"), 3),
  ];
  return [
    s.ground("#ffb48a #f2755a@60 #cc4a4a", "d"),
    p(rays, "#ffe2b83a"),
    c(320, 150, 260, s.rad("#fff3cccc #ffd79a00", 0.5, 0.5, 0.5)),
    block(30, 282, 180, "#fff3e0 #f3cfa6@60 #cf8f66", "#ffe3c0"),
    block(430, 312, 190, "#f6d8b4 #e0a878@60 #a8603f", "#f0c498"),
    block(206, 226, 228, "#fffaf0 #fbe0bc@55 #dca072", "#fff0d8"),
    figure(s, 1, 300, 280, 84, "#c7402f", 17),
    figure(s, 2, 96, 330, 66, "#8a3f4a", 14),
    figure(s, 3, 500, 352, 60, "#8a3f2a", 13),
    s.soft(5, e(334, 214, 60, 8, "#6a2a1088")),
    s.soft(5, e(132, 272, 48, 7, "#6a2a1088")),
    s.soft(5, e(538, 302, 44, 6, "#6a2a1088")),
    g(
      "translate(320 184) scale(1.300)",
      cup("#8a5410 #f2b73c@24 #fff6d0@38 #e0a02e@62 #7a4408"),
      p(star(-4, -84, 24, 10), "#b8741299"),
    ),
    g("translate(122 252)", cup("#5c6272 #d5dae2@24 #ffffff@38 #a6adba@62 #565c6b")),
    g("translate(526 284) scale(0.900)", cup("#5a2810 #c9773f@24 #ffd2a6@38 #b0602c@62 #4a1e0a")),
    [
      [60, 60, 20, "#fff3d6"],
      [150, 30, -30, "#7a2440"],
      [480, 50, 40, "#fff3d6"],
      [590, 110, -20, "#ffd36a"],
      [210, 96, 60, "#ffd36a"],
      [430, 120, -50, "#7a2440"],
      [40, 170, -40, "#ffd36a"],
      [600, 220, 30, "#fff3d6"],
      [556, 24, 10, "#7a2440"],
    ]
      .map(([x, y, a, hue]) => scrap(`translate(${x} ${y}) rotate(${a})`, { fill: hue }))
      .join(""),
  ];
}

const PIP = {
  heart: "M0 12C-18 -2 -14 -16 -6 -15 -2 -14.500 0 -11 0 -8 0 -11 2 -14.500 6 -15 14 -16 18 -2 0 12Z",
  spade:
    "M0 -15C-20 0 -12 10 -7 9 -3 9 -1 6 -1 4 -1 9 -4 13 -6 14H6C4 13 1 9 1 4 1 6 3 9 7 9 12 10 20 0 0 -15Z",
  diamond: "M0 -15L11 0 0 15 -11 0Z",
  club: "M-1 4C-2 12 -16 11 -14 2 -13 -3 -8 -4 -5 -3 -10 -9 -5 -15 0 -15S10 -9 5 -3C8 -4 13 -3 14 2 16 11 2 12 1 4 1 9 4 13 6 14H-6C-4 13 -1 9 -1 4Z",
};

function cardTable(s) {
  const { p, r, l, e, g, lin } = s;
  const face = s.part(
    s.soft(5, r(6, 5, 170, 250, "#1a0410aa", 14)) + r(0, 0, 170, 250, lin("#fffdf8 #f0e2d0", "d"), 14),
  );
  const card = (a, kind, hue) =>
    g(
      `translate(244 570) rotate(${a}) scale(1.3) translate(-85 -370)`,
      face(""),
      g("translate(25 30) scale(1.100)", p(PIP[kind], hue)),
      g("translate(85 122) scale(3.300)", p(PIP[kind], hue)),
    );
  const red = lin("#f2603f #b3231b", "d");
  const ink = lin("#3a3450 #14101f", "d");
  const chip = (x, y, n, hue, dark) => {
    let out = s.soft(8, e(x + 16, y + 6, 80, 30, "#14020caa"));
    const one = s.part(
      p("M-70 -15V0A70 26 0 0 0 70 0V-15Z", dark) +
        p("M-50 3v15q-10 -3 -14 -6V-2ZM-12 11V26H12V11ZM50 3v15q10 -3 14 -6V-2Z", "#fff3e0") +
        e(0, -15, 70, 26, hue),
    );
    for (let i = 0; i < n; i++) out += one(`translate(${x + ((i * 7) % 5) - 2} ${y - i * 16})`);
    const top = y - (n - 1) * 16 - 15;
    return (
      out +
      e(x, top, 60, 21, "none", { stroke: "#fff3e0", strokeWidth: 15, strokeDasharray: "24 24" }) +
      e(x, top, 47, 16, hue) +
      e(x, top, 42, 14, "none", { stroke: "#fff3e0aa", strokeWidth: 2 })
    );
  };
  return [
    s.ground("#8c2436 #4a1026@60 #22061a", "d", "#ff9a5fbb", 0.25, 0, 0.7),
    l("M-20 120C160 20 480 20 660 150", "#ffcf8a55", 3),
    l("M-20 134C160 34 480 34 660 164", "#ffcf8a33", 2),
    p("M420 -10H650V60C600 20 520 -4 420 -10Z", lin("#6b3a1c #2a1208")),
    l("M420 -8C520 -2 600 22 650 64", "#e0a060", 5),
    card(-36, "club", ink),
    card(-19, "heart", red),
    card(0, "spade", ink),
    card(19, "diamond", red),
    chip(500, 210, 3, lin("#3f6f8f #1d3f5c", "d"), "#123048"),
    chip(560, 352, 6, lin("#ffd27a #e09a2c", "d"), "#9a5f12"),
    chip(430, 380, 2, lin("#f58a68 #c9402a", "d"), "#7a1a10"),
  ];
}

function bracket(s) {
  const { p, r, l, c, g, lin } = s;
  const [coral, amber, teal, night] = ["#ea6347", "#f2a93a", "#2f9490", "#4a3874"];
  const sheen = lin("#ffffff66 #ffffff00@40 #00000040");
  const edge = lin("#ffffff55 #ffffff00@40 #00000055", "h");
  const gloss = s.part(r(0, -20, 174, 40, sheen));
  const pennant = s.part(
    s.soft(5, p("M6 -34L128 6 6 46Z", "#8a3a1a77")) +
      '<path d="M0 -40L126 0 0 40Z"/>' +
      p("M0 -40L126 0 0 40Z", sheen) +
      p("M0 -40L126 0H0Z", "#ffffff26") +
      c(40, 0, 15, "#fff6e6"),
  );
  const flag = (y, fill, sign) => pennant(`translate(-14 ${y})`, { fill }) + g(`translate(-14 ${y})`, sign);
  return [
    s.ground("#fff1dc #ffcf9f@60 #f7a574", "d", "#fffdf4cc", 0.2, 0, 0.7),
    s.g(
      "translate(9 14)",
      s.soft(7, l("M70 62H224V152H70M70 252H224V342H70M224 107H394V297H224M394 200H500", "#9a4a1c66", 40)),
    ),
    l("M70 62H224V107", coral, 40),
    l("M70 152H224V107", amber, 40),
    l("M70 252H224V297", teal, 40),
    l("M70 342H224V297", night, 40),
    l("M204 107H394V200", coral, 40),
    l("M204 297H394V200", night, 40),
    l("M374 200H500", coral, 40),
    [62, 152, 252, 342].map((y) => gloss(`translate(70 ${y})`)).join(""),
    gloss("translate(204 107) scale(1.2 1)"),
    gloss("translate(204 297) scale(1.2 1)"),
    gloss("translate(374 200)"),
    r(374, 127, 40, 53, edge),
    r(374, 220, 40, 57, edge),
    p(
      "M204 82L244 42V87H204ZM204 132L244 172V127H204ZM204 272L244 232V277H204ZM204 322L244 362V317H204ZM374 127L414 87V180H374ZM374 277L414 317V220H374Z",
      "#2a0c1e33",
    ),
    flag(62, coral, p(star(40, 0, 11, 5), "#d9482f")),
    flag(152, amber, p("M40 -10l10 18h-20z", "#b86f10")),
    flag(252, teal, c(40, 0, 8, "#1c6f6d")),
    flag(342, night, r(33, -7, 14, 14, "#3d2c64")),
    // medal
    p("M470 260L450 420H520L530 330 560 420H640L590 250Z", lin("#ea6347 #a82f20", "h")),
    p("M486 280L474 420H488L506 290Z", "#ffe9d0"),
    s.soft(13, c(552, 224, 124, "#8a3a1a99")),
    p(star(536, 200, 146, 128, 24, 0), lin("#fff0c4 #d9962c@50 #8a5410", "d")),
    c(536, 200, 112, lin("#8a5410 #ffe6a0", "d")),
    c(536, 200, 104, s.rad("#fff3c4 #f2b640@50 #b87414", 0.35, 0.3, 0.8)),
    c(536, 200, 88, "none", { stroke: "#a86a12", strokeWidth: 3, strokeDasharray: "3 9" }),
    s.g("translate(4 6)", p(star(536, 200, 70, 30), "#8a541088")),
    p(star(536, 200, 70, 30), lin("#fffbe6 #ffd064", "d")),
    p(
      "M536 130L536 200 469 178ZM536 200L603 178 553 176ZM536 200L577 257 536 230ZM536 200L495 257 507 209Z",
      "#c9821c44",
    ),
  ];
}

export const games = {
  "puzzle-trail": puzzleTrail,
  "arcade-cabinet": arcade,
  "quest-map": questMap,
  "trivia-night-host": trivia,
  "leaderboard-studio": leaderboard,
  "card-table": cardTable,
  "tournament-bracket": bracket,
};
