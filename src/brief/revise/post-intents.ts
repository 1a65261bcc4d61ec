import { pattern } from "#src/lib/pattern.ts";
import { blocks } from "#src/sites/blocks/blocks.ts";
import { cut } from "#src/sites/cut.ts";
import { today } from "#src/sites/dates.ts";
import type { Block, Page } from "#src/sites/document.ts";
import { freeId } from "#src/sites/edit/free-id.ts";
import { capital } from "../short-text.ts";
import { type Draft, isFull, nameOf, plainName } from "./draft.ts";
import { type Intent, openAct } from "./intent.ts";
import { newBlock, originOf } from "./new-block.ts";
import { pageNamed, pageOfName, placeOf } from "./page-intents.ts";
import { putAt } from "./place-block.ts";
import type { Said } from "./said.ts";

type Journal = Extract<Block, { kind: "journal" }>;

const ADD = "add|create|make|write|publish|start|new|insert|need|want|another|post";
const THING =
  "post|blog post|blog entry|article|news item|news article|story|journal entry|news post|blog article";
const NAMED = "called|named|titled?|entitled?|about|on|regarding|with the title|:|qq";
/** Matches "add a new post called Rye is back" up to the title. */
const ADD_POST = pattern()`\b(?:${ADD}) (?:(?:an?|the|our|new|another|short|first) )*(?:${THING}) (?:to the [a-z]+ )?(?:${NAMED})(?: |$)`;
const REMOVE = "remove|delete|drop|get rid of|take down|unpublish";
const REMOVE_POST = pattern()`\b(?:${REMOVE}) (?:(?:the|our|that) )*(?:${THING}) (?:${NAMED})(?: |$)`;
/** Separates the title of an article from its text. */
const TEXT = /[,.;:]?\s+(?:with the text|with text|(?:and )?(?:it|that) says|saying|which says|text:)[:\s]+/i;

export const postIntents: Intent[] = [
  {
    id: "add-post",
    title: "Write an article",
    examples: [
      "add a post called Rye is back",
      "add an article about our new oven",
      "write a blog post “Closed at Easter” with the text “We are back on Tuesday.”",
    ],
    read: (said) => {
      const found = ADD_POST.exec(said.text);
      if (!found) return;
      const { title, text } = wordsOf(said, found);
      if (!title) return;
      return openAct((draft) => addPost(draft, said, title, text));
    },
  },
  {
    id: "remove-post",
    title: "Remove an article",
    examples: [
      "remove the post called Getting up off the floor",
      "delete the article “Should children lift weights?”",
    ],
    read: (said) => {
      const found = REMOVE_POST.exec(said.text);
      if (!found) return;
      const { title } = wordsOf(said, found);
      if (!title) return;
      return openAct((draft) => removePost(draft, title));
    },
  },
];

/** Returns the title as typed, and the text if one follows. */
function wordsOf(said: Said, found: RegExpExecArray) {
  const quoted = found[0].trimEnd().endsWith("qq");
  const typed = quoted ? (said.quotes[0] ?? "") : said.from(found.index + found[0].length);
  const isQuote = said.quotes.includes(typed);
  const [title = "", text = ""] = isQuote ? [typed, said.raw.split(TEXT)[1] ?? ""] : typed.split(TEXT);
  const place = /\s+(?:to|on|in) (?:the |our )?(?:[\w'-]+ ){0,3}(?:page|blog|journal|news)\.?$/i;
  return {
    title: cut(capital((isQuote ? title : title.replace(place, "")).replace(/[.\s]+$/, "").trim()), 140),
    text: text
      .replace(/^[“"„«‘']|[”"“»’']$/g, "")
      .trim()
      .slice(0, 1_200),
  };
}

async function addPost(draft: Draft, said: Said, title: string, text: string) {
  const named = pageNamed(said);
  const page = placeOf(draft, said);
  if (named && !page) return draft.note(`There is no page “${named}”.`);
  const block = journalOn(draft, page) ?? (await newJournal(draft, said, page));
  if (!block || !draft.isOpen(block)) return;
  const { posts } = block.data;
  const most = blocks.journal.fields.posts.maximum;
  if (posts.length >= most) return draft.note(`${nameOf("journal")} is full: it can have ${most} articles.`);
  if (posts.some((post) => plainName(post.title) === plainName(title)))
    return draft.note(`There is an article “${title}” already.`);
  const body = text ? [text] : [];
  posts.unshift({
    title,
    summary: "",
    date: today(),
    body,
    picture: null,
    hasPage: true,
  } as (typeof posts)[number]);
  delete block.isHidden;
  draft.change(text ? "Article added" : "Article added; it gets its page with its text", "", title);
}

function journalOn(draft: Draft, page?: Page): Journal | undefined {
  const found = draft.find(["journal"], page)?.block;
  return found?.kind === "journal" ? found : undefined;
}

/** Adds a journal without articles, because those of a template are samples. */
async function newJournal(draft: Draft, said: Said, named?: Page) {
  const page = named ?? pageOfName(draft, "journal") ?? draft.page;
  if (isFull(draft, page)) return undefined;
  const made = newBlock(draft.site, await originOf(draft.site), "journal");
  if (made.kind !== "journal") return undefined;
  const block: Journal = {
    ...made,
    id: freeId("journal", page.blocks),
    data: { ...made.data, title: made.data.title || "News", posts: [] },
  };
  putAt(draft, block, page, undefined, said);
  return block;
}

function removePost(draft: Draft, title: string) {
  const name = plainName(title);
  for (const block of draft.site.pages.flatMap((page) => page.blocks)) {
    if (block.kind !== "journal") continue;
    const post = block.data.posts.find((one) => plainName(one.title) === name);
    if (!post) continue;
    if (!draft.isOpen(block)) return;
    block.data.posts = block.data.posts.filter((one) => one !== post);
    return draft.change("Article removed", post.title, "");
  }
  draft.note(`There is no article “${title}”.`);
}
