import type { ReactNode } from "react";
import type { Crop } from "../art-theme.ts";
import { mix } from "../colour.ts";
import type { Paint } from "../paint.ts";
import { createRandom, type Random } from "../random.ts";
import type { Arrangement, Frame, Place } from "../scene.ts";
import { boards, field, room, top, wall, waves, windowLight } from "../settings.ts";
import { at, together } from "../shapes.ts";
import { sky } from "../skies.ts";
import type { Composition } from "./kinds.ts";
import type { DrawnSubject } from "./subject.ts";

/** The middle of the subjects on each sheet. Tiles keep the rim free, because places crop them to 4:3. */
const places: Record<Crop, Place> = {
  hero: { x: 1150, y: 520, scale: 1 },
  tile: { x: 400, y: 396, scale: 0.66 },
  banner: { x: 1220, y: 292, scale: 0.62 },
};
/** The distance from the middle to the surface. */
const FLOOR = 392;
/** The middle and the width of a single subject on a sheet that ends at its right, so that no edge cuts it. */
const MIDDLE = -22;
const WIDEST = 840;

interface Spot {
  x: number;
  /** The foot of standing subjects, else the middle. */
  y: number;
  width: number;
  height: number;
  rotate?: number;
}

/** Arranges subjects in front of a setting. The same seed gives the same arrangement. */
export function arrange(
  subjects: readonly [DrawnSubject, ...DrawnSubject[]],
  composition: Composition,
  seed: number,
): Arrangement {
  const random = createRandom(seed * 7 + 3);
  const shown = composition === "one" ? subjects.slice(0, 1) : subjects;
  // Things seen from above cannot stand beside others: all lie on a table then.
  const isFlat = shown.length > 3 || shown.some(({ view }) => view === "above");
  const isHung = !isFlat && shown.every(({ view }) => view === "hangs");
  const floor = isFlat || isHung ? undefined : FLOOR;
  return {
    ...(floor !== undefined && { floor }),
    lightFrom: seed % 5 === 3 ? 1 : -1,
    places,
    setting: (paint, frame, place) => settingFor(paint, frame, place, { floor, seed, subject: subjects[0] }),
    subject: (paint, frame) => {
      const drawings = isFlat
        ? flatSpots(shown, frame, random).map((spot, index) => lying(paint, shown, index, spot))
        : isHung
          ? hungSpots(shown).map((spot, index) => hanging(paint, shown, index, spot))
          : standingSpots(shown, frame, random).map((spot, index) => standing(paint, shown, index, spot));
      const light = paint.theme.treatment === "lit" ? paint.glow(0, -40, 560, 0.34) : null;
      return together(light, ...drawings);
    },
  };
}

const boxOf = ({ box, view }: DrawnSubject) =>
  box ?? (view === "stands" ? ([-350, -700, 700, 700] as const) : ([-350, -350, 700, 700] as const));

const pick = (subjects: readonly DrawnSubject[], index: number) =>
  subjects[index % subjects.length] as DrawnSubject;

/** Draws a subject and notes whether it has a shadow of its own on the floor. */
function drawn(paint: Paint, subject: DrawnSubject) {
  let hasContact = false;
  const drawing = subject.draw({
    ...paint,
    contact: (...shadow) => {
      hasContact = true;
      return paint.contact(...shadow);
    },
  });
  return { drawing, hasContact };
}

function standing(paint: Paint, subjects: readonly DrawnSubject[], index: number, spot: Spot): ReactNode {
  const subject = pick(subjects, index);
  const [left, topEdge, width, height] = boxOf(subject);
  const scale = Math.min(spot.width / width, spot.height / height);
  const { drawing, hasContact } = drawn(paint, subject);
  const foot = at(-(left + width / 2), -(topEdge + height), {}, drawing);
  return at(
    spot.x,
    spot.y,
    { scale },
    hasContact ? null : paint.contact(0, -height * 0.01, width * 0.54, Math.max(14, width * 0.06)),
    foot,
  );
}

function lying(paint: Paint, subjects: readonly DrawnSubject[], index: number, spot: Spot): ReactNode {
  const subject = pick(subjects, index);
  const [left, topEdge, width, height] = boxOf(subject);
  const rotate = spot.rotate ?? 0;
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const scale = Math.min(
    spot.width / (width * cos + height * sin),
    spot.height / (width * sin + height * cos),
  );
  const { drawing } = drawn(paint, subject);
  const centred = at(-(left + width / 2), -(topEdge + height / 2), {}, drawing);
  return paint.lift(spot.width > 500 ? 3 : 2, at(spot.x, spot.y, { scale, rotate }, centred));
}

function hanging(paint: Paint, subjects: readonly DrawnSubject[], index: number, spot: Spot): ReactNode {
  const subject = pick(subjects, index);
  const [left, topEdge, width, height] = boxOf(subject);
  const scale = Math.min(spot.width / width, spot.height / height);
  const { drawing } = drawn(paint, subject);
  const upper = at(-(left + width / 2), -topEdge, {}, drawing);
  return together(
    // A garland spans the sheet.
    width > height * 2 ? null : paint.strand("ink", { d: `M${spot.x} ${spot.y + 6}V-900` }, 5, 0),
    at(spot.x, spot.y, { scale }, upper),
  );
}

