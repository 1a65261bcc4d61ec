import { at, discs, draw, polygon, round, times, together } from "../shapes.ts";
import { area, blob, halo, type PlainDraw, type Point, sheet, smooth, stroke, tint } from "./area.ts";

/** The contour lines of a map: a hill and its foot. */
export const contours: PlainDraw = (paint, frame, place, { x, y, reach, outline }) => {
  const { random } = paint;
  const waves = [0.16, 0.13, 0.07, 0.04].map(
    (much): Point => [random.between(0.5, 1) * much, random.between(0, 6.28)],
  );
  const count = 8;
  const drift: Point = [random.between(-0.28, 0.28) * reach, random.between(-0.2, 0.2) * reach];
  const ring = (index: number) => {
    const t = index / count;
    const calmer = waves.map(([much, turn]): Point => [much * (1.25 - t * 0.6), turn + t * 0.5]);
    return blob(x + drift[0] * t, y + drift[1] * t, reach * (1.3 - t * 1.12), calmer, 14);
  };
  const peak: Point = [x + drift[0], y + drift[1]];
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      ...times(count, (index) =>
        together(
          area(paint, { d: ring(index) }, { hue: "dominant", share: 0.1 + index * 0.11, height: 1 }),
          index % 2 ? stroke(paint, { d: ring(index + 0.5) }, "light", 0.5, 1.6) : null,
        ),
      ),
      area(
        paint,
        polygon(
          [peak[0] - reach * 0.03, peak[1] + reach * 0.024],
          [peak[0], peak[1] - reach * 0.034],
          [peak[0] + reach * 0.03, peak[1] + reach * 0.024],
        ),
        { hue: "accent", share: 1 },
      ),
    ),
  );
};

/** Sheets of paper on one another; the upper one is written on and sealed. */
export const sheets: PlainDraw = (paint, frame, place, { x, y, reach, outline }) => {
  const { random } = paint;
  const [w, h] = [round(reach * 1.02), round(reach * 1.4)];
  const page = { x: -w / 2, y: -h / 2, width: w, height: h, rx: 4 };
  const turn = random.between(-5, 7);
  const fold = round(w * 0.2);
  const top = { d: `M${-w / 2} ${-h / 2}H${w / 2 - fold}L${w / 2} ${-h / 2 + fold}V${h / 2}H${-w / 2}z` };
  const corner = { d: `M${w / 2 - fold} ${-h / 2}V${-h / 2 + fold}H${w / 2}z` };
  const lines = times(8, (index) => {
    const long = index === 7 ? 0.4 : random.between(0.6, 0.72);
    return `M${round(-w * 0.36)} ${round(-h * 0.22 + index * h * 0.068)}h${round(w * long)}`;
  }).join("");
  const seal: Point = [round(w * 0.24), round(h * 0.34)];
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "dominant", share: 0.34 }),
      ...times(3, (index) =>
        at(
          x + reach * (0.3 - index * 0.14),
          y + reach * (0.1 - index * 0.04),
          { rotate: turn + 20 - index * 9 },
          area(paint, page, {
            hue: index === 1 ? "accent" : "dominant",
            share: [0.9, 0.62, 0.16][index] as number,
            height: 2,
          }),
        ),
      ),
      at(
        x - reach * 0.1,
        y,
        { rotate: turn - 6 },
        area(paint, top, { hue: "light", share: 0.96, height: 2 }),
        area(paint, corner, { hue: "dominant", share: 0.3, height: 1, fades: "rise" }),
        stroke(
          paint,
          { d: `M${round(-w * 0.36)} ${round(-h * 0.34)}h${round(w * 0.34)}` },
          "ink",
          0.72,
          reach * 0.03,
        ),
        stroke(paint, { d: lines }, "ink", 0.36, reach * 0.012),
        area(
          paint,
          {
            d: blob(seal[0], seal[1], w * 0.105, [
              [0.03, 1],
              [0.05, 2],
              [0.04, 4],
            ]),
          },
          {
            hue: "accent",
            share: 1,
            height: 1,
          },
        ),
        stroke(paint, { cx: seal[0], cy: seal[1], r: round(w * 0.066) }, "light", 0.7, 3),
      ),
    ),
  );
};

