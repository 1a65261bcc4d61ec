import { type BlockKind, blocks } from "../blocks/blocks.ts";
import type { SiteDocument } from "../document.ts";
import { type BlockPlace, blockAt, type FieldPath, valueAt, writeField } from "../edit/edit-blocks.ts";
import type { PhotoPicture, Picture } from "../fields.ts";
import { ask, textProblem } from "./ask.ts";
import {
  type Checked,
  type CheckOptions,
  type FieldValue,
  type Finding,
  placeOf,
  type SlowFix,
  valuesOf,
} from "./finding.ts";

/** In bytes. A heavier picture takes longer on a phone than the rest of its page. */
export const HEAVY_PICTURE = 600_000;

/** Reports pictures without an alternative text, and pictures that are too large. */
export function checkPictures({ pages, bytesOf, makeSmaller }: Checked): Finding[] {
  return pages.flatMap((shown) =>
    shown.blocks.flatMap((block) =>
      valuesOf(block).flatMap((found): Finding[] => {
        const picture = pictureOf(found);
        if (!picture) return [];
        const id = `${shown.page.id} ${block.id} ${found.path.join(".")}`;
        const place = placeOf(shown, block, found.path);
        const label = blocks[block.kind].label;
        const write = (changed: Picture) => (document: SiteDocument) =>
          writeField(document, { page: shown.page.id, block: block.id }, found.path, changed);
        const findings: Finding[] = [];
        if (isWithoutText(picture, block.kind)) {
          findings.push({
            id: `picture text ${id}`,
            rule: "picture",
            words: `${label}: a picture is not described for people who cannot see it.`,
            place,
            ...(!block.isLocked && textFixes(picture, captionOf(block.data, found.path), write)),
          });
        }
        if (picture.kind !== "photo") return findings;
        const bytes = bytesOf?.(picture.asset);
        if (bytes !== undefined && bytes > HEAVY_PICTURE) {
          findings.push({
            id: `picture size ${id}`,
            rule: "picture",
            words: `${label}: a picture has ${Math.round(bytes / 1_000)} kB. Choose a smaller one.`,
            place,
            fix:
              makeSmaller && !block.isLocked
                ? smallerFix(picture, { page: shown.page.id, block: block.id }, found.path, makeSmaller)
                : undefined,
          });
        }
        return findings;
      }),
    ),
  );
}

/** Its caption describes a picture best, or else the owner does. */
function textFixes(
  picture: Picture,
  caption: string | undefined,
  write: (changed: Picture) => (document: SiteDocument) => SiteDocument,
): Pick<Finding, "fix" | "otherFix"> {
  const describe = ask(
    "Describe it",
    {
      label: "What the picture shows",
      kind: "line",
      problemOf: (answer) => textProblem(answer, "words that describe the picture", 300),
    },
    (site, label) => write({ ...picture, label })(site),
  );
  if (caption)
    return {
      fix: { label: "Use its caption", apply: write({ ...picture, label: caption }) },
      otherFix: describe,
    };
  if (picture.kind !== "photo") return { fix: describe };
  return {
    fix: describe,
    otherFix: { label: "Mark as decoration", apply: write({ ...picture, decorative: true }) },
  };
}

const smallerFix = (
  photo: PhotoPicture,
  place: BlockPlace,
  path: FieldPath,
  makeSmaller: NonNullable<CheckOptions["makeSmaller"]>,
): SlowFix => ({
  label: "Make it smaller",
  prepare: async () => {
    const smaller = await makeSmaller(photo, HEAVY_PICTURE);
    return (site) => {
      // Its crop may have changed meanwhile, or another picture taken its place.
      const now = valueAt(blockAt(site, place)?.data, path) as Picture | null | undefined;
      const isSame = now?.kind === "photo" && now.asset === photo.asset;
      return isSame ? writeField(site, place, path, { ...now, ...smaller }) : site;
    };
  },
});

const pictureOf = ({ field, value }: FieldValue) =>
  field.kind === "picture" && value !== null ? (value as Picture) : undefined;

/** Blocks whose pictures are content. Elsewhere the product's drawings are decoration. */
const SHOWS: ReadonlySet<string> = new Set(["gallery", "comparison"]);

const isWithoutText = (picture: Picture, block: BlockKind) =>
  !picture.label.trim() && (picture.kind === "photo" ? !picture.decorative : SHOWS.has(block));

/** The caption of a picture in a list. */
function captionOf(data: unknown, path: readonly (string | number)[]) {
  if (path.length === 1) return undefined;
  const entry = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);
  const { caption, name, title } = entry as Record<string, unknown>;
  return [caption, name, title].find(
    (text): text is string => typeof text === "string" && text.trim() !== "",
  );
}