/** Long things lie diagonally, which fills a square sheet. */
function slant([, , width, height]: readonly [number, number, number, number] | readonly number[]) {
  const share = (height ?? 1) / (width ?? 1);
  return share > 2 ? 34 : share < 0.42 ? -28 : 0;
}

/** Standing things would fall over. */
const turnOf = (subject: DrawnSubject) => (subject.view === "above" ? slant(boxOf(subject)) : 0);

function standingSpots(subjects: readonly DrawnSubject[], frame: Frame, random: Random): Spot[] {
  const isTile = frame.crop === "tile";
  if (subjects.length === 1) {
    const x = random.whole(-14, 14) + (isTile ? 0 : MIDDLE);
    return [{ x, y: FLOOR, width: WIDEST, height: 800 }];
  }
  const side = random.whole(0, 1) ? 1 : -1;
  const spots: Spot[] = [
    { x: side * -60, y: FLOOR - 24, width: 600, height: 720 },
    { x: side * 265, y: FLOOR + 10, width: 290, height: 360 },
    { x: side * -275, y: FLOOR + 12, width: 250, height: 290 },
  ];
  return spots.slice(0, subjects.length);
}

function hungSpots(subjects: readonly DrawnSubject[]): Spot[] {
  if (subjects.length === 1) {
    const room = { width: 800, height: 760 };
    const [, , width, height] = boxOf(pick(subjects, 0));
    const free = room.height - height * Math.min(room.width / width, room.height / height);
    // A low thing, such as a garland, hangs above the middle rather than at the upper edge.
    return [{ x: 0, y: -420 + free * 0.4, ...room }];
  }
  const spots: Spot[] = [
    { x: 0, y: -380, width: 520, height: 700 },
    { x: 280, y: -410, width: 250, height: 480 },
    { x: -310, y: -420, width: 240, height: 440 },
  ];
  return spots.slice(0, subjects.length);
}

function flatSpots(subjects: readonly DrawnSubject[], frame: Frame, random: Random): Spot[] {
  const isTile = frame.crop === "tile";
  if (subjects.length === 1) {
    const rotate = turnOf(pick(subjects, 0)) || random.whole(-6, 6);
    // Only the corners of a slanting thing reach this far.
    const isSlanting = Math.abs(rotate) > 20 && frame.crop !== "banner";
    return [
      {
        x: isTile ? 0 : MIDDLE,
        y: isTile ? 4 : -6,
        width: isSlanting ? 870 : WIDEST,
        height: isSlanting ? 870 : 800,
        rotate,
      },
    ];
  }
  if (subjects.length <= 3) {
    const turns = subjects.map((subject) => turnOf(subject) || random.whole(-12, 12));
    const spots: Spot[] = [
      { x: -105, y: 10, width: 690, height: 790 },
      { x: 225, y: -215, width: 380, height: 420 },
      { x: 210, y: 215, width: 380, height: 380 },
    ];
    return spots.slice(0, subjects.length).map((spot, index) => ({ ...spot, rotate: turns[index] ?? 0 }));
  }
  return rows(subjects, frame, random);
}

/** A grid whose last column and row are cropped by the edges. */
function rows(subjects: readonly DrawnSubject[], { crop }: Frame, random: Random): Spot[] {
  const columns = crop === "banner" ? 5 : 3;
  const step = 336;
  const count = crop === "banner" ? 10 : 9;
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const turn = turnOf(pick(subjects, index));
    const size = step * (turn ? 1.12 : 0.86);
    return {
      x: (column - (columns - 1) / 2) * step + 40,
      y: (row - (count / columns - 1) / 2) * step,
      width: size,
      height: size,
      rotate: turn || random.whole(-7, 7),
    };
  });
}

interface SettingProps {
  floor: number | undefined;
  seed: number;
  subject: DrawnSubject;
}

/** Moods that suit fields of colour; the others get a room. */
const BRIGHT = new Set(["lively", "festive", "tender"]);

function settingFor(paint: Paint, frame: Frame, place: Place, { floor, seed, subject }: SettingProps) {
  const { theme } = paint;
  if (floor === undefined) {
    if (subject.view === "hangs") return wall(paint, frame, place);
    const tables = [
      () => top(paint, frame, place, mix(theme.dominant, theme.ground, theme.isDark ? 0.35 : 0.72)),
      () => boards(paint, frame, place, 4 + (seed % 9)),
      () => top(paint, frame, place, mix(theme.accent, theme.ground, theme.isDark ? 0.6 : 0.66)),
    ];
    return (tables[seed % tables.length] as () => ReactNode)();
  }
  if (subject.of.includes("outdoors")) return sky(paint, frame, place, floor, "leaf");
  const isBright = subject.mood.some((mood) => BRIGHT.has(mood));
  const walls = [
    () => room(paint, frame, place, floor, "board"),
    isBright
      ? () => waves(paint, frame, place, field(paint, "accent", 0.42), field(paint, "accent", 0.78))
      : () => room(paint, frame, place, floor, "stone"),
    () =>
      together(
        room(paint, frame, place, floor, "walnut"),
        frame.crop === "tile"
          ? null
          : windowLight(paint, place.x + 130 * place.scale, 40, 250 * place.scale, 330 * place.scale),
      ),
  ];
  return (walls[seed % walls.length] as () => ReactNode)();
}
