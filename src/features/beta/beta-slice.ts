import { createStore, type StoreApi } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";
import { forgetBetaToken, readBetaStatus } from "./beta-status.ts";

export interface BetaState {
  isBeta: boolean;
  refresh: () => void;
  clear: () => void;
}

export function createBetaStore() {
  return createStore<BetaState>()((set) => ({
    isBeta: false,
    refresh: () => set({ isBeta: readBetaStatus() }),
    clear: () => {
      forgetBetaToken();
      removeTokenFromAddress();
      set({ isBeta: false });
    },
  }));
}

export const [BetaProvider, useBeta] = createSliceContext<BetaState>({
  name: "Beta",
  create: createBetaStore,
  start: followHistory,
});

/** Otherwise a reload would restore the beta status of a visitor who has just left it. */
function removeTokenFromAddress() {
  const url = new URL(location.href);
  if (!url.searchParams.has("token")) return;
  url.searchParams.delete("token");
  history.replaceState(history.state, "", url);
}

function followHistory(store: StoreApi<BetaState>) {
  const { refresh } = store.getState();
  refresh();
  addEventListener("popstate", refresh);
  return () => removeEventListener("popstate", refresh);
}
