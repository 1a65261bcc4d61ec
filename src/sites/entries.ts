import type { Block, SiteDocument } from "./document.ts";
import { freeName, freePath } from "./edit/free-id.ts";
import { type Entry, isEntryPage, type Told } from "./entry.ts";
import { isTold } from "./fields.ts";

/** Names of other files in an export. */
const RESERVED = ["index", "404", "thanks", "privacy", "feed"];

/** Returns the entries of all pages that get pages themselves, in order. Hidden lists have none. */
export function entriesOf({ pages }: Pick<SiteDocument, "pages">): Entry[] {
  const own = pages.filter((page) => !isEntryPage(page));
  const found = own.flatMap((list) =>
    list.blocks.flatMap((block) =>
      block.isHidden
        ? []
        : toldIn(block).flatMap((told, index) => (told ? [{ ...told, list, block, index }] : [])),
    ),
  );
  if (found.length === 0) return [];
  const paths = new Set([
    ...RESERVED,
    ...own.flatMap(({ path, head }) => [path, ...(head?.formerPaths ?? [])]),
  ]);
  const ids = new Set(own.map(({ id }) => id));
  // Chosen addresses are assigned first, so no other article takes one of them.
  const chosen = found.map(({ wanted }) => wanted && takePath(wanted, paths));
  return found.map((entry, at) => {
    const path = chosen[at] || takePath(entry.title, paths);
    return { ...entry, path, id: takeId(`${entry.kind}-${freeName(path, new Set())}`, ids) };
  });
}

function takePath(wanted: string, taken: Set<string>) {
  const path = freePath(wanted, taken);
  taken.add(path);
  return path;
}

function takeId(wanted: string, taken: Set<string>) {
  const id = freeName(wanted, taken);
  taken.add(id);
  return id;
}

const NOTHING = { lead: "", date: "", author: "", role: "", phone: "", email: "", wanted: "" };

/** Returns the content of each entry's page, or undefined for entries without one. */
function toldIn(block: Block): (Told | undefined)[] {
  if (block.kind === "journal") {
    return block.data.posts.map(({ title, summary, date, author = "", body, picture, hasPage, path = "" }) =>
      hasPage && isTold(title, body)
        ? {
            ...NOTHING,
            ...{ kind: "article", title, lead: summary, date, author, texts: body, picture, wanted: path },
          }
        : undefined,
    );
  }
  if (block.kind !== "team") return [];
  return block.data.people.map(({ name, role, text, about = [], picture, phone = "", email = "" }) =>
    isTold(name, about)
      ? {
          ...NOTHING,
          ...{ kind: "person", title: name, lead: text, role, texts: about, picture, phone, email },
        }
      : undefined,
  );
}
