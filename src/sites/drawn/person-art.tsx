import { createElement } from "react";
import type { ArtProps } from "#src/art/art-theme.ts";
import { distance, lightness, mix } from "#src/art/colour.ts";
import { pigments } from "#src/art/materials.ts";
import { createPaint, type Paint } from "#src/art/paint.ts";
import { Picture } from "#src/art/picture.tsx";
import { createRandom } from "#src/art/random.ts";
import { draw, polygon, times, together } from "#src/art/shapes.ts";
import { hashOf } from "#src/lib/hash.ts";
import { facesLoaded } from "./art-catalogue.ts";

interface PersonArtProps extends ArtProps {
  /** Determines the face, or the letters of the monogram. */
  name: string;
  look: "portrait" | "monogram";
}

const SIZE = 280;

/** The picture of a person: a face, or the initials in a seal that matches the site. */
export function PersonArt({ theme, seed, id, name, look, label, className }: PersonArtProps) {
  const paint = createPaint(theme, hashOf(name) ^ seed, id);
  const drawing = look === "portrait" ? portrait(paint, name, seed) : monogram(paint, name);
  return (
    <Picture width={SIZE} height={SIZE} label={label} className={className}>
      {drawing}
    </Picture>
  );
}

function portrait(paint: Paint, name: string, seed: number) {
  const { theme, random, palette } = paint;
  const { faceFor, outlines } = facesLoaded();
  const face = faceFor(name, seed);
  const walls = theme.isDark
    ? [
        mix(theme.ground, theme.dominant, 0.7),
        mix(theme.ground, theme.accent, 0.42),
        mix(theme.light, theme.dominant, 0.3),
      ]
    : [
        mix(theme.ground, theme.accent, 0.5),
        mix(theme.ground, theme.dominant, 0.34),
        mix(theme.light, theme.groundDeep, 0.9),
      ];
  const wall = away(random.pick(walls), [face.skin, face.hair], palette.lamp);
  const clothes = away(
    random.pick([theme.dominant, theme.ink, theme.accent, theme.light]),
    [wall, face.skin],
    theme.ink,
  );
  const colours = {
    h: face.hair,
    s: face.skin,
    i: pigments.portraitPen,
    m: mix(pigments.lips, face.skin, 0.12),
    g: pigments.portraitPen,
  };
  const parts = face.drawing
    .split(" ")
    .map((part) =>
      draw(
        { d: outlines[Number(part.slice(1))] ?? "" },
        { fill: colours[part[0] as keyof typeof colours], fillRule: "evenodd" },
      ),
    );
  return together(
    draw({ x: 0, y: 0, width: SIZE, height: SIZE }, { fill: wall }),
    draw({ cx: 140, cy: 150, r: 118 }, { fill: mix(wall, palette.lamp, 0.3) }),
    createElement(
      "g",
      { transform: "translate(5 8)" },
      shoulders(clothes, palette.shadow, random.whole(0, 2)),
      ...parts,
      collar(clothes, palette.shadow),
    ),
  );
}

/** Returns the colour itself, or a step towards `towards` that contrasts with all the others. */
function away(colour: string, others: string[], towards: string) {
  let result = colour;
  for (
    let share = 0.15;
    share < 0.8 && others.some((other) => distance(result, other) < 0.13);
    share += 0.15
  ) {
    result = mix(colour, towards, share);
  }
  return result;
}

function shoulders(clothes: string, shadow: string, cut: number) {
  const dark = mix(clothes, shadow, 0.3);
  const body = draw(
    { d: "M70 246C40 252 8 258-8 300H286C270 256 226 250 186 244C164 274 96 276 70 246z" },
    { fill: clothes },
  );
  const seams = [
    draw({ d: "M66 248C92 286 168 282 190 246" }, { fill: "none", stroke: dark, strokeWidth: 5 }),
    draw({ d: "M68 246L124 300M188 244L146 300" }, { fill: "none", stroke: dark, strokeWidth: 4 }),
    draw({ d: "M40 256L52 300M214 252L206 300" }, { fill: "none", stroke: dark, strokeWidth: 9 }),
  ];
  return together(body, seams[cut]);
}

/** Covers the edge where the drawing of the neck ends. */
function collar(clothes: string, shadow: string) {
  return draw(
    { d: "M62 250C92 290 170 288 194 246L206 262V300H50V262z" },
    { fill: clothes, stroke: mix(clothes, shadow, 0.22), strokeWidth: 2 },
  );
}

function monogram(paint: Paint, name: string) {
  const { theme } = paint;
  const random = createRandom(hashOf(name));
  const field = random.pick([theme.dominant, theme.groundDeep, mix(theme.dominant, theme.ink, 0.4)]);
  const isDark = lightness(field) < 0.62;
  const letters = isDark ? theme.light : theme.ink;
  const fine = distance(theme.accent, field) > 0.25 ? theme.accent : letters;
  const frame = random.whole(0, 4);
  return together(
    draw({ x: 0, y: 0, width: SIZE, height: SIZE }, { fill: field }),
    createElement("g", { fill: "none", stroke: fine, strokeWidth: 2.5 }, ...seal(frame)),
    createElement(
      "text",
      { x: 140, y: 142, dy: "0.35em", fill: letters, fontSize: 92, textAnchor: "middle", letterSpacing: 2 },
      initials(name),
    ),
  );
}

function seal(frame: number) {
  const middle = { cx: 140, cy: 140 };
  const rays = times(48, (index) => {
    const [x, y] = [Math.cos((index / 48) * 6.2832), Math.sin((index / 48) * 6.2832)];
    return `M${Math.round(140 + x * 108)} ${Math.round(140 + y * 108)}L${Math.round(140 + x * 118)} ${Math.round(140 + y * 118)}`;
  }).join("");
  const frames = [
    [draw({ ...middle, r: 118 }, {}), draw({ ...middle, r: 106 }, { strokeWidth: 1 })],
    [draw({ d: rays }, {}), draw({ ...middle, r: 98 }, {})],
    [
      draw({ x: 28, y: 28, width: 224, height: 224 }, {}),
      draw({ x: 40, y: 40, width: 200, height: 200 }, { strokeWidth: 1 }),
    ],
    [
      draw(polygon([140, 20], [260, 140], [140, 260], [20, 140]), {}),
      draw({ x: 62, y: 62, width: 156, height: 156 }, { strokeWidth: 1 }),
    ],
    [
      draw({ d: "M52 34H228V150C228 206 192 236 140 254C88 236 52 206 52 150z" }, {}),
      draw({ d: "M64 46H216V150C216 198 186 224 140 241C94 224 64 198 64 150z" }, { strokeWidth: 1 }),
    ],
  ];
  return frames[frame] ?? [];
}

/** The first letters of the first and the last name: "Dr. Ana Paula Reis" gives "AR". */
export function initials(name: string) {
  const words = name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(?:dr|mr|mrs|ms|prof|the|and|of)\.?$/i.test(word));
  const [first = "", ...rest] = words;
  return `${[...first][0] ?? ""}${[...(rest.at(-1) ?? "")][0] ?? ""}`.toLocaleUpperCase("en");
}
