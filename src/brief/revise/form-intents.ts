import { pattern } from "#src/lib/pattern.ts";
import type { Form } from "#src/sites/themes/theme.ts";
import type { Draft } from "./draft.ts";
import { act, type Intent } from "./intent.ts";

/** From sharp to round. */
export const FORMS: readonly Form[] = ["hairline", "outline", "soft", "tactile", "pill"];

const FORM_NAMES: Record<Form, string> = {
  hairline: "square, with thin lines",
  outline: "a little rounded, with thick outlines",
  soft: "rounded, with soft shadows",
  tactile: "rounded, as if to be pressed",
  pill: "round",
};

const DENSITIES = ["tight", "even", "airy"] as const;
const ROUND = /\bround(?:er|ed more)\b|\bmore round(?:ed)?\b/;
const ROUNDER = pattern()`${ROUND}|\btoo (?:sharp|square|angular|edgy|hard)\b|\bless (?:sharp|square|angular)\b`;
const SPACE = "white ?space|room|space|air|padding|margin|spacing";
const MORE_SPACE = pattern()`\b(?:more|extra|add) ${[SPACE, "breathing room|breathing space"]}\b`;
const AIRIER =
  /\b(?:airier|roomier|breathe|looser)\b|\bmore (?:airy|spacious|open)\b|\bspaced? (?:it |things )?out\b/;

const CRAMPED =
  /\b(?:cramped|crowded|cluttered|busy)\b|\btoo (?:tight|dense|full|compact)\b|\bless (?:dense|tight|compact|crowded)\b/;

const MORE_ROOM = pattern()`${[MORE_SPACE, AIRIER, CRAMPED]}`;
const LESS_SPACE = pattern()`\b(?:less|too much|fewer|reduce) (?:the )?${[SPACE, "empty space|gaps?"]}\b`;
const DENSER = /\b(?:denser|tighter|compact|tighten|closer together)\b|\bmore (?:dense|condensed)\b/;
const TOO_AIRY = /\btoo (?:airy|spacious|empty|loose)\b|\bless (?:airy|empty)\b/;
const LESS_ROOM = pattern()`${[LESS_SPACE, DENSER, TOO_AIRY]}`;

export const formIntents: Intent[] = [
  {
    id: "corners",
    title: "Rounder or sharper: corners, lines, shadows",
    examples: [
      "rounder corners",
      "square corners",
      "pill shaped buttons",
      "add soft shadows",
      "thick outlines",
    ],
    read: ({ text }) => {
      const isAbout =
        /\b(?:corners?|edges?|buttons?|shapes?|cards?|boxes|borders?|outlines?|shadows?|lines|frames|forms?)\b/.test(
          text,
        );
      const to = (form: Form) => act((draft) => setForm(draft, form));
      if (
        isAbout &&
        /\b(?:no|not|without|less|remove|lose) (?:the |so |any |more )?(?:round\w*|curved?)\b/.test(text)
      )
        return to("hairline");
      if (/\b(?:no|without|remove|lose) (?:the |any )?shadows?\b/.test(text)) return to("hairline");
      if (/\b(?:no|without|remove) (?:the |any |thick )?(?:outlines?|borders?)\b/.test(text))
        return to("soft");
      if (
        /\bless round(?:ed)?\b|\btoo round(?:ed)?\b|\bsharp(?:er|en)\b|\bsquarer\b|\bmore (?:angular|square|edgy)\b|\bcrisper\b/.test(
          text,
        )
      )
        return step(-1);
      if (ROUNDER.test(text)) return step(1);
      if (!isAbout) return;
      if (/\b(?:pills?|fully round(?:ed)?|round|circular|capsule)\b/.test(text))
        return to(/\bcorners?|edges?\b/.test(text) && !/button/.test(text) ? "pill" : "pill");
      if (
        /\b(?:square|sharp|straight|right angled|angular|hard)\b|\bthin (?:lines|borders|outlines)\b|\bhairlines?\b/.test(
          text,
        )
      )
        return to("hairline");
      if (/\bshadows?\b/.test(text)) return to("soft");
      if (
        /\b(?:thick|bold|heavy|strong)\b.*\b(?:lines|borders?|outlines?)\b|\b(?:add|with) (?:\w+ )?(?:outlines?|borders?)\b/.test(
          text,
        )
      )
        return to("outline");
      if (/\b(?:3d|chunky|tactile|raised|press)\b/.test(text)) return to("tactile");
      if (/\b(?:rounded|soft|curved|smooth)\b/.test(text)) return to("soft");
      return;
    },
  },
  {
    id: "room",
    title: "Airier or denser",
    examples: ["more white space", "airier", "it feels cramped", "make it more compact"],
    read: ({ text, shape }) => {
      const isMore = MORE_ROOM.test(text);
      const isLess = LESS_ROOM.test(text);
      if (isMore === isLess || shape.startsWith("move")) return;
      return act((draft) => {
        const { theme } = draft.site;
        const at = DENSITIES.indexOf(theme.density) + (isMore ? 1 : -1);
        const to = DENSITIES[at];
        if (!to) return draft.note(`It is as ${isMore ? "airy" : "dense"} as it can be already.`);
        const before = theme.density;
        theme.density = to;
        draft.change(isMore ? "More room" : "Less room", before, to);
      });
    },
  },
];

function step(way: 1 | -1) {
  return act((draft) => {
    const to = FORMS[FORMS.indexOf(draft.site.theme.form) + way];
    if (to) setForm(draft, to);
    else draft.note(`Corners are as ${way > 0 ? "round" : "sharp"} as they can be already.`);
  });
}

export function setForm(draft: Draft, form: Form) {
  const { theme } = draft.site;
  if (theme.form === form) return draft.note(`Corners are ${FORM_NAMES[form]} already.`);
  const before = theme.form;
  theme.form = form;
  draft.change("Corners and lines", FORM_NAMES[before], FORM_NAMES[form]);
}
