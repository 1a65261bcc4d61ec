import { defineBlock } from "../define-block.ts";
import css from "./menu.css?site";
import { menuColumns } from "./menu-columns.tsx";
import { menuFields } from "./menu-fields.ts";
import { menuTabs } from "./menu-tabs.tsx";
import { menuTicket } from "./menu-ticket.tsx";

export const menu = defineBlock({
  kind: "menu",
  label: "Price list",
  fields: menuFields,
  css,
  variants: { ticket: menuTicket, columns: menuColumns, tabs: menuTabs },
});
