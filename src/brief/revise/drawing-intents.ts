import { treatments } from "#src/art/art-theme.ts";
import type { Theme } from "#src/sites/themes/theme.ts";
import { OTHER } from "./font-intents.ts";
import { act, type Intent } from "./intent.ts";

const TREATMENTS: [words: RegExp, treatment: Theme["treatment"], name: string][] = [
  [
    /\b(?:duo ?tones?|half ?tones?|riso\w*|print\w*|dots|dotted|black and white|monochrome|grainy)\b/,
    "halftone",
    "halftone",
  ],
  [/\b(?:line|lines|outlined?|sketch\w*|pencil|drawn|hand drawn|drawings?)\b/, "line", "line drawings"],
  [/\b(?:paper|cut ?outs?|collage|cut)\b/, "paper", "paper cuts"],
  [/\b(?:flat|vector|simple|illustrat\w+|graphic)\b/, "flat", "flat shapes"],
  [/\b(?:posters?|lettering|type|typographic)\b/, "type", "posters"],
  [
    /\b(?:lit|light|lights|realistic|3d|depth|photo\w*|shaded|atmospheric|moody|cinematic)\b/,
    "lit",
    "lit scenes",
  ],
];

export const drawingIntents: Intent[] = [
  {
    id: "pictures-drawn",
    title: "How pictures are drawn",
    examples: [
      "pictures in duotone",
      "line drawings instead of photos",
      "paper cut pictures",
      "flat illustrations",
    ],
    read: ({ text }) => {
      if (
        !/\b(?:pictures?|photos?|images?|illustrations?|drawings?|art|artwork|pics|graphics|duo ?tone|half ?tone|line art)\b/.test(
          text,
        )
      )
        return;
      if (
        /\b(?:add|more|remove|gallery|delete|no|without|show|hide|move)\b/.test(text) &&
        !/\b(?:style|drawings?|duo ?tone|half ?tone)\b/.test(text)
      )
        return;
      const wanted = text.replace(/\b(?:instead of|rather than|not) .*$/, "");
      const found = TREATMENTS.find(([words]) =>
        words.test(wanted.replace(/\b(?:photos?|pictures?|images?)\b/g, "")),
      );
      if (found) {
        const [, treatment, name] = found;
        return act((draft) => {
          const { theme } = draft.site;
          if (theme.treatment === treatment) return draft.note(`The pictures are ${name} already.`);
          const before = nameOfTreatment(theme.treatment);
          theme.treatment = treatment;
          draft.change("How pictures are drawn", before, name);
        });
      }
      if (!/\b(?:style|look|drawn|treatment)\b/.test(text) || !OTHER.test(text)) return;
      return act((draft) => {
        const { theme } = draft.site;
        const before = theme.treatment;
        theme.treatment = treatments[(treatments.indexOf(before) + 1) % treatments.length] ?? "lit";
        draft.change("How pictures are drawn", nameOfTreatment(before), nameOfTreatment(theme.treatment));
      });
    },
  },
];

const nameOfTreatment = (id: Theme["treatment"]) =>
  TREATMENTS.find(([, treatment]) => treatment === id)?.[2] ?? id;
