import { defineBlock } from "../define-block.ts";
import { teamCards } from "./team-cards.tsx";
import { teamFields } from "./team-fields.ts";
import { teamList } from "./team-list.tsx";
import { teamRow } from "./team-row.tsx";

export const team = defineBlock({
  kind: "team",
  label: "People",
  fields: teamFields,
  variants: { cards: teamCards, row: teamRow, list: teamList },
});
