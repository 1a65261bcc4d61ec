import { pattern } from "#src/lib/pattern.ts";
import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import type { Block } from "#src/sites/document.ts";
import type { DrawnPicture } from "#src/sites/fields.ts";
import { type Draft, dataOf, fieldOf, nameOf } from "./draft.ts";
import { act, type Intent } from "./intent.ts";
import { placeOf } from "./page-intents.ts";
import type { Said } from "./said.ts";

const AT_TOP = /at the top|on top|up top|(?:in|of) the (?:hero|header|intro|opening)/;
const PICTURE_AT_TOP = pattern()`\b(?:picture|photo|image|pic|illustration) ${AT_TOP}\b`;

export const pictureIntents: Intent[] = [
  {
    id: "picture",
    title: "Another picture, or none",
    examples: [
      "another picture",
      "change the photo at the top",
      "different pictures in the gallery",
      "remove the picture at the top",
    ],
    read: (said) => {
      const { text, parts } = said;
      if (!/\b(?:pictures?|photos?|images?|illustrations?|pics?|artwork|photograph|portraits)\b/.test(text))
        return;
      const isNone = /\b(?:remove|delete|no|without|get rid of|drop|lose)\b/.test(text);
      const isOther =
        /\b(?:another|different|other|change|swap|switch|exchange|replace|dont like|hate|better|next)\b/.test(
          text,
        ) || /\bnew (?:\w+ )?(?:picture|photo|image)\b/.test(text);
      if (!isNone && !isOther) return;
      const isAt = PICTURE_AT_TOP.test(text);
      const others = parts.filter(({ kinds }) => kinds[0] !== "gallery");
      const isGallery = parts.some(
        ({ kinds, from, to }) =>
          kinds[0] === "gallery" &&
          (to > from || !/^(?:pictures?|photos?|images?|pics?)$/.test(wordAt(said, from))),
      );
      if (isNone && !isAt && others.length === 0) return;
      if (
        others[0] &&
        ![
          "hero",
          "about",
          "features",
          "booking",
          "call-to-action",
          "services",
          "team",
          "map",
          "journal",
          "navigation",
        ].includes(others[0].kinds[0] ?? "")
      )
        return;
      const kinds: readonly BlockKind[] = isGallery
        ? ["gallery"]
        : isAt || others[0]?.kinds[0] === "navigation"
          ? ["hero"]
          : (others[0]?.kinds ?? ["hero"]);
      return act((draft) => {
        const found = draft.find(kinds, placeOf(draft, said));
        if (!found) return draft.note(`There is no ${nameOf(kinds[0] ?? "hero")} on this site.`);
        if (!draft.isOpen(found.block)) return;
        if (isNone) return removePicture(draft, found.block);
        let count = 0;
        found.block.data = otherPictures(found.block.data, () => count++) as never;
        if (count === 0) {
          return draft.note(
            hasPhoto(found.block.data)
              ? `${nameOf(found.block.kind)} shows pictures of your own. Choose others in its fields.`
              : `${nameOf(found.block.kind)} shows no picture.`,
          );
        }
        draft.change(
          count === 1
            ? `Another picture in ${nameOf(found.block.kind)}`
            : `Other pictures in ${nameOf(found.block.kind)}`,
        );
      });
    },
  },
];

const wordAt = ({ raw }: Said, index: number) =>
  raw.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’ʼ´`][\p{L}]+)*/gu)?.[index] ?? "";

function removePicture(draft: Draft, block: Block) {
  const data = dataOf(block);
  if (!fieldOf(block, "picture") || !data.picture)
    return draft.note(`${nameOf(block.kind)} shows no picture of its own.`);
  data.picture = null;
  draft.change(`Picture of ${nameOf(block.kind)} removed`);
}

const hasPhoto = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (("kind" in value && value.kind === "photo") || Object.values(value).some(hasPhoto));

/** Replaces each drawn picture by the next one. */
function otherPictures(value: unknown, seen: () => void): unknown {
  if (Array.isArray(value)) return value.map((one) => otherPictures(one, seen));
  if (typeof value !== "object" || value === null) return value;
  // A photograph is the user's own choice. It contains the drawn picture that it replaced.
  if ("kind" in value && value.kind === "photo") return value;
  if ("kind" in value && "seed" in value) {
    seen();
    // In the schema, only drawn pictures have both a kind and a seed.
    return next(value as DrawnPicture);
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, otherPictures(one, seen)]));
}

function next(picture: DrawnPicture): DrawnPicture {
  const seed = (picture.seed + 1) % 2 ** 31;
  if (picture.kind === "tile") return { ...picture, index: (picture.index + 3) % 8, seed, label: "" };
  if (picture.kind !== "subject" || picture.subjects.length < 2) return { ...picture, seed };
  // Another of its subjects becomes the main one.
  const [first = "", ...others] = picture.subjects;
  return { ...picture, subjects: [...others, first], seed };
}
