// The drawing kit: a scene collects its gradients, filters and repeated parts, and all props draw with it. Light
// always comes from the upper left, so contact shadows fall to the lower right.

/** Metal, leather and paper ramps shared by all scenes (colour, optional @offset in percent). */
export const RAMP = {
  brass: "#6b4415 #d9a94e@22 #fff0c4@38 #c08a32@60 #6b4415@88 #a37632",
  brassDown: "#ffe9b0 #d7a54a@35 #8f6120@80 #b98a3e",
  steel: "#46566b #c9d6e2@24 #f4f8fb@38 #8fa2b5@62 #37465a@90 #6d8096",
  steelDown: "#f2f6f9 #b4c2d0@40 #6f8296",
  paper: "#fffdf7 #f3ead8",
};

/** One decimal and the shortest notation: nothing visible is lost at 640 units. */
const tidy = (markup) =>
  markup
    .replace(/-?\d*\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10).replace(/^(-?)0\./, "$1."))
    .replace(/#(\w)\1(\w)\2(\w)\3(?:(\w)\4)?(?!\w)/g, "#$1$2$3$4")
    .replace(
      / d="[^"]*"/g,
      (d) =>
        d[0] +
        d
          .slice(1)
          .replace(/ -/g, "-")
          .replace(/ ?([A-Za-z]) (?=\d)/g, "$1"),
    )
    .replace(/>\s+</g, "><");

const attributes = (more) =>
  Object.entries(more)
    .map(([key, value]) => ` ${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${value}"`)
    .join("");

const stops = (ramp) => {
  const list = ramp.split(" ").map((entry) => entry.split("@"));
  return list
    .map(([colour, at], i) => {
      const offset = at ?? Math.round((i * 100) / (list.length - 1));
      return `<stop${Number(offset) ? ` offset="${offset}%"` : ""} stop-color="${colour}"/>`;
    })
    .join("");
};

const DIRECTION = { v: ' x2="0" y2="1"', h: "", d: ' y2="1"', u: ' y1="1"' };

