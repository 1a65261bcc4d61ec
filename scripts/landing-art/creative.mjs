// A giant pencil that leaves a ribbon of five colours behind. Light from the upper left.

const STRIPES = ["#1b2bdc", "#ffc531", "#fff1d6", "#0f9d7a", "#14110f"];
const STRIPE = 34;
const HALF = (STRIPES.length * STRIPE) / 2;

/** Returns a smooth line through the points, as [x, y, angle] every few pixels. */
function curve(points, steps = 13) {
  const line = [];
  for (let i = 1; i < points.length - 2; i++) {
    const [a, b, c, d] = [points[i - 1], points[i], points[i + 1], points[i + 2]];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      line.push([0, 1].map((axis) => catmullRom(a[axis], b[axis], c[axis], d[axis], t)));
    }
  }
  return line.map(([x, y], i) => {
    const [fromX, fromY] = line[Math.max(0, i - 1)];
    const [toX, toY] = line[Math.min(line.length - 1, i + 1)];
    return [x, y, Math.atan2(toY - fromY, toX - fromX)];
  });
}

const catmullRom = (a, b, c, d, t) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Returns a band of the ribbon: the area between two offsets of the line. */
function band(line, from, to) {
  const side = (distance) =>
    line.map(([x, y, angle, width]) => {
      const away = distance * width;
      return `${(x - Math.sin(angle) * away).toFixed(1)} ${(y + Math.cos(angle) * away).toFixed(1)}`;
    });
  return `M${[...side(from), ...side(to).reverse()].join("L")}Z`;
}

function ribbon(s, line) {
  return [
    STRIPES.map((colour, i) => s.p(band(line, i * STRIPE - HALF, (i + 1) * STRIPE - HALF + 0.6), colour)),
    s.p(band(line, HALF - 12, HALF), "#ffffff1c"),
    s.p(band(line, -HALF, -HALF + 9), "#ffffff55"),
  ];
}

/** The point is at 0,0 on the left; the far end lies outside the frame. */
function pencil(s) {
  const { p, r, l, lin } = s;
  return [
    // The wood, cut to a cone, and the scalloped edge of the paint.
    p("M0 0L270-104V104Z", lin("#ffe9c6 #f2c98f@40 #a8662c")),
    l("M60-22L262-60M40-8L264-14M60 10L262 40M90 28L262 76", "#8a5a2a", 2, { strokeOpacity: 0.35 }),
    p("M0 0L84-32Q70 0 84 32Z", lin("#6a6a74 #2a2a30@45 #0b0b0e")),
    p("M12-5L70-26Q62-16 64-10Z", "#ffffff55"),
    p("M262-104H1500V-46H262Q226-75 262-104Z", lin("#ffe67a #ffd23c")),
    p("M262-46H1500V46H262Q206 0 262-46Z", lin("#ffc21f #f7a800")),
    p("M262 46H1500V104H262Q226 75 262 46Z", lin("#d98400 #a85a00")),
    r(280, -98, 1220, 10, "#ffffff88"),
    l("M262-46H1500", "#fff3b0", 3),
    l("M262 46H1500", "#8a4a0055", 3),
    `<text x="470" y="21" font-family="Helvetica,Arial,sans-serif" font-weight="700" font-size="62" letter-spacing="6" fill="#7a3f00">No. 270</text>`,
  ];
}

function draw(s) {
  const line = curve([
    [90, 1420],
    [110, 1220],
    [170, 1040],
    [360, 920],
    [560, 780],
    [620, 570],
    [490, 400],
    [310, 450],
    [260, 640],
    [390, 800],
    [560, 850],
    [680, 810],
    [770, 735],
  ]);
  // Narrows towards the pencil's point.
  const last = line.length - 1;
  const tapered = line.map(([x, y, angle], i) => [x, y, angle, Math.min(1, 0.05 + (last - i) / 23)]);
  const [tipX, tipY] = tapered[last];
  const behind = tapered.slice(0, 92);
  const ahead = tapered.slice(87);
  const shadow = (part) => s.g("translate(26 34)", s.soft(16, s.p(band(part, -HALF, HALF), "#5a0c0088")));
  return s.g(
    "translate(0 300)",
    shadow(behind),
    ribbon(s, behind),
    shadow(ahead.slice(12)),
    ribbon(s, ahead),
    s.g(
      `translate(${Math.round(tipX)} ${Math.round(tipY)}) rotate(-60)`,
      s.g("translate(-14 44)", s.soft(18, s.p("M20 0L280-90H1500V104H280Z", "#4a0a0088"))),
      pencil(s),
    ),
  );
}

export const creative = { draw, width: 1200, height: 1300 };
