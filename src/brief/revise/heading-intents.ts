import type { Theme } from "#src/sites/themes/theme.ts";
import type { Draft } from "./draft.ts";
import { act, type Intent } from "./intent.ts";

const HEADINGS =
  /\b(?:headings?|headlines?|titles?|headers|text|font|fonts|type|letters|lettering|typography|font size|text size)\b/;

export const headingIntents: Intent[] = [
  {
    id: "size-of-headings",
    title: "Headings larger, smaller, in capitals, in the middle",
    examples: ["bigger headings", "headings in capitals", "centre the text", "align the text left"],
    read: ({ text }) => {
      const align = /\b(?:cent(?:er|re)(?:ed|d)?|in the middle)\b/.test(text)
        ? "center"
        : /\b(?:align\w*|text|headings?|titles?)\b.*\bleft\b|\bleft[ -]align\w*\b/.test(text)
          ? "start"
          : undefined;
      if (align && (HEADINGS.test(text) || /\balign/.test(text) || /^(?:please )?cent/.test(text)))
        return act((draft) =>
          set(draft, "align", align, "Alignment", { start: "at the left", center: "in the middle" }),
        );
      if (
        !HEADINGS.test(text) ||
        (/\b(?:to|say|says|read|reads|:)\s+\S+ \S+ \S+/.test(text) && /\bheadline\b/.test(text))
      )
        return;
      if (/\b(?:capitals?|caps|uppercase|upper case|all caps)\b/.test(text)) {
        const isNone = /\b(?:no|not|without|remove|less|lose|stop)\b/.test(text);
        return act((draft) =>
          set(draft, "titles", isNone ? "sentence" : "upper", "Headings", {
            sentence: "in small letters",
            upper: "in capitals",
          }),
        );
      }
      if (/\b(?:lowercase|lower case|small letters|sentence case)\b/.test(text))
        return act((draft) =>
          set(draft, "titles", "sentence", "Headings", {
            sentence: "in small letters",
            upper: "in capitals",
          }),
        );
      const isLarger =
        /\b(?:bigger|larger|big|large|huge|enlarge|increase|grow|too small)\b/.test(text) &&
        !/\btoo (?:big|large|huge)\b/.test(text);
      const isSmaller = /\b(?:smaller|reduce|decrease|shrink|too (?:big|large|huge))\b/.test(text);
      if (isLarger === isSmaller) return;
      return act((draft) => {
        const { theme } = draft.site;
        const to =
          Math.round(Math.min(1.5, Math.max(1.2, theme.scale + (isLarger ? 0.06 : -0.06))) * 100) / 100;
        if (to === theme.scale)
          return draft.note(`Headings are as ${isLarger ? "large" : "small"} as they can be.`);
        const before = theme.scale;
        theme.scale = to;
        draft.change(isLarger ? "Larger headings" : "Smaller headings", String(before), String(to));
      });
    },
  },
];

function set<K extends "align" | "titles">(
  draft: Draft,
  key: K,
  value: Theme[K],
  what: string,
  names: Record<Theme[K], string>,
) {
  const { theme } = draft.site;
  if (theme[key] === value) return draft.note(`${what}: ${names[value]} already.`);
  const before = names[theme[key]];
  theme[key] = value;
  draft.change(what, before, names[value]);
}
