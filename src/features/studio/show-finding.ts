import type { StoreApi } from "zustand";
import type { Finding } from "#src/sites/check/finding.ts";
import { announce } from "#src/ui/announce.ts";
import type { StudioState } from "./studio-slice.ts";

/** Opens the place of a finding: the field of its block, or the settings panel. */
export function showFinding(store: StoreApi<StudioState>, { rule, place, words }: Finding) {
  const { showPage, choose, openPanel, panel, closeDialog } = store.getState();
  closeDialog();
  if (place.page && place.page !== store.getState().page) showPage(place.page);
  choose(place.block ?? null, place.field ?? null);
  const isOfSearch = !place.block && (rule === "title" || rule === "search");
  if (isOfSearch) openPanel("search");
  else if (rule === "contrast") openPanel("theme");
  else if (rule === "form") openPanel("forms");
  // Narrow screens show one panel at a time, in which the selection is edited.
  else if (innerWidth < 1024 || panel === "edit") openPanel("edit");
  announce(`Shown: ${words}`, "studio");
}
