import { createElement } from "react";
import type { ArtProps } from "./art-theme.ts";
import { distance, mix } from "./colour.ts";
import { pigments } from "./materials.ts";
import { createPaint, type Paint } from "./paint.ts";
import { Picture } from "./picture.tsx";
import { draw, round, times, together } from "./shapes.ts";

interface MapArtProps extends ArtProps {
  /** Names written along the large streets. */
  streets?: string[];
}

const WIDTH = 1000;
const HEIGHT = 640;
const PIN = { x: 540, y: 330 };

/** A quarter of an invented town: streets, a river, a park, and a pin where the business is. */
export function MapArt({ theme, seed, id, streets = [], label, className }: MapArtProps) {
  const paint = createPaint(theme, seed, id);
  const drawing = town(paint, streets);
  return (
    <Picture width={WIDTH} height={HEIGHT} label={label} className={className}>
      {drawing}
      {pin(paint)}
    </Picture>
  );
}

function town({ theme, random }: Paint, names: string[]) {
  const isLine = theme.treatment === "line";
  const land = theme.isDark ? mix(theme.ground, theme.light, 0.09) : mix(theme.ground, theme.dominant, 0.07);
  const block = theme.isDark ? mix(theme.ground, theme.light, 0.15) : mix(theme.ground, theme.dominant, 0.13);
  const road = isLine
    ? mix(theme.ground, theme.isDark ? theme.light : theme.ink, 0.45)
    : theme.isDark
      ? mix(theme.ground, theme.light, 0.28)
      : mix(theme.light, theme.ground, 0.15);
  const water = mix(mix(theme.dominant, pigments.water, 0.5), theme.ground, theme.isDark ? 0.5 : 0.45);
  const green = mix(mix(theme.accent, pigments.park, 0.72), theme.ground, theme.isDark ? 0.5 : 0.4);
  const ink = theme.isDark ? theme.light : theme.ink;

  const turn = random.between(-16, 16);
  const columns = spread(random.between(96, 130), random);
  const rows = spread(random.between(84, 112), random);
  const isMain = (index: number) => index % 4 === 1;
  const lines = (list: number[], isColumn: boolean, main: boolean) =>
    list
      .filter((_, index) => isMain(index) === main)
      .map((at) => (isColumn ? `M${at}-400V1000` : `M-400 ${at}H1400`))
      .join("");
  const houses = times(9, () => {
    const [x, y] = [random.pick(columns) + 18, random.pick(rows) + 16];
    return `M${x} ${y}h${random.whole(24, 54)}v${random.whole(22, 46)}h-${random.whole(20, 40)}z`;
  }).join("");
  const bend = random.pick([-1, 1]);
  const start = random.whole(60, 240);
  const river = `M${start} -60C${start + bend * 120} 160 ${start - bend * 90} 300 ${start + 70} 430S${start + 130 - bend * 60} 600 ${start + 60} 760`;
  const [parkX, parkY] = [(columns[6] ?? 700) + 12, (rows[3] ?? 60) + 12];
  const [parkWidth, parkHeight] = [(columns[8] ?? 900) - parkX - 12, (rows[5] ?? 260) - parkY - 12];
  const trees = times(9, (index) => {
    const [x, y] = [
      parkX + 26 + (index % 3) * ((parkWidth - 40) / 2.4),
      parkY + 26 + Math.floor(index / 3) * ((parkHeight - 40) / 2.4),
    ];
    return `M${round(x)} ${round(y)}h.1`;
  }).join("");
  const avenue = `M-60 ${random.whole(420, 560)}Q${random.whole(300, 500)} ${random.whole(300, 420)} 1060 ${random.whole(60, 200)}`;
  const stroke = (d: string, colour: string, width: number) =>
    draw({ d }, { stroke: colour, strokeWidth: width });

  return together(
    draw({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: isLine ? theme.ground : land }),
    createElement(
      "g",
      { transform: `rotate(${round(turn)} 500 320)`, fill: "none", strokeLinecap: "round" },
      draw({ d: houses }, { fill: block }),
      draw({ x: parkX, y: parkY, width: parkWidth, height: parkHeight, rx: 14 }, { fill: green }),
      stroke(trees, mix(green, ink, 0.2), 20),
      stroke(
        `M${parkX} ${parkY + parkHeight}Q${parkX + parkWidth * 0.4} ${round(parkY + parkHeight * 0.4)} ${parkX + parkWidth} ${parkY}`,
        mix(green, road, 0.6),
        6,
      ),
      stroke(lines(columns, true, false) + lines(rows, false, false), road, isLine ? 2 : 8),
      stroke(river, water, 74),
      stroke(river, mix(water, theme.light, 0.18), 46),
      stroke(lines(columns, true, true) + lines(rows, false, true), road, isLine ? 4 : 18),
      stroke(avenue, mix(road, ink, 0.14), isLine ? 14 : 30),
      stroke(avenue, isLine ? theme.ground : road, isLine ? 10 : 24),
      ...names.slice(0, 3).map((name, index) =>
        createElement(
          "text",
          {
            x: 300 + index * 130,
            y: (rows[[5, 9, 1][index] ?? 5] ?? 300) + 5,
            fill: ink,
            fillOpacity: 0.75,
            fontSize: 15,
            letterSpacing: 1.5,
          },
          name,
        ),
      ),
    ),
  );
}

/** Positions about `step` apart that cover the sheet and overlap its edges. */
function spread(step: number, random: Paint["random"]) {
  return times(14, (index) => Math.round(-220 + index * step + random.between(-14, 14)));
}

function pin({ theme, palette }: Paint) {
  const fill = distance(theme.accent, theme.ground) > 0.2 ? theme.accent : theme.dominant;
  const { x, y } = PIN;
  return createElement(
    "g",
    { transform: `translate(${x} ${y})` },
    draw({ r: 88 }, { fill, fillOpacity: 0.16 }),
    draw({ r: 46 }, { fill, fillOpacity: 0.2 }),
    draw({ cx: 0, cy: 3, rx: 17, ry: 6 }, { fill: palette.shadow, fillOpacity: 0.4 }),
    draw(
      { d: "M0 0C-12-26-40-46-40-80a40 40 0 1 1 80 0C40-46 12-26 0 0z" },
      { fill, stroke: theme.light, strokeWidth: 4 },
    ),
    draw({ cx: 0, cy: -80, r: 15 }, { fill: theme.light }),
  );
}
