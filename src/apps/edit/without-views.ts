import type { AppDocument } from "../document.ts";

/** Leaves views out, with the pages and the figures that show them. */
export function withoutViews(document: AppDocument, gone: ReadonlySet<string>): AppDocument {
  return {
    ...document,
    views: document.views
      .filter(({ id }) => !gone.has(id))
      .map((view) =>
        view.kind === "dashboard"
          ? {
              ...view,
              options: { ...view.options, tiles: view.options.tiles.filter((tile) => !gone.has(tile.view)) },
            }
          : view,
      ),
    pages: document.pages.filter((id) => !gone.has(id)),
  };
}
