import { defineBlock } from "../define-block.ts";
import { navigationBar } from "./navigation-bar.tsx";
import { navigationCells } from "./navigation-cells.tsx";
import { navigationFields } from "./navigation-fields.ts";
import { navigationMasthead } from "./navigation-masthead.tsx";
import { navigationOverlay } from "./navigation-overlay.tsx";
import { navigationCss } from "./navigation-parts.tsx";
import { navigationPill } from "./navigation-pill.tsx";

export const navigation = defineBlock({
  kind: "navigation",
  label: "Navigation",
  element: "header",
  fields: navigationFields,
  css: navigationCss,
  variants: {
    bar: navigationBar,
    masthead: navigationMasthead,
    pill: navigationPill,
    overlay: navigationOverlay,
    cells: navigationCells,
  },
});
