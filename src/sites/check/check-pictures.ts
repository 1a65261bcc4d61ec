import { type BlockKind, blocks } from "../blocks/blocks.ts";
import type { SiteDocument } from "../document.ts";
import { writeField } from "../edit/edit-blocks.ts";
import type { Picture } from "../fields.ts";
import { type Checked, type FieldValue, type Finding, type Fix, placeOf, valuesOf } from "./finding.ts";

/** In bytes. A heavier picture takes longer on a phone than the rest of its page. */
export const HEAVY_PICTURE = 600_000;

/** Reports pictures without an alternative text, and pictures that are too large. */
export function checkPictures({ pages, bytesOf }: Checked): Finding[] {
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
            words: `${label}: a picture has no alternative text.`,
            place,
            fix: block.isLocked ? undefined : fixOf(picture, captionOf(block.data, found.path), write),
          });
        }
        const bytes = picture.kind === "photo" ? bytesOf?.(picture.asset) : undefined;
        if (bytes !== undefined && bytes > HEAVY_PICTURE) {
          findings.push({
            id: `picture size ${id}`,
            rule: "picture",
            words: `${label}: a picture has ${Math.round(bytes / 1_000)} kB. Choose a smaller one.`,
            place,
          });
        }
        return findings;
      }),
    ),
  );
}

function fixOf(
  picture: Picture,
  caption: string | undefined,
  write: (changed: Picture) => Fix["apply"],
): Fix | undefined {
  if (caption) return { label: "Use its caption", apply: write({ ...picture, label: caption }) };
  if (picture.kind !== "photo") return undefined;
  return { label: "It is decoration", apply: write({ ...picture, decorative: true }) };
}

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
