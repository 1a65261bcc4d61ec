import { describe, expect, test, vi } from "vitest";
import { keyOf, lexiconOf, singulars } from "#src/brief/pictures/said-subjects.ts";
import type { DrawnPicture } from "#src/sites/fields.ts";
import briefs from "../../../tests/briefs/pictures/working.json";
import { loadMaterial, type Material } from "../material.ts";
import { industryShown } from "../own-kind.ts";
import { firstProposals } from "../proposals.ts";
import { understand } from "../understand.ts";
import { firstPicture } from "./site-pictures.ts";

vi.setConfig({ testTimeout: 120_000 });

/** The share of first pictures that are of the business or without a subject. */
const LEAST = 0.98;
/** A page without a subject is right and dull, so most have one. */
const LEAST_DRAWN = 0.8;

describe("The first pictures of the working briefs", () => {
  test("are of the business or of none", async () => {
    const shown = await Promise.all(briefs.map(firstPictures));
    const first = shown.map(({ pictures }) => pictures[0]);
    const wrong = shown.filter(({ pictures }) => pictures[0]?.isRight === false);
    const drawn = first.filter((one) => one?.said !== "plain").length;
    const all = shown.flatMap(({ pictures }) => pictures);
    const right = all.filter(({ isRight }) => isRight).length;

    console.log(
      `First pictures: ${briefs.length - wrong.length} of ${briefs.length} right, ${drawn} drawn; of three proposals ${right} of ${all.length}.`,
    );
    expect(briefs.length).toBeGreaterThanOrEqual(120);
    expect(1 - wrong.length / briefs.length, wrong.map(lineOf).join("\n")).toBeGreaterThanOrEqual(LEAST);
    expect(drawn / briefs.length).toBeGreaterThanOrEqual(LEAST_DRAWN);
  });
});

const lineOf = ({ text, pictures }: Awaited<ReturnType<typeof firstPictures>>) =>
  `${pictures[0]?.said} for: ${text}`;

/** The opening's picture in each of the three proposals. */
async function firstPictures({ text, shows }: (typeof briefs)[number]) {
  const understood = understand(text);
  const material = await loadMaterial(industryShown(text, understood), understood);
  const pictures = firstProposals(understood).map((proposal) => {
    const { picture } = firstPicture({ text, understood, material }, proposal);
    const ids = idsOf(picture, material);
    return {
      said: ids.join("+") || "plain",
      isRight: ids.length === 0 || ids.some((id) => shows.includes(id)),
    };
  });
  return { text, pictures };
}

function idsOf(picture: DrawnPicture, { subjects, industry }: Material) {
  if (picture.kind === "subject") return picture.subjects;
  if (picture.kind !== "scene") return [];
  const { arrangements } = industry.shows;
  const lexicon = lexiconOf(subjects);
  const [main = ""] = arrangements[picture.seed % arrangements.length] ?? [];
  return singulars(keyOf(main)).flatMap((form) => lexicon.get(form) ?? [`scene:${main}`]);
}
