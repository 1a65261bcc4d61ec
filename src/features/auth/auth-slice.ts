import { createStore, type StoreApi } from "zustand";
import { onAuthTokenChange, readAuthToken, removeAuthToken, writeAuthToken } from "#src/api/auth-token.ts";
import type { Credentials, Registration, Session, SignedInUser } from "#src/contract/auth.ts";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";

export interface AuthState {
  user: SignedInUser | null;
  /** True until the stored token has been checked. */
  isLoading: boolean;
  dialog: "login" | "register" | null;
  check: () => Promise<void>;
  login: (credentials: Credentials) => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  logout: () => void;
  openDialog: (dialog: "login" | "register") => void;
  closeDialog: () => void;
}

const calls = () => import("./auth-calls.ts");
const storedUser = async () => (await (await calls()).currentUser()).user;
const ignore = () => {};

/** Some browsers break off what a page is waiting for when it is left, which says nothing of the session. */
let isLeaving = false;

export function createAuthStore() {
  return createStore<AuthState>()((set) => {
    const signIn = ({ user, token }: Session) => {
      writeAuthToken(token);
      set({ user, isLoading: false, dialog: null });
    };

    return {
      user: null,
      isLoading: true,
      dialog: null,

      async check() {
        isLeaving = false;
        const token = readAuthToken();
        if (!token) return set({ user: null, isLoading: false });
        // Rejected or out of reach: the specification signs out in both cases.
        const user = await storedUser().catch(() => null);
        // Somebody has signed in or out in the meantime, whose word is newer.
        if (readAuthToken() !== token) return;
        if (!user && !isLeaving) removeAuthToken();
        set({ user, isLoading: false });
      },

      login: async (credentials) => signIn(await (await calls()).login(credentials)),
      register: async (registration) => signIn(await (await calls()).register(registration)),

      logout() {
        const token = readAuthToken();
        removeAuthToken();
        set({ user: null, isLoading: false });
        // Nobody waits for the server: whatever it answers, its session is of no use without the token.
        if (token)
          void calls()
            .then(({ logout }) => logout(token))
            .catch(ignore);
      },

      openDialog: (dialog) => set({ dialog }),
      closeDialog: () => set({ dialog: null }),
    };
  });
}

export const [AuthProvider, useAuth] = createSliceContext<AuthState>({
  name: "Auth",
  create: createAuthStore,
  start: followToken,
});

function followToken(store: StoreApi<AuthState>) {
  const { check } = store.getState();
  const leave = () => {
    isLeaving = true;
  };
  void check();
  addEventListener("beforeunload", leave);
  const stopFollowing = onAuthTokenChange(() => void check());
  return () => {
    removeEventListener("beforeunload", leave);
    stopFollowing();
  };
}
