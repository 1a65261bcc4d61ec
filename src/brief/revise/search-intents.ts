import { pattern } from "#src/lib/pattern.ts";
import { changeHead, changePageHead } from "#src/sites/head/change-head.ts";
import { readOrigin } from "#src/sites/links.ts";
import { pageName } from "#src/sites/page-title.ts";
import { act, type Intent } from "./intent.ts";
import { pageOfName } from "./page-intents.ts";

const ENGINES = /\b(?:search engines?|google|bing|search results?|no ?index)\b/;
const OUT = pattern()`\b(?:${"hide|keep|out of|not|dont|do not|remove|exclude|no ?index|block|off"})\b`;
const IN = /\b(?:let|allow|list|index|show|appear|found|include)\b/;
const WHOLE = /\b(?:site|website|everything|all (?:the )?pages|whole)\b/;
const PAGE = /\bpage\b/;
/** Matches the name in "the about page", but not in "this page". */
const NAMED = /\b(?:the|our|my) ((?:\w+ ){1,3}?)page\b/;

export const searchIntents: Intent[] = [
  {
    id: "search",
    title: "Keep the site or a page out of search results",
    examples: [
      "hide this page from search engines",
      "keep the site out of Google",
      "keep the about page out of search results",
    ],
    read: ({ text }) => {
      if (!ENGINES.test(text)) return;
      const isOut = OUT.test(text);
      if (!isOut && !IN.test(text)) return;
      return act((draft) => {
        const [, name = ""] = NAMED.exec(text) ?? [];
        const isPage = PAGE.test(text) && !WHOLE.test(text);
        const page = !isPage ? undefined : name ? pageOfName(draft, name) : draft.page;
        if (isPage && !page) return draft.note(`There is no page “${name.trim()}”.`);
        const changed = page
          ? changePageHead(draft.site, page.id, { isUnlisted: isOut })
          : changeHead(draft.site, { isUnlisted: isOut });
        const what = page ? `The page ${pageName(draft.site, page)}` : "The site";
        if (changed === draft.site) {
          return draft.note(`${what} is ${isOut ? "kept out of" : "in"} search results already.`);
        }
        draft.site = changed;
        draft.change(
          `${what} in search results`,
          isOut ? "listed" : "left out",
          isOut ? "left out" : "listed",
        );
      });
    },
  },
  {
    id: "origin",
    title: "Set the address of the site",
    examples: [
      "the site will be at https://crumb.example",
      "the address of the website is https://www.crumb.example",
    ],
    read: ({ raw, text }) => {
      const [address] = /https:\/\/[^\s"”’<>]+/i.exec(raw) ?? [];
      const isAbout =
        /\b(?:site|website|web address|canonical|domain)\b/.test(text) &&
        !/\b(?:forms?|button|link)\b/.test(text);
      if (!address || !isAbout) return;
      return act((draft) => {
        const origin = readOrigin(address.replace(/[.,;!?]+$/, ""));
        if (!origin) return draft.note(`“${address}” is no address that a site can have.`);
        const before = draft.site.head?.origin;
        if (before === origin) return draft.note(`The address of the site is ${origin} already.`);
        draft.site = changeHead(draft.site, { origin });
        draft.change("Address of the site", before ?? "", origin);
      });
    },
  },
];
