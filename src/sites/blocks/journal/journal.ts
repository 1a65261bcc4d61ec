import { defineBlock } from "../define-block.ts";
import css from "./journal.css?site";
import { journalArticles } from "./journal-articles.tsx";
import { journalFields } from "./journal-fields.ts";
import { journalList } from "./journal-list.tsx";
import { journalMagazine } from "./journal-magazine.tsx";

export const journal = defineBlock({
  kind: "journal",
  label: "Journal",
  fields: journalFields,
  css,
  variants: { magazine: journalMagazine, list: journalList, articles: journalArticles },
});
