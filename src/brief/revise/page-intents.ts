import { pattern } from "#src/lib/pattern.ts";
import { cut } from "#src/sites/cut.ts";
import type { Page } from "#src/sites/document.ts";
import { labelPage, movePage, renamePage } from "#src/sites/edit/edit-pages.ts";
import { removePage } from "#src/sites/edit/remove-page.ts";
import { pageName } from "#src/sites/page-title.ts";
import { addPage } from "./add-page.ts";
import { type Draft, plainName } from "./draft.ts";
import { act, type Intent, openAct } from "./intent.ts";
import type { Said } from "./said.ts";

/** Everyday names of pages whose ids differ. */
const NAMES: Record<string, string[]> = {
  home: ["home", "homepage", "start", "front", "first", "main", "landing"],
  prices: ["prices", "price", "menu", "pricing", "rates", "plans", "fees"],
  about: ["about", "about us", "story", "our story", "team"],
  contact: ["contact", "contact us"],
  booking: ["booking", "bookings", "reservations", "appointments", "book"],
  gallery: ["gallery", "portfolio", "pictures", "photos", "work"],
  journal: ["journal", "blog", "news"],
  questions: ["questions", "faq", "faqs"],
  services: ["services", "what we do"],
  events: ["events"],
};

const LOCATION = /\b(?:on|to|onto|in|into|from|at|of) (?:the |our |my |all )?((?:\w+ ){1,4}?)page\b/;

/** Returns the page name in "on the … page", as typed. */
export function pageNamed({ text }: Said): string | undefined {
  const [, name] = LOCATION.exec(text) ?? [];
  return name?.trim() || undefined;
}

export function placeOf(draft: Draft, said: Said): Page | undefined {
  const name = pageNamed(said);
  if (!name) return undefined;
  if (/^(?:this|same|whole|entire|top of the|end of the)$/.test(name)) return draft.page;
  return pageOfName(draft, name);
}

export function pageOfName(draft: Draft, name: string): Page | undefined {
  const low = plainName(name);
  const { pages } = draft.site;
  if (!low) return undefined;
  if (NAMES.home?.includes(low)) return pages[0];
  return (
    pages.find((page) => [page.label, page.title, page.id].some((one) => plainName(one) === low)) ??
    pages.find(({ id }) => NAMES[id]?.includes(low)) ??
    pages.find((page) => plainName(page.label).split(" ").includes(low))
  );
}

const ADD = /\b(?:add|create|make|new|want|need|insert|include|another|extra|id like)\b/;
const REMOVE = /\b(?:remove|delete|drop|get rid of|lose|kill|scrap|cut|dont need|ditch)\b/;
const RENAME = /\b(?:rename|call|retitle|name|change)\b/;
const MOVE = /\b(?:move|put|place)\b|\b(?:first|last)$/;

const REMOVE_PAGE = pattern()`${REMOVE} (?:the |our |a |whole |entire )*((?:\w+ ){1,4}?)page$`;
const MAKE = "add|create|make|new|want|need|insert|include|another|extra|like";
const ADD_PAGE = pattern()`\b${MAKE} (?:${"an?|the|our|new|another|extra|separate|whole"} )*((?:\w+ ){1,4})page\b`;
const PAGE_PLACES = /first|last|end|top|front|beginning|up|down|earlier|later/;
const MOVE_PAGE = pattern()`\b(?:move |put |place )?(?:the |our )?((?:\w+ ){1,3}?)page (?:\w+ )*?(${PAGE_PLACES})\b`;

