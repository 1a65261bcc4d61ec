// One wide banner per category. The left 60 per cent stays darker than #3a3f4a, because white text is on it.
import { ball, bust, leaf, RAMP } from "./kit.mjs";

const rad = (degrees) => (degrees * Math.PI) / 180;
/** Darkens the text side again, whatever the scene drew there. */
const calm = (s, colour) =>
  s.r(0, 0, 1600, 480, s.lin(`${colour} ${colour}e6@38 ${colour}b3@57 ${colour}00@66`, "h"));

/** A repeatable pseudo-random generator for scattered details. */
function scatter(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function stars(seed, count, fromX, low) {
  const next = scatter(seed);
  let d = "";
  for (let i = 0; i < count; i++)
    d += `M${Math.round(fromX + next() * (1600 - fromX))} ${Math.round(next() * low)}h0`;
  return d;
}

function crm(s) {
  const { p, r, l, lin } = s;
  // A rotary card index from the front: cards behind, one upright, cards fallen forward.
  const cx = 1266;
  const tabs = ["#e0593f", "#f0b03f", "#3fa6b4", "#7fb56a", "#c97a9a"];
  let behind = "";
  for (let i = 0; i < 9; i++) {
    const half = 170 + i * 5;
    const y = 14 + i * i * 0.5 + i * 7;
    const tone = 122 + i * 11;
    behind +=
      r(cx - half + 14 + ((i * 3) % 7) * 48, y - 17, 64, 30, tabs[i % 5], 6) +
      r(cx - half, y, half * 2, 170, `rgb(${tone} ${tone - 10} ${tone - 36})`, 8) +
      r(cx - half, y, half * 2, 3, "#fffaf066", 2);
  }
  let fallen = "";
  for (let i = 0; i < 6; i++) {
    const [top, low] = [300 + i * 6, 330 + i * i * 6 + i * 12];
    const [a, b] = [222 + i * 4, 232 + i * 16];
    fallen =
      p(
        `M${cx - a} ${top}H${cx + a}L${cx + b} ${low}H${cx - b}Z`,
        lin(i % 2 ? "#b9a276 #f6e8c9" : "#a08a60 #ead7b0"),
      ) +
      l(`M${cx - b} ${low}H${cx + b}`, "#fffaf0", 3) +
      fallen;
  }
  const knob = (x, k) =>
    r(x - 34, 268, 68, 36, lin(RAMP.brass), 6) +
    r(x + k * 34 - 28, 222, 56, 128, lin(RAMP.brass), 16) +
    r(x + k * 34 - 28, 222, 56, 128, "none", 16, {
      stroke: "#5a3b1088",
      strokeWidth: 8,
      strokeDasharray: "3 5",
    });
  return [
    s.ground("#06171d #0a2e39@55 #11687a", "h", "#ffd99a88", 0.9, 0, 0.5),
    p("M1110 -20L1330 -20 1130 480H900ZM1420 -20H1540L1260 480H1120Z", "#ffe9b80f"),
    p("M0 410H1600V480H0Z", lin("#04161c #0c4652 #1c7480", "h")),
    r(0, 408, 1600, 2, "#7fd0da22"),
    s.soft(24, r(1030, 300, 540, 190, "#010a0dcc", 30)),
    p("M1004 480L1030 300Q1036 268 1070 268H1462Q1496 268 1502 300L1528 480Z", lin("#0f5f70 #083844")),
    knob(1034, -1),
    knob(1498, 1),
    behind,
    // the card that is up
    s.soft(10, r(cx - 206, 134, 430, 180, "#06171d99", 8)),
    r(cx - 196, 92, 96, 44, "#e0593f", 8),
    r(cx - 216, 118, 432, 196, lin("#fffdf6 #f6e8c9@70 #d9c193", "d"), 8),
    r(cx - 216, 150, 432, 3, "#e0593f88"),
    bust(s, cx - 142, 224, 48, "#bfe0e0", "#d99f78", "#38221a", "#0e7490"),
    l(`M${cx - 66} 192h190`, "#173c46", 13, { strokeLinecap: "round" }),
    l(`M${cx - 66} 224h232M${cx - 66} 250h150`, "#8b7a60", 8, { strokeLinecap: "round" }),
    p(`M${cx - 40} 318v-22q0 -12 12 -12t12 12v22zM${cx + 16} 318v-22q0 -12 12 -12t12 12v22z`, "#08333d"),
    fallen,
    l(`M${cx - 170} 356h170M${cx - 176} 376h110`, "#8b7a60aa", 7, { strokeLinecap: "round" }),
    p(`M${cx - 28} 268v70q0 12 -12 12M${cx + 28} 268v70q0 12 -12 12`, "none", {
      stroke: "#d9b45e",
      strokeWidth: 8,
      strokeLinecap: "round",
    }),
    calm(s, "#06171d"),
  ];
}

function games(s) {
  const { p, r, l, c, lin } = s;
  const [cx, cy, radius] = [1236, 216, 236];
  const hues = ["#ff7a5c", "#ffb84a", "#ffe2a6", "#f2603f", "#8fd2c8", "#ffb84a"];
  const cabin = s.part(
    '<path d="M-24 8H24L18 38Q0 48 -18 38Z"/>' +
      l("M-20 8V-8M20 8V-8", "#2a1230", 4) +
      p("M-28 -8C-24 -30 24 -30 28 -8Z", "#ffe9c4") +
      r(-20, -8, 40, 16, "#ffd98acc"),
  );
  let spokes = "";
  let cabins = "";
  for (let i = 0; i < 14; i++) {
    const [x, y] = [Math.cos(rad(i * 25.714 + 6)), Math.sin(rad(i * 25.714 + 6))];
    spokes += `M${cx} ${cy}L${Math.round(cx + radius * x)} ${Math.round(cy + radius * y)}`;
    cabins += cabin(`translate(${Math.round(cx + radius * x)} ${Math.round(cy + radius * y + 16)})`, {
      fill: hues[i % 6],
    });
  }
  const tent = s.part(
    p("M-130 150V76L0 0 130 76V150Z", lin("#ff8a66 #a8342c")) +
      p("M-130 76L0 0 -78 76V150H-130ZM-26 76L0 0 26 76V150H-26ZM78 76L0 0 130 76V150H78Z", "#ffe2b8cc") +
      p("M-130 76q26 26 52 0 26 26 52 0 26 26 52 0 26 26 52 0 26 26 52 0z", "#7a1f2c") +
      l("M0 0V-44", "#2a1230", 5) +
      p("M0 -44L44 -30 0 -16Z", "#ffb84a"),
  );
  return [
    s.ground("#0b0718 #1a0f30@50 #4a1c48@78 #a83e4c", "h", "#ff9a5faa", 0.8, 0.9, 0.4),
    l(stars(11, 40, 990, 260), "#fff3d6aa", 3, { strokeLinecap: "round" }),
    c(1236, 216, 330, s.rad("#ffb86a66 #ff7a5c00", 0.5, 0.5, 0.5)),
    p(
      "M0 400C260 330 480 400 700 360S1080 300 1300 350 1520 340 1600 320V480H0Z",
      lin("#1c0f30 #3a1638@60 #6b2448", "h"),
    ),
    tent("translate(1530 270) scale(1.100)"),
    // wheel
    l(`M${cx} ${cy}L1100 470M${cx} ${cy}L1372 470`, "#1a0a22", 24),
    l(`M${cx} ${cy}L1100 470M${cx} ${cy}L1372 470`, "#b8504a", 9),
    l(spokes, "#ffb98a88", 4),
    c(cx, cy, radius, "none", { stroke: "#2a1230", strokeWidth: 22 }),
    c(cx, cy, radius, "none", { stroke: "#e0644a", strokeWidth: 12 }),
    c(cx, cy, radius - 46, "none", { stroke: "#e0644a", strokeWidth: 6 }),
    s.soft(
      6,
      c(cx, cy, radius, "none", {
        stroke: "#ffd07a",
        strokeWidth: 14,
        strokeDasharray: "1 20",
        strokeLinecap: "round",
      }),
    ),
    c(cx, cy, radius, "none", {
      stroke: "#fff0c4",
      strokeWidth: 8,
      strokeDasharray: "0 21",
      strokeLinecap: "round",
    }),
    c(cx, cy, radius - 46, "none", {
      stroke: "#ffe2a6",
      strokeWidth: 6,
      strokeDasharray: "0 22",
      strokeLinecap: "round",
    }),
    cabins,
    s.soft(12, c(cx, cy, 44, "#ffc46a")),
    ball(s, cx, cy, 36, "#fff3cc #ffb84a #b8501c"),
    // the ground in front
    tent("translate(1088 350) scale(0.800)"),
    p("M0 450C300 392 560 452 860 428S1300 396 1600 430V480H0Z", lin("#0b0616 #1c0a26@60 #34122e", "h")),
    l("M990 300Q1040 380 1100 336T1400 340 1620 300", "#2a1230", 3),
    s.soft(
      5,
      l("M990 300Q1040 380 1100 336T1400 340 1620 300", "#ffc46a", 13, {
        strokeDasharray: "0 34",
        strokeLinecap: "round",
      }),
    ),
    l("M990 300Q1040 380 1100 336T1400 340 1620 300", "#fff0c4", 8, {
      strokeDasharray: "0 34",
      strokeLinecap: "round",
    }),
    calm(s, "#0b0718"),
  ];
}

function security(s) {
  const { p, r, l, c, e, lin } = s;
  return [
    s.ground("#060c18 #0c1a30@45 #1d3a5c", "h", "#ffb54a55", 0.8, 0.2, 0.35),
    l(stars(5, 36, 975, 240), "#dbe8f499", 2.5, { strokeLinecap: "round" }),
    p(
      "M700 90C820 60 900 110 1010 84S1180 100 1240 84L1240 120C1100 140 860 126 700 90ZM1380 150C1460 120 1540 150 1620 130V170C1540 180 1440 176 1380 150Z",
      "#8fb0d01f",
    ),
    // beams
    p("M1276 92L1640 -70V190Z", lin("#ffe6adcc #ffc25a22", "h")),
    p("M1276 92L760 190V70Z", lin("#ffc25a00 #ffc25a0d@40 #ffe6ad88", "h")),
    // sea
    p("M0 330H1600V480H0Z", lin("#081222 #0e2440@60 #24507a", "h")),
    l(
      "M40 352h160M300 344h90M520 360h200M760 346h120M930 366h150M110 388h220M420 400h140M640 392h260M1400 350h160M1440 376h120",
      "#8fb8dc26",
      4,
      { strokeLinecap: "round" },
    ),
    l("M980 346h120M900 382h170M1000 404h110M1420 362h90M1460 392h140", "#ffc86a55", 5, {
      strokeLinecap: "round",
    }),
    // rock
    p(
      "M880 480C940 430 1010 440 1060 400 1120 352 1180 372 1230 352L1370 350C1430 372 1470 410 1530 420 1570 430 1600 460 1620 480Z",
      lin("#1a2a40 #0a1322", "d"),
    ),
    p(
      "M1060 400C1120 352 1180 372 1230 352L1250 352C1210 392 1150 400 1120 440 1090 470 1010 460 980 480H880C940 430 1010 440 1060 400Z",
      "#4a688a55",
    ),
    l("M990 472q30 -16 60 0t60 -4 60 6 70 -6M1440 462q30 -14 60 0t60 -4 60 6", "#cfe2f2aa", 5, {
      strokeLinecap: "round",
    }),
    // tower
    s.soft(18, p("M1330 130H1380L1430 370H1340Z", "#02060ccc")),
    p("M1216 132H1336L1382 364H1170Z", lin("#8fa6be #f6f9fc@24 #c9d6e2@45 #4a607a@80 #22344c", "h")),
    p(
      "M1209 168H1343L1352 214H1200ZM1190 264H1362L1371 310H1181Z",
      lin("#a83a20 #f07a4a@26 #c9502c@48 #6b1f12@85 #3a0f0a", "h"),
    ),
    p("M1262 364V326Q1276 306 1290 326V364Z", "#1a2536"),
    p("M1266 364V328Q1276 314 1286 328V364Z", "#ffc25a"),
    r(1262, 226, 22, 30, "#1a2536", 10),
    r(1265, 229, 16, 26, "#ffd88a", 8),
    r(1190, 122, 172, 14, lin(RAMP.steel, "h"), 3),
    l("M1196 122V96H1356V122M1228 122V96M1324 122V96", "#5a708a", 4),
    s.soft(22, c(1276, 92, 74, "#ffbe4a")),
    r(1236, 56, 80, 68, lin("#c9922e #fff6d6@40 #ffd27a@70 #a8641a", "h"), 4),
    l("M1256 56V124M1296 56V124", "#22344c", 4),
    s.soft(6, c(1276, 92, 26, "#fff")),
    c(1276, 92, 16, "#fff"),
    p(
      "M1222 58C1230 22 1256 8 1276 4 1296 8 1322 22 1330 58Z",
      lin("#a83a20 #f07a4a@28 #7a2414@70 #3a0f0a", "h"),
    ),
    r(1216, 54, 120, 8, lin(RAMP.steel, "h"), 3),
    l("M1276 4V-24", "#8fa6be", 5),
    // keeper's house
    p("M1372 368V312L1430 276 1488 312V372Z", lin("#dfe8f0 #6f86a0", "h")),
    p("M1362 318L1430 270 1498 318 1490 326 1430 286 1370 326Z", "#7a2414"),
    r(1394, 324, 26, 24, "#ffd27a"),
    r(1440, 324, 26, 24, "#ffd27a"),
    l("M1407 324v24M1453 324v24", "#22344c", 3),
    s.soft(10, e(1430, 376, 70, 10, "#ffb54a66")),
    calm(s, "#060c18"),
  ];
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one drawing, shape by shape
function productivity(s) {
  const { p, r, l, c, e, g, lin } = s;
  return [
    s.ground("#0d2017 #16352a@52 #2f5f48", "h", "#ffd9a066", 0.85, 0.2, 0.4),
    // window at dusk
    s.soft(26, r(1080, -40, 420, 400, "#ffc07a66")),
    r(1070, -20, 420, 364, lin("#f3dcb0 #a8703a", "d"), 4),
    s.cut(
      '<path d="M1090 -20H1470V324H1090Z"/>',
      r(1090, -20, 380, 350, lin("#f7b072 #ffd79a@45 #ffeec4@75")),
      c(1200, 176, 44, "#fff6d6"),
      p("M1080 226C1160 176 1240 216 1310 190S1430 170 1480 196V330H1080Z", "#c97a52"),
      p("M1080 262C1180 212 1290 262 1480 232V330H1080Z", "#7d8a54"),
      p("M1080 296C1210 256 1330 296 1480 276V330H1080Z", "#3f6b45"),
    ),
    l("M1280 -20V324M1090 130H1470", "#c9935a", 10),
    r(1056, 322, 450, 20, lin("#f6e0b8 #a8703a")),
    p("M1090 -20H1240L1130 324H1090Z", "#ffffff2b"),
    p("M1060 340L1480 340 1180 480H640Z", "#ffd79a14"),
    // desk
    p("M0 404H1600V480H0Z", lin("#1c1710 #2a1a10@56 #b8743c@85 #8a5427", "h")),
    r(0, 400, 1600, 7, lin("#2a2016 #3a2616@56 #f3c48a@85 #c98f55", "h")),
    // books
    s.soft(8, e(1130, 408, 130, 9, "#1a0c04aa")),
    r(1024, 368, 204, 34, lin("#c9653c #7a2c14", "h"), 5),
    r(1040, 334, 180, 34, lin("#e6d6b0 #a8905c", "h"), 5),
    r(1030, 304, 176, 30, lin("#5c9a6c #24523a", "h"), 5),
    r(1056, 368, 12, 34, "#f6dc8c"),
    r(1180, 304, 10, 30, "#f6dc8c"),
    l("M1080 351h90", "#8a5a2a", 5),
    // mug with pencils
    s.soft(8, e(1300, 408, 66, 9, "#1a0c04aa")),
    g(
      "rotate(-9 1276 300)",
      r(1266, 232, 14, 110, lin("#f2b33d #a8620e", "h")),
      p("M1266 232L1273 206 1280 232Z", "#f6dcb4"),
    ),
    g(
      "rotate(7 1300 300)",
      r(1292, 214, 14, 120, lin("#6fae7c #24523a", "h")),
      p("M1292 214L1299 188 1306 214Z", "#f6dcb4"),
    ),
    g(
      "rotate(16 1312 300)",
      r(1308, 250, 12, 90, lin("#e0845c #8a3a1c", "h")),
      p("M1308 250L1314 228 1320 250Z", "#f6dcb4"),
    ),
    l("M1340 332C1384 326 1384 380 1338 378", "#d9c8a4", 14),
    p(
      "M1250 312H1346V386Q1346 402 1330 402H1266Q1250 402 1250 386Z",
      lin("#b39a70 #fffaf0@28 #e9dcc0@60 #a8905c", "h"),
    ),
    e(1298, 312, 48, 9, "#7d6a48"),
    // lamp
    s.soft(10, e(1500, 412, 150, 16, "#1a0c04aa")),
    p("M1440 400C1440 380 1560 380 1560 400Z", lin("#1c4430 #6fa67c@30 #24523a", "h")),
    l("M1500 390L1556 240 1440 130", "#17382a", 16, { strokeLinejoin: "round" }),
    l("M1496 390L1551 241 1436 132", "#7fb08a", 5, { strokeLinejoin: "round" }),
    c(1554, 240, 15, lin(RAMP.brassDown)),
    p("M1300 204L1440 204 1560 400H1180Z", lin("#ffe6adaa #ffd79a05")),
    g(
      "rotate(-24 1430 130)",
      p(
        "M1396 104H1464C1490 122 1514 160 1522 194H1338C1346 160 1370 122 1396 104Z",
        lin("#0e2a1c #4f8a5f@26 #a3cf9a@38 #2f6b45@62 #0e2a1c", "h"),
      ),
      e(1430, 194, 92, 14, "#fff0c0"),
      r(1410, 82, 40, 26, lin(RAMP.brass, "h"), 7),
    ),
    // leaves in front, cropped by the corner
    s.g(
      "translate(1600 480)",
      [
        [-172, 250],
        [-156, 300],
        [-140, 280],
        [-122, 260],
      ]
        .map(([a, n], i) => g(`rotate(${a})`, leaf(s, n, i % 2 ? "#24523a #0d2a1c" : "#3f7a52 #14402a")))
        .join(""),
    ),
    calm(s, "#0d2017"),
  ];
}

function ai(s) {
  const { p, r, l, c, e, g, lin } = s;
  const points = [
    [1010, 120],
    [1084, 70],
    [1168, 110],
    [1120, 190],
    [1030, 214],
  ];
  return [
    s.ground("#050b12 #0a1b28@48 #123f4c", "h", "#4fe0d055", 0.8, 0.7, 0.4),
    // northern light
    s.soft(
      30,
      p(
        "M760 60C940 -20 1040 160 1200 60S1460 -30 1640 80V200C1460 90 1360 180 1230 190S980 110 760 60Z",
        "#3fe0c855",
      ),
    ),
    l(stars(23, 46, 975, 330), "#dff8f4aa", 2.5, { strokeLinecap: "round" }),
    l("M1010 120L1084 70 1168 110 1120 190 1030 214ZM1084 70L1120 190", "#8ff5e266", 2),
    points.map(([x, y]) => s.soft(4, c(x, y, 9, "#5ff5dc")) + c(x, y, 4, "#fff")).join(""),
    p(
      "M0 410C200 372 380 402 560 376S860 402 1000 366 1400 330 1600 380V480H0Z",
      lin("#071019 #0c2530@60 #174a56", "h"),
    ),
    // light through the slit
    p("M1286 176L1150 -40H1500L1342 164Z", lin("#5ff5dc33 #b9fff2aa")),
    // dome
    s.soft(24, e(1340, 440, 300, 40, "#010609cc")),
    p("M1066 380A246 246 0 0 1 1558 380Z", lin("#dff8f4 #7fc4c4@24 #2a6a76@55 #0c2f3c@85 #071c26", "d")),
    l(
      "M1120 380C1130 270 1200 180 1290 142M1190 380C1196 280 1230 200 1296 142M1504 380C1494 270 1424 180 1340 142M1434 380C1428 280 1396 200 1332 142",
      "#06232e66",
      4,
    ),
    p("M1262 380C1262 300 1266 220 1278 138H1354C1370 220 1380 300 1380 380Z", "#03151d"),
    p(
      "M1274 380C1274 300 1278 220 1288 140H1344C1358 220 1366 300 1366 380Z",
      lin("#d9fff6 #5ff0dc@30 #14808a@75 #0a4450"),
    ),
    s.soft(12, p("M1280 330C1280 280 1284 210 1292 150H1340C1350 210 1356 280 1358 330Z", "#b9fff277")),
    p("M1100 330C1120 240 1180 170 1260 146 1200 200 1160 270 1150 360H1096Z", "#ffffff3d"),
    // telescope
    g(
      "rotate(-24 1316 290)",
      r(1278, 96, 76, 220, lin("#0c2a36 #8fc4c8@26 #eafffb@36 #2f6a78@64 #071c26", "h"), 8),
      r(1270, 84, 92, 34, lin(RAMP.brass, "h"), 6),
      r(1274, 210, 84, 16, lin(RAMP.brass, "h"), 3),
      e(1316, 86, 40, 9, "#c9fff4"),
      r(1294, 310, 44, 60, lin("#0c2a36 #8fc4c8@30 #071c26", "h"), 5),
    ),
    // drum
    p("M1046 376H1578V480H1046Z", lin("#bfe6e4 #5f9aa0@26 #1c5562@55 #0a2a36", "h")),
    r(1036, 366, 552, 22, lin("#eafffb #7fbcc0@26 #24606c@60 #0c2f3c", "h"), 4),
    [1100, 1180, 1420, 1500]
      .map((x) => r(x, 412, 40, 60, "#06232e", 20) + r(x + 5, 417, 30, 60, lin("#d9fff6 #3fc8bc"), 15))
      .join(""),
    r(1270, 402, 92, 90, "#06232e", 8),
    r(1280, 412, 72, 80, lin("#0f5a66 #06303a"), 5),
    c(1340, 452, 5, "#ffd98a"),
    p(
      "M960 480C1010 430 1060 460 1100 440S1200 470 1240 480ZM1400 480C1450 446 1520 456 1620 430V480Z",
      "#04121a",
    ),
    calm(s, "#050b12"),
  ];
}

export const banners = { crm, games, security, productivity, ai };
