import type { Block } from "../document.ts";
import type { FieldPath } from "../edit/edit-blocks.ts";
import { isOwn, isOwnEntry, type Samples } from "../head/samples.ts";

/** The facts that a block lists, some of which are samples. */
export interface Facts {
  /** The list with the samples. */
  field: string;
  what: string;
  count: number;
  samples: number;
  /** The list without its samples. */
  own: unknown[];
  /** The entries that are samples. */
  found: { entry: Record<string, unknown>; path: FieldPath }[];
  /** The fields of an entry that only the owner can fill in. */
  asked: readonly string[];
}

/** Counts the samples among the facts that a block lists; undefined if it has none. */
export function factsOf(block: Block, samples: Samples): Facts | undefined {
  const isText = (text: string) => text.trim() !== "" && !isOwn(text, samples);
  const isEntry = (entry: object) => !isOwnEntry(entry, samples);
  switch (block.kind) {
    case "services": {
      const isPriced = (one: { price: string }) => one.price !== "" && isEntry(one);
      return counted("services", "services", block.data.services, isPriced, ["price"]);
    }
    case "menu":
      return pricesOf(block.data.sections, isEntry);
    case "shop":
      return counted("items", "items", block.data.items, isEntry, ["price"]);
    case "pricing":
      return counted("plans", "plans", block.data.plans, isEntry, ["price"]);
    case "team": {
      const asked = ["name", "role", "text"];
      return counted("people", "people", block.data.people, ({ name }) => isText(name), asked);
    }
    case "testimonials": {
      const asked = ["quote", "name", "context"];
      return counted("testimonials", "reviews", block.data.testimonials, ({ quote }) => isText(quote), asked);
    }
    case "questions":
      return counted("questions", "answers", block.data.questions, ({ answer }) => isText(answer), [
        "answer",
      ]);
    case "events": {
      const asked = ["title", "text", "date", "time", "place", "price"];
      return counted("events", "events", block.data.events, ({ title }) => isText(title), asked);
    }
    case "journal":
      // An article is more than fits into a few fields.
      return counted("posts", "articles", block.data.posts, ({ title }) => isText(title), []);
    case "logos":
      return counted("logos", "names", block.data.logos, ({ name }) => isText(name), ["name"]);
    case "statistics":
      return counted("figures", "figures", block.data.figures, isEntry, ["figure"]);
    case "hero":
      return counted("facts", "facts", block.data.facts, isEntry, ["figure"]);
    case "hours": {
      const facts = counted("days", "days", block.data.days, isEntry, ["open", "close"]);
      // The owner may well open on Mondays from 9 to 6, so only a whole week of samples counts.
      return facts?.samples === facts?.count ? facts : undefined;
    }
    default:
      return undefined;
  }
}

function counted<T extends object>(
  field: string,
  what: string,
  entries: readonly T[],
  isSample: (entry: T) => boolean,
  asked: readonly string[],
): Facts | undefined {
  const own = entries.filter((entry) => !isSample(entry));
  const found = entries.flatMap((entry, index) =>
    isSample(entry) ? [{ entry: entry as Record<string, unknown>, path: [field, index] }] : [],
  );
  if (found.length === 0) return undefined;
  return { field, what, count: entries.length, samples: found.length, own, found, asked };
}

interface Section {
  entries: readonly object[];
}

/** The lines of a price list are in its sections. */
function pricesOf(sections: readonly Section[], isSample: (entry: object) => boolean): Facts | undefined {
  const found = sections.flatMap(({ entries }, section) =>
    entries.flatMap((entry, index) =>
      isSample(entry)
        ? [{ entry: entry as Record<string, unknown>, path: ["sections", section, "entries", index] }]
        : [],
    ),
  );
  if (found.length === 0) return undefined;
  return {
    field: "sections",
    what: "prices",
    count: sections.reduce((sum, { entries }) => sum + entries.length, 0),
    samples: found.length,
    own: sections
      .map((section) => ({ ...section, entries: section.entries.filter((entry) => !isSample(entry)) }))
      .filter(({ entries }) => entries.length > 0),
    found,
    asked: ["price"],
  };
}