export const pageIntents: Intent[] = [
  {
    id: "rename-page",
    title: "Rename a page",
    examples: ["rename the about page to Our story", "call the orders page Cakes"],
    read: (said) => {
      const found =
        /\b(?:rename|retitle|change(?: the (?:name|title) of)?) (?:the |our )?((?:\w+ )+?)page (?:to|into|as) /.exec(
          said.text,
        ) ??
        /\b(?:call|name|rename|title) (?:the |our )?((?:\w+ )+?)page /.exec(said.text) ??
        /\b(?:rename|call) (?:the )?page ((?:\w+ )+?)(?:to|into|as) /.exec(said.text);
      if (!found || !RENAME.test(said.text)) return;
      const [whole, name = ""] = found;
      const value = said.from(found.index + whole.length).replace(/[.\s]+$/, "");
      if (!value) return;
      return openAct((draft) => {
        const page = pageOfName(draft, name);
        if (!page) return draft.note(`There is no page “${name.trim()}”.`);
        const title = cut(value, 120);
        const renamed = renamePage(draft.site, page.id, title);
        const named = page.label ? labelPage(renamed, page.id, cut(title, 40)) : renamed;
        if (named === draft.site) return draft.note(`That page is called “${title}” already.`);
        draft.site = named;
        draft.change("Page renamed", page.label || pageName(draft.site, page), title);
      });
    },
  },
  {
    id: "remove-page",
    title: "Remove a page",
    examples: ["remove the gallery page", "delete page Orders"],
    read: ({ text, raw }) => {
      if (!REMOVE.test(text)) return;
      const [, first, second] =
        REMOVE_PAGE.exec(text) ??
        /\b(?:remove|delete|drop) (?:the )?page (?:called |named )?(.+)$/.exec(text) ??
        [];
      const name = first ?? second;
      if (!name || /\b(?:from|on|of) (?:the )?\w+ page/.test(text)) return;
      return act((draft) => {
        const page = pageOfName(draft, name);
        if (!page) return draft.note(`There is no page “${cut(name, 60) || raw}”.`);
        if (page === draft.site.pages[0]) return draft.note("The first page stays: every site has one.");
        if (page.blocks.some(({ isLocked }) => isLocked))
          return draft.note(
            `The page “${page.label || pageName(draft.site, page)}” has a block that is locked.`,
          );
        const without = removePage(draft.site, page.id);
        if (without === draft.site)
          return draft.note(
            `A locked block leads to the page “${page.label || pageName(draft.site, page)}”.`,
          );
        draft.site = without;
        draft.change("Page removed", page.label || pageName(draft.site, page), "");
      });
    },
  },
  {
    id: "add-page",
    title: "Add a page",
    examples: ["add a gallery page", "add a page called Weddings", "new page for events"],
    read: (said) => {
      const { text } = said;
      if (!ADD.test(text) || !/\bpage\b/.test(text)) return;
      const called = /\bpage (?:called|named|titled|:|for|about|with|on) (?:the |our |a )?/.exec(text);
      const kind = ADD_PAGE.exec(text);
      if (!called && (!kind || / (?:to|on|in|from|into|of) (?:the |our )?(?:\w+ )*page\b/.test(text))) return;
      const isPlainly = called !== null && /called|named|titled|:/.test(called[0]);
      const name = called ? said.from(called.index + called[0].length) : (kind?.[1] ?? "");
      const build = async (draft: Draft) => addPage(draft, name.replace(/[.\s]+$/, ""), said);
      return isPlainly ? openAct(build) : act(build);
    },
  },
  {
    id: "move-page",
    title: "The order of pages",
    examples: ["move the about page to the end", "put the about page last"],
    read: ({ text }) => {
      const found = MOVE_PAGE.exec(text);
      if (!found || !MOVE.test(text) || /\b(?:on|in|to|of) (?:the )?\w+ page\b/.test(text)) return;
      const [, name = "", where = ""] = found;
      return act((draft) => {
        const cleaned = name.replace(/^(?:move|put|place) (?:the |our )?/, "");
        const page = pageOfName(draft, cleaned);
        if (!page) return draft.note(`There is no page “${cleaned.trim()}”.`);
        const { pages } = draft.site;
        if (page === pages[0]) return draft.note("The first page stays where it is.");
        const from = pages.indexOf(page);
        const to = /up|earlier/.test(where)
          ? from - 1
          : /down|later/.test(where)
            ? from + 1
            : /last|end/.test(where)
              ? pages.length - 1
              : 1;
        const moved = movePage(draft.site, page.id, to);
        if (moved === draft.site)
          return draft.note(`The page “${page.label || pageName(draft.site, page)}” is there already.`);
        draft.site = moved;
        draft.change(
          `Page moved: ${page.label || pageName(draft.site, page)}`,
          String(from),
          String(moved.pages.findIndex(({ id }) => id === page.id)),
        );
      });
    },
  },
];