/** A sheet folded like a fan, standing on its edge. */
export const folds: PlainDraw = (paint, frame, place, { left, width, height, outline, reach }) => {
  const { random } = paint;
  const count = random.whole(6, 8);
  const accent = random.whole(1, count - 2);
  const [topAt, low] = [height * 0.16, height * 0.86];
  const zig = reach * random.between(0.1, 0.16);
  const edges = times(
    count + 1,
    (index) => left + (width * index) / count + (index % count ? random.between(-14, 14) : 0),
  );
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "dominant", share: 0.2, fades: "down" }),
      ...times(count, (index) => {
        const [a, b] = [edges[index] as number, edges[index + 1] as number];
        const [upA, upB] = index % 2 ? [zig, 0] : [0, zig];
        return area(paint, polygon([a, topAt + upA], [b, topAt + upB], [b, low + upB], [a, low + upA]), {
          hue: index === accent ? "accent" : index % 2 ? "dominant" : "light",
          share: index === accent ? 0.9 : index % 2 ? 0.8 : 0.78,
          height: index % 2 ? 0 : 1,
          fades: index % 2 ? "right" : "left",
        });
      }),
    ),
  );
};

/** Round stones on one another. */
export const stones: PlainDraw = (paint, frame, place, { x, y, reach, height, left, width, outline }) => {
  const { random } = paint;
  const count = random.whole(4, 5);
  const floor = y + reach * 0.8;
  let top = floor;
  const pile = times(count, (index) => {
    const half = reach * (0.5 - index * 0.075) * random.between(0.92, 1.06);
    const high = half * random.between(0.5, 0.64);
    const cy = top - high * 0.94;
    top = cy - high * 0.9;
    const cx = x + random.between(-0.05, 0.05) * reach;
    const points = times(12, (step): Point => {
      const angle = (step / 12) * Math.PI * 2;
      const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.82;
      return [
        cx + soft(Math.cos(angle)) * half * random.between(0.97, 1.03),
        cy + soft(Math.sin(angle)) * high * random.between(0.96, 1.04),
      ];
    });
    const material =
      (["ash", "stone", "clay", "marble", "ash"] as const)[(index + random.whole(0, 1)) % 5] ?? "stone";
    return paint.lift(1, paint.body(material, "ball", { d: smooth(points) }));
  });
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(
        paint,
        { cx: round(x), cy: round(y - reach * 0.1), r: round(reach * 0.82) },
        { hue: "accent", share: 0.34, fades: "down" },
      ),
      area(
        paint,
        {
          x: left,
          y: round(floor - reach * 0.08),
          width,
          height: round(Math.max(1, height - floor + reach * 0.08)),
        },
        { hue: "dominant", share: 0.46, height: 1, fades: "down" },
      ),
      paint.finish(paint.contact(round(x), round(floor), round(reach * 0.66), round(reach * 0.07)), ...pile),
    ),
  );
};

/** The rings of a tree. */
export const rings: PlainDraw = (paint, frame, place, { x, y, reach, outline }) => {
  const { random } = paint;
  const waves = [0.06, 0.05, 0.03, 0.02].map(
    (much): Point => [much * random.between(0.6, 1.2), random.between(0, 6.28)],
  );
  const heart: Point = [x + random.between(-0.16, 0.16) * reach, y + random.between(-0.12, 0.12) * reach];
  const years = 13;
  let at = 0;
  const lines = times(years, () => {
    at += random.between(0.6, 1.4) / years;
    const t = Math.min(0.97, at * 0.96);
    const calmer = waves.map(([much, turn]): Point => [much * (0.5 + t * 0.6), turn]);
    return blob(heart[0] + (x - heart[0]) * t, heart[1] + (y - heart[1]) * t, reach * 0.9 * t, calmer);
  }).join("");
  const bark = { d: blob(x, y, reach * 0.98, waves, 26) };
  const wood = { d: blob(x, y, reach * 0.91, waves, 26) };
  const crack = random.between(0, 6.28);
  const ray = (t: number): Point => [
    heart[0] + Math.cos(crack) * reach * t,
    heart[1] + Math.sin(crack) * reach * t,
  ];
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, bark, { hue: "dominant", share: 0.92, height: 3 }),
      area(paint, wood, { hue: "accent", share: 0.46 }),
      stroke(paint, { d: lines }, "dominant", 0.66, reach * 0.009),
      draw(
        { cx: round(heart[0]), cy: round(heart[1]), r: round(reach * 0.025) },
        { fill: tint(paint, "dominant", 0.9) },
      ),
      stroke(
        paint,
        { d: smooth([ray(0.1), ray(0.36), ray(0.62), ray(0.9)], false) },
        "dominant",
        0.8,
        reach * 0.012,
      ),
    ),
  );
};

