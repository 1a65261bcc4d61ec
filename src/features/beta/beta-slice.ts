import { createStore, type StoreApi } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";
import { session } from "#src/lib/storage.ts";

const TOKEN_KEY = "beta_token";
const TOKEN_LENGTH = 256;
const BETA_PATHS = ["/beta-", "/demo-session"];

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
      session.remove(TOKEN_KEY);
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

/** A token in the address is kept for the rest of the session. */
function readBetaStatus() {
  const token = clean(new URLSearchParams(location.search).get("token")) || clean(session.read(TOKEN_KEY));
  if (token) session.write(TOKEN_KEY, token);
  return Boolean(token) || BETA_PATHS.some((part) => location.pathname.includes(part));
}

const clean = (token: string | null) => (token ?? "").replace(/[^\w.-]/g, "").slice(0, TOKEN_LENGTH);

/** Otherwise a reload would make a beta visitor again of somebody who has just left. */
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