export function scene(prefix, width = 640, height = 400) {
  const defs = [];
  const known = new Map();
  /** Registers a definition once; `§` is replaced by its id. */
  const define = (markup) => {
    if (!known.has(markup)) {
      const id = prefix + known.size.toString(36);
      known.set(markup, id);
      defs.push(markup.replace("§", id));
    }
    return known.get(markup);
  };

  const s = { width, height };
  s.lin = (ramp, to = "v") =>
    `url(#${define(`<linearGradient id="§"${DIRECTION[to]}>${stops(ramp)}</linearGradient>`)})`;
  s.rad = (ramp, cx = 0.4, cy = 0.3, r = 0.8) =>
    `url(#${define(`<radialGradient id="§" cx="${cx}" cy="${cy}" r="${r}">${stops(ramp)}</radialGradient>`)})`;
  s.pattern = (w, h, markup) =>
    `url(#${define(`<pattern id="§" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${markup}</pattern>`)})`;
  s.blur = (deviation) =>
    `url(#${define(`<filter id="§" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})`;
  s.clip = (markup) => `url(#${define(`<clipPath id="§">${markup}</clipPath>`)})`;
  /** Defines a part once, to be placed many times. */
  s.part = (markup) => {
    const id = define(`<g id="§">${markup}</g>`);
    return (transform, more = {}) =>
      `<use href="#${id}"${transform ? ` transform="${transform}"` : ""}${attributes(more)}/>`;
  };

  s.p = (d, fill, more = {}) => `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
  s.l = (d, stroke, w = 2, more = {}) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"${attributes(more)}/>`;
  s.r = (x, y, w, h, fill, rx = 0, more = {}) =>
    `<rect${x ? ` x="${x}"` : ""}${y ? ` y="${y}"` : ""} width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ""} fill="${fill}"${attributes(more)}/>`;
  s.c = (cx, cy, r, fill, more = {}) =>
    `<circle${cx ? ` cx="${cx}"` : ""}${cy ? ` cy="${cy}"` : ""} r="${r}" fill="${fill}"${attributes(more)}/>`;
  s.e = (cx, cy, rx, ry, fill, more = {}) =>
    `<ellipse${cx ? ` cx="${cx}"` : ""}${cy ? ` cy="${cy}"` : ""} rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;
  s.g = (transform, ...kids) => `<g transform="${transform}">${kids.flat().join("")}</g>`;
  s.soft = (deviation, ...kids) => `<g filter="${s.blur(deviation)}">${kids.flat().join("")}</g>`;
  s.cut = (shape, ...kids) => `<g clip-path="${s.clip(shape)}">${kids.flat().join("")}</g>`;

  /** Flat ground with one light: a ramp, and a glow placed by its centre. */
  s.ground = (ramp, to, glow, cx, cy, r) =>
    s.r(0, 0, width, height, s.lin(ramp, to)) +
    (glow ? s.r(0, 0, width, height, s.rad(`${glow} ${glow.slice(0, 7)}00`, cx, cy, r)) : "");

  s.done = (body) =>
    `${tidy(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
        `<defs>${defs.join("")}</defs>${[body].flat(3).join("")}</svg>`,
    )}\n`;
  return s;
}

/** Soft shadow of a rectangle lying on a table. */
export const castRect = (s, x, y, w, h, rx = 4, blur = 9, colour = "#2a1a0a66") =>
  s.soft(blur, s.r(x, y, w, h, colour, rx));

/** Writing: rows of strokes as one path, with ragged right ends. */
export function writing(s, x, y, w, rows, step, colour, weight = 4, ends = [1, 0.8, 0.93, 0.6]) {
  let d = "";
  for (let i = 0; i < rows; i++) d += `M${x} ${y + i * step}h${Math.round(w * ends[i % ends.length])}`;
  return s.l(d, colour, weight, { strokeLinecap: "round" });
}

/** A sheet of paper with its shadow. */
export const sheet = (
  s,
  x,
  y,
  w,
  h,
  { fill = RAMP.paper, rx = 3, blur = 9, shade = "#2a1a0a66", dx = 10, dy = 14 } = {},
) => castRect(s, x + dx, y + dy, w, h, rx, blur, shade) + s.r(x, y, w, h, s.lin(fill, "d"), rx);

/** Head and shoulders inside a round portrait, centred on x, y. */
export function bust(s, x, y, r, ground, skin, hair, coat) {
  const shoulders = s.part('<path d="M-14 14C-12 3 12 3 14 14A20 20 0 0 1-14 14Z"/>');
  const curl = s.part('<path d="M-8-1C-10-15 10-15 8-1 5-7-3-5-8-1Z"/>');
  return s.g(
    `translate(${x} ${y}) scale(${r / 20})`,
    s.c(0, 0, 20, ground) +
      shoulders("", { fill: coat }) +
      s.e(0, -2, 7, 8.5, skin) +
      curl("", { fill: hair }),
  );
}

/** Pencil, point to the left at 0,0; its far end lies outside the frame. */
export function pencil(s, length, barrel = "#f2b33d #d98b1c #a8620e") {
  return (
    s.p("M0 0L34 -11V11Z", s.lin("#f6dcb4 #c99a63")) +
    s.p("M0 0L11 -3.5V3.5Z", "#2b2420") +
    s.r(33, -11, length, 22, s.lin(barrel)) +
    s.r(33, -4, length, 5, "#ffffff40")
  );
}

/** Fountain pen, nib to the left at 0,0. */
export const pen = (s, length, barrel) =>
  s.p("M0 0C20 -3 40 -9 56 -10V10C40 9 20 3 0 0Z", s.lin(RAMP.brassDown)) +
  s.l("M8 0H42", "#5a3b10", 1.5) +
  s.c(43, 0, 3, "#5a3b10") +
  s.p("M54 -11L84 -15V15L54 11Z", "#10202a") +
  s.p(`M84 -15H${length - 14}Q${length} -12 ${length} 0T${length - 14} 15H84Z`, s.lin(barrel)) +
  s.r(84, -15.5, 9, 31, s.lin(RAMP.brassDown)) +
  s.r(178, -16, 6, 32, s.lin(RAMP.brassDown)) +
  s.p(`M178 -7h104q8 3.5 0 7h-104z`, s.lin(RAMP.brassDown)) +
  s.r(94, -10, length - 120, 4, "#ffffff38", 2);

/** Ball-headed pin seen from above, with its shadow. */
export const pin = (s, x, y, r, ramp) =>
  s.e(x + r * 0.8, y + r, r, r * 0.6, "#00000055") + s.c(x, y, r, s.rad(ramp, 0.35, 0.3, 0.7));

/** Glossy ball. */
export const ball = (s, x, y, r, ramp) =>
  s.c(x, y, r, s.rad(ramp, 0.35, 0.3, 0.7)) +
  s.e(x - r * 0.35, y - r * 0.42, r * 0.26, r * 0.16, "#ffffffaa");

/** Coin lying flat-on. */
export const coin = (s, x, y, r, ramp = "#ffe6a3 #d9a441 #94631a") =>
  s.c(x, y, r, s.lin("#fff0c4 #8a5c1c", "d")) +
  s.c(x, y, r * 0.84, s.rad(ramp, 0.4, 0.3, 0.8)) +
  s.c(x, y, r * 0.62, "none", { stroke: "#7a4f1466", strokeWidth: 2 });

/** Points of a star as a path. */
export function star(cx, cy, outer, inner, points = 5, turn = -90) {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const a = ((turn + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    d += `${i ? "L" : "M"}${Math.round((cx + r * Math.cos(a)) * 10) / 10} ${Math.round((cy + r * Math.sin(a)) * 10) / 10}`;
  }
  return `${d}Z`;
}

/** Digits drawn as strokes in a 10 by 16 box, scaled; no font is needed. */
const FIGURE = {
  1: [
    [1, 4],
    [6, 0],
    [6, 16],
  ],
  2: [[0.5, 4], "C", [0.5, -1.5], [10, -1.5], [9.5, 4.5], "C", [9, 9], [0, 11], [0, 16], "L", [10, 16]],
  3: [
    [0.5, 1.5],
    "C",
    [4, -1.5],
    [9.5, -0.5],
    [9.5, 4],
    "C",
    [9.5, 7],
    [6, 7.5],
    [4, 7.5],
    "C",
    [7, 7.5],
    [10, 8.5],
    [10, 12],
    "C",
    [10, 17],
    [3, 17],
    [0, 14],
  ],
  4: [
    [7.5, 16],
    [7.5, 0],
    [0, 11],
    [10.5, 11],
  ],
  7: [
    [0, 0],
    [10, 0],
    [4, 16],
  ],
};
export function figure(s, digit, x, y, size, colour, weight) {
  const k = size / 16;
  let d = "";
  let mode = "L";
  FIGURE[digit].forEach((q, i) => {
    if (typeof q === "string") d += mode = q;
    else
      d += `${i === 0 ? "M" : typeof FIGURE[digit][i - 1] === "string" || mode === "C" ? " " : "L"}${Math.round((x + q[0] * k) * 10) / 10} ${Math.round((y + q[1] * k) * 10) / 10}`;
  });
  return s.l(d, colour, weight, { strokeLinejoin: "round", strokeLinecap: "round" });
}

/** A leaf from 0,0 to the right. */
export const leaf = (s, length, ramp) =>
  s.p(
    `M0 0C${length * 0.25} ${-length * 0.3} ${length * 0.7} ${-length * 0.3} ${length} 0C${length * 0.7} ${length * 0.25} ${length * 0.25} ${length * 0.25} 0 0Z`,
    s.lin(ramp, "d"),
  ) + s.l(`M4 0H${length * 0.9}`, "#ffffff55", 1.5);

/** Closed envelope, top left at 0,0. */
export const envelope = (s, w, h, paper, flap, seal) =>
  s.r(0, 0, w, h, s.lin(paper, "d"), 4) +
  s.p(`M0 ${h}L${w / 2} ${h * 0.45}L${w} ${h}Z`, "#0000000f") +
  s.p(`M2 1H${w - 2}L${w / 2 + 8} ${h * 0.55}Q${w / 2} ${h * 0.62} ${w / 2 - 8} ${h * 0.55}Z`, s.lin(flap)) +
  (seal ? s.c(w / 2, h * 0.52, h * 0.13, s.rad(seal)) : "");
