import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { materials } from "../src/art/materials.ts";
import { project } from "./run.mjs";
import { outlinesOf } from "./subjects/outline.mjs";
import { partsOf, redraw } from "./subjects/redraw.mjs";

const read = (file) => JSON.parse(readFileSync(`${project}${file}`, "utf8"));
const square = (x, y, size) => `M${x} ${y}h${size}v${size}h${-size}z`;
const wish = { icon: "", kind: "made", view: "stands" };

test("the committed drawings are those of the chosen icons", { tags: "long" }, () => {
  const sets = new Map();
  const iconsOf = (set) => {
    if (!sets.has(set)) sets.set(set, read(`node_modules/@iconify-json/${set}/icons.json`).icons);
    return sets.get(set);
  };
  for (const [topic, wishes] of Object.entries(read("scripts/subjects/chosen.json"))) {
    const drawn = read(`src/art/subjects/licensed/drawn/${topic}.json`);
    const subjects = read(`src/art/subjects/licensed/${topic}.json`);
    for (const [id, chosen] of Object.entries(wishes)) {
      const [set, name] = chosen.icon.split(":");
      const { box, parts } = redraw(
        iconsOf(set)[name].body,
        { ...chosen, view: subjects[id].view },
        materials,
      );

      expect(parts, `${id}: run node scripts/make-subjects.mjs`).toEqual(drawn[id]);
      expect(box, id).toEqual(subjects[id].box);
    }
  }
});

test("a hole stays with its outline, what lies apart is an outline of its own", () => {
  const outlines = outlinesOf(square(0, 0, 10) + square(2, 2, 4) + square(20, 0, 6));

  expect(outlines.map(({ area }) => area)).toEqual([100, 36]);
  expect(outlines[0].d.match(/M/g)).toHaveLength(2);
});

test("a darker part on the same material is its shade, on another material a part of its own", () => {
  const body = `<g fill="none"><path fill="#f8312f" d="${square(0, 0, 30)}"/><path fill="#ca2a2a" d="${square(4, 14, 10)}"/><path fill="#44911b" d="${square(20, 0, 8)}"/></g>`;
  const { parts } = redraw(body, wish, materials);

  expect(parts.map(([surface]) => surface)).toEqual(["accent", "shade", "leaf"]);
});

test("a thing that stands has its foot at 0, one seen from above its middle, one that hangs its upper end", () => {
  const body = `<path fill="#f8312f" d="${square(4, 6, 20)}"/>`;
  const topOf = (view) => redraw(body, { ...wish, view }, materials).box[1];

  expect([topOf("stands"), topOf("above"), topOf("hangs")]).toEqual([-700, -350, 0]);
});

test("the named colours are replaced or left out", () => {
  const body = `<path fill="#f8312f" d="${square(0, 0, 30)}"/><path fill="#00a6ed" d="${square(40, 0, 30)}"/>`;
  const { parts } = redraw(body, { ...wish, use: { "#f8312f": "leather" }, without: ["#00a6ed"] }, materials);

  expect(parts.map(([surface]) => surface)).toEqual(["leather"]);
});

test("a gradient counts as its middle colour, a faint one is left out", () => {
  const gradient = (id, opacity) =>
    `<linearGradient id="${id}"><stop stop-color="#111111" stop-opacity="${opacity}"/><stop stop-color="#f8312f" stop-opacity="${opacity}"/></linearGradient>`;
  const body = `<defs>${gradient("a", 1)}${gradient("b", 0.1)}</defs><path fill="url(#a)" d="${square(0, 0, 9)}"/><path fill="url(#b)" d="${square(0, 0, 9)}"/>`;

  expect(partsOf(body).map(({ fill }) => fill)).toEqual(["#f8312f"]);
});

test("an icon with effects is refused", () => {
  expect(() => partsOf('<filter id="a"/><path d="M0 0h1v1z"/>')).toThrow(/choose another icon/);
});
