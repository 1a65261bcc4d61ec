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

/**
 * Some browsers abort pending requests when the page unloads. Such a failure does not mean that the session is invalid.
 */
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
        // The specification signs out both when the token is rejected and when the backend is unreachable.
        const user = await storedUser().catch(() => null);
        // The visitor has signed in or out in the meantime, and that newer state wins.
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
        // Signing out does not wait for the backend: without the token its session is useless.
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
