import { isDate, today } from "../dates.ts";
import { writeField } from "../edit/edit-blocks.ts";
import { entriesOf } from "../entries.ts";
import { changeHead } from "../head/change-head.ts";
import { readOrigin } from "../links.ts";
import { ask } from "./ask.ts";
import { type Checked, type Finding, placeOf, quoted } from "./finding.ts";

/** Reports articles that the site's feed has to leave out. */
export function checkArticles({ document, pages, day = today() }: Checked): Finding[] {
  const articles = entriesOf(document).filter(({ kind }) => kind === "article");
  const undated = articles.flatMap(({ list, block, index, title, date }): Finding[] => {
    const shown = pages.find(({ page }) => page === list);
    if (isDate(date) || !shown) return [];
    const place = { page: list.id, block: block.id };
    return [
      {
        id: `article date ${list.id} ${block.id} ${index}`,
        rule: "empty",
        words: `The article ${quoted(title)} has no date such as ${day}, so that neither the feed nor search engines get it as an article.`,
        place: placeOf(shown, block, ["posts", index, "date"]),
        fix: block.isLocked
          ? undefined
          : {
              label: "Date it today",
              apply: (site) => writeField(site, place, ["posts", index, "date"], day),
            },
      },
    ];
  });
  const hasFeed = articles.length > undated.length;
  if (!hasFeed || document.head?.origin || document.head?.isUnlisted) return undated;
  return [
    ...undated,
    {
      id: "article feed",
      rule: "search",
      words:
        "The site does not say at which address it will be, so that the export has no feed of its articles.",
      place: {},
      fix: ask(
        "Write the address",
        {
          label: "Address of the site",
          kind: "url",
          autoComplete: "url",
          hint: "Where the site will be online.",
          problemOf: (answer) =>
            readOrigin(answer) ? undefined : "Use an address such as https://example.com",
        },
        (site, answer) => changeHead(site, { origin: answer }),
      ),
    },
  ];
}
