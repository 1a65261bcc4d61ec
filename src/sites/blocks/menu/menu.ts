import { css, defineBlock } from "../define-block.ts";
import { menuColumns } from "./menu-columns.tsx";
import { menuFields } from "./menu-fields.ts";
import { menuTabs } from "./menu-tabs.tsx";
import { menuTicket } from "./menu-ticket.tsx";

export const menu = defineBlock({
  kind: "menu",
  label: "Price list",
  fields: menuFields,
  css: css`.sw-lines{display:grid;gap:1.15rem}
.sw-line-head{display:flex;align-items:baseline;gap:.6rem}
.sw-line-head::before{content:"";order:1;flex:1;min-width:1.2rem;border-bottom:2px dotted var(--sw-edge)}
.sw-line-name{font-weight:600}
.sw-line-price{order:2;white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums}
.sw-lines p:last-child:not(.sw-line-head){color:var(--sw-muted);font-size:.98rem;max-width:34rem;margin-top:.15rem}
.sw-line-mark{margin-inline-start:.4rem;font-size:.86rem;font-weight:400;color:var(--sw-muted)}
.sw-menu-note{margin-top:2.2rem;color:var(--sw-muted);font-size:.95rem}`,
  variants: { ticket: menuTicket, columns: menuColumns, tabs: menuTabs },
});
