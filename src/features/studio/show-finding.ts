import type { StoreApi } from "zustand";
import type { Finding } from "#src/sites/check/finding.ts";
import { announce } from "#src/ui/announce.ts";
import type { StudioState } from "./studio-slice.ts";

/** Opens the place of a finding: its block with the field, or the settings that it is about. */
export function showFinding(store: StoreApi<StudioState>, { rule, place, words }: Finding) {
  const { showPage, choose, openPanel, panel, closeDialog } = store.getState();
  closeDialog();
  if (place.page && place.page !== store.getState().page) showPage(place.page);
  choose(place.block ?? null, place.field ?? null);
  const isOfSearch = !place.block && (rule === "title" || rule === "search");
  if (isOfSearch) openPanel("search");
  else if (rule === "contrast") openPanel("theme");
  else if (rule === "form") openPanel("forms");
  // On a narrow screen one panel is open at a time, and what is chosen is edited there.
  else if (innerWidth < 1024 || panel === "edit") openPanel("edit");
  announce(`Shown: ${words}`, "studio");
}
