import { useCallback } from "react";
import { createStore, type StoreApi } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";
import { session } from "#src/lib/storage.ts";
import { noVisit, readVisit, VISIT_KEY, type Visit, withVisit } from "./read-visit.ts";
import { addressNow, followMoves } from "./use-address.ts";

export interface VisitState {
  visit: Visit;
  refresh: () => void;
}

export function createVisitStore() {
  return createStore<VisitState>()((set, get) => ({
    visit: noVisit,
    refresh: () => {
      const visit = readVisit(addressNow(), session.read(VISIT_KEY));
      keep(visit);
      if (!isSame(visit, get().visit)) set({ visit });
    },
  }));
}

export const [VisitProvider, useVisit] = createSliceContext<VisitState>({
  name: "Visit",
  create: createVisitStore,
  start: followHistory,
});

/** Adds the visit to product addresses, so that a link into the builder passes it on. */
export function useWithVisit() {
  const visit = useVisit(({ visit }) => visit);
  return useCallback((href: string) => withVisit(href, visit), [visit]);
}

function keep(visit: Visit) {
  if (isSame(visit, noVisit)) session.remove(VISIT_KEY);
  else session.write(VISIT_KEY, JSON.stringify(visit));
  // The same class is set before the first paint; it reserves the space of "Prepared for".
  document.documentElement.classList.toggle("prospect", visit.prospect !== "");
}

const isSame = (one: Visit, other: Visit) => JSON.stringify(one) === JSON.stringify(other);

function followHistory(store: StoreApi<VisitState>) {
  const { refresh } = store.getState();
  refresh();
  return followMoves(refresh);
}
