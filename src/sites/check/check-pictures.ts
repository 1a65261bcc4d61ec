import { type BlockKind, blocks } from "../blocks/blocks.ts";
import { writeField } from "../edit/edit-blocks.ts";
import { type Checked, type FieldValue, type Finding, placeOf, valuesOf } from "./finding.ts";

/** In bytes; above it a picture takes a phone longer than the rest of its page. */
export const HEAVY_PICTURE = 600_000;

/** Every picture of a document has these; a photograph has the others. */
interface AnyPicture {
  kind: string;
  label: string;
  decorative?: boolean;
  asset?: string;
}

/** Pictures without an alternative text, and pictures that are too large. */
export function checkPictures({ pages, bytesOf }: Checked): Finding[] {
  return pages.flatMap((shown) =>
    shown.blocks.flatMap((block) =>
      valuesOf(block).flatMap((found): Finding[] => {
        const picture = pictureOf(found);
        if (!picture) return [];
        const id = `${shown.page.id} ${block.id} ${found.path.join(".")}`;
        const place = placeOf(shown, block, found.path);
        const label = blocks[block.kind].label;
        const caption = captionOf(block.data, found.path);
        const findings: Finding[] = [];
        if (isWithoutText(picture, block.kind)) {
          findings.push({
            id: `picture text ${id}`,
            rule: "picture",
            words: `${label}: a picture has no alternative text.`,
            place,
            fix:
              caption && !block.isLocked
                ? {
                    label: "Use its caption",
                    apply: (document) =>
                      writeField(document, { page: shown.page.id, block: block.id }, found.path, {
                        ...picture,
                        label: caption,
                      }),
                  }
                : undefined,
          });
        }
        const bytes = picture.asset === undefined ? undefined : bytesOf?.(picture.asset);
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

const pictureOf = ({ field, value }: FieldValue) =>
  field.kind === "picture" && value !== null ? (value as AnyPicture) : undefined;

/** Blocks whose pictures are their content. Elsewhere what the product draws is decoration. */
const SHOWS: ReadonlySet<string> = new Set(["gallery", "comparison"]);

const isWithoutText = ({ kind, label, decorative }: AnyPicture, block: BlockKind) =>
  !label.trim() && !decorative && (SHOWS.has(block) || kind === "photo");

/** The words that stand below a picture of a list, or beside it. */
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