/** Waves behind waves. */
export const waves: PlainDraw = (paint, frame, place, { left, width, height, y, reach, outline, x }) => {
  const { random } = paint;
  const count = 6;
  const long = reach * random.between(0.5, 0.68);
  const moon = round(reach * 0.26);
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "dominant", share: 0.12, fades: "down" }),
      area(
        paint,
        { cx: round(x + reach * random.between(0, 0.36)), cy: round(y - reach * 0.42), r: moon },
        { hue: "accent", share: 0.8, height: 1 },
      ),
      ...times(count, (index) => {
        const base = y - reach * 0.18 + index * reach * 0.24;
        const high = reach * (0.07 + index * 0.006);
        const shift = (index % 2 ? long / 2 : 0) + random.between(-0.1, 0.1) * long;
        const bumps = Math.ceil((width + 200) / long) + 1;
        const start = left - 140 - shift;
        const path = times(bumps, (bump) => {
          const from = start + bump * long;
          return `C${round(from + long * 0.34)} ${round(base - high * 1.5)} ${round(from + long * 0.66)} ${round(base - high * 1.5)} ${round(from + long)} ${round(base)}`;
        }).join("");
        return area(
          paint,
          { d: `M${round(start)} ${round(base)}${path}V${height + 40}H${round(start)}z` },
          { hue: "dominant", share: 0.3 + index * 0.13, height: 2, fades: "down" },
        );
      }),
    ),
  );
};

/** Lamps on strings between two trees that are not seen. */
export const strings: PlainDraw = (paint, frame, place, { left, width, y, reach, outline }) => {
  const { random } = paint;
  const spans = times(3, (index) => {
    const from: Point = [left - 30, y - reach * (0.86 - index * 0.36) + random.between(-0.08, 0.08) * reach];
    const to: Point = [
      left + width + 30,
      y - reach * (0.7 - index * 0.42) + random.between(-0.1, 0.1) * reach,
    ];
    const sag = reach * random.between(0.3, 0.44);
    const point = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
    ];
    const count = Math.round(width / (reach * 0.24));
    const bulbs = times(count, (bulb) => point((bulb + 0.5) / count));
    return {
      d: smooth(
        times(9, (step) => point(step / 8)),
        false,
      ),
      bulbs,
      r: reach * (0.05 + index * 0.014),
    };
  });
  const lamps = (which: number) =>
    discs(
      spans.flatMap(({ bulbs, r }) =>
        bulbs.flatMap(([bx, by], index) =>
          index % 3 === which ? [[bx, by + r * 1.2, r] as [number, number, number]] : [],
        ),
      ),
    );
  return together(
    sheet(paint, frame, place),
    paint.within(
      outline,
      area(paint, outline, { hue: "dominant", share: 0.82, fades: "up" }),
      ...spans.flatMap(({ bulbs, r }) =>
        bulbs
          .filter((_, index) => index % 2 === 0)
          .map(([bx, by]) => halo(paint, round(bx), round(by + r), round(r * 4), 0.45)),
      ),
      ...spans.map(({ d }) => stroke(paint, { d }, "light", 0.55, 4)),
      area(paint, lamps(0), { hue: "accent", share: 1, height: 1 }),
      area(paint, lamps(1), { hue: "light", share: 0.95, height: 1 }),
      area(paint, lamps(2), { hue: "accent", share: 0.6, height: 1 }),
    ),
  );
};
