import type { View } from "../document.ts";
import { DashboardView } from "./dashboard/dashboard-view.tsx";
import { partViews } from "./part-views.ts";
import { PrintView } from "./print/print-view.tsx";
import { StorefrontView } from "./storefront/storefront-view.tsx";
import type { ViewKindId } from "./view-kinds.ts";

/** The views that can be a page. A new one that can be no part of a dashboard is a folder and a line here. */
export const views = { ...partViews, dashboard: DashboardView, storefront: StorefrontView, print: PrintView };

export const isDrawn = (kind: ViewKindId): kind is keyof typeof views => Object.hasOwn(views, kind);

/** Whether a page has a heading of its own, so that its name is only for screen readers. */
export const speaksForItself = ({ kind, options }: View) =>
  kind === "storefront" ||
  (kind === "dashboard" && (options.tone !== "plain" || options.tiles[0]?.text !== undefined));
