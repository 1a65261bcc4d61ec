// Objects on the sheet. Light comes from the upper left, so every shadow falls to the lower right.
import { write } from "./lettering.mjs";

/** A polygon whose corners are rounded by `r`. */
function rounded(points, r) {
  const toward = (from, to, by) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * by) / length);
  };
  return `${points
    .map((corner, i) => {
      const before = toward(corner, points.at(i - 1), r);
      const after = toward(corner, points[(i + 1) % points.length], r);
      return `${i ? "L" : "M"}${before.join(" ")}Q${corner.join(" ")} ${after.join(" ")}`;
    })
    .join("")}Z`;
}

/** A set square of clear acrylic: its long side on the x axis, its body below the axis. */
export function setSquare(s, look) {
  const outer = rounded(
    [
      [150, 260],
      [600, 0],
      [0, 0],
    ],
    7,
  );
  const inner = rounded(
    [
      [235, 153],
      [404, 56],
      [178, 56],
    ],
    12,
  );
  const shape = outer + inner;
  let ticks = "";
  for (let i = 0; i < 71; i++) ticks += `M${24 + i * 8} 2v${i % 10 ? (i % 5 ? 9 : 14) : 20}`;
  const evenOdd = { fillRule: "evenodd" };
  return {
    shade: (blur, dx, dy, colour) =>
      s.soft(blur, s.p(shape, colour, { ...evenOdd, transform: `translate(${dx} ${dy})` })),
    body: [
      s.p(shape, s.lin(look.acrylic, "h"), evenOdd),
      s.l(ticks, look.engraved, 1.2),
      // Bevels: bright where they face the light, dark where they turn from it.
      s.l(shape, look.edge, 3.2),
      s.l("M12 6H590", look.bright, 1.4),
      s.l("M9 10L150 254", look.bright, 2.6),
      s.l("M156 255L590 5", look.glow, 2.4),
      s.l("M192 60H392", look.glow, 2),
      s.l("M186 62L236 146", look.bright, 1.6),
      s.p("M44 52L128 196L154 210L76 52Z", "#ffffff38"),
    ],
  };
}

/** A six-sided pencil with its point at 0,0, lying to the right. */
export function pencil(s, length) {
  const { p, r, l, lin } = s;
  return [
    p("M0 0L58-14Q52-9 56-5Q50 0 56 5Q52 9 58 14Z", lin("#fbe3bb #e6bd85@45 #9c6a38")),
    p("M0 0L17-4.1Q15 0 17 4.1Z", lin("#6a6f78 #23262c@50 #0d0f12")),
    p(`M58-14H${length}V-5H56Q50-9 58-14Z`, "#ffcb57"),
    p(`M56-5H${length}V5H56Q50 0 56-5Z`, "#f2a426"),
    p(`M56 5H${length}V14H58Q50 9 56 5Z`, "#a75f0c"),
    r(64, -13, length, 2.4, "#fff2c4"),
    r(62, -4.6, length, 1.4, "#ffdc8a"),
    l(`M60 13.4H${length}`, "#6b3a05", 1.4),
    // The ruler is mirrored so that its lit side faces the light, but its print is not. On a phone the print would be
    // four pixels high, so it is omitted.
    s.isSmall
      ? []
      : s.g(
          "translate(260 -4) scale(-1 1)",
          `<g fill="#5e3203">${write(s, "Sitewright 2H", { font: "text", size: 22, times: 0.6 })}</g>`,
        ),
  ];
}

/** The pencil's soft shadow: narrow at its point, wider where the barrel is above the sheet. */
export const pencilShade = (s, length, colour) =>
  s.soft(4, s.p(`M2 3L58 2L${length} 6V38L60 24Z`, colour)) +
  s.soft(11, s.p(`M30 10L${length} 16V64L60 36Z`, colour));
