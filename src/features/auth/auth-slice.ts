import { createStore, type StoreApi } from "zustand";
import { onAuthTokenChange, readAuthToken, removeAuthToken, writeAuthToken } from "#src/api/auth-token.ts";
import type { Credentials, Registration, Session, User } from "#src/contract/auth.ts";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";

export interface AuthState {
  user: User | null;
  /** True until the stored token has been checked. */
  isLoading: boolean;
  dialog: "login" | "register" | null;
  check: () => Promise<void>;
  login: (credentials: Credentials) => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  logout: () => Promise<void>;
  openDialog: (dialog: "login" | "register") => void;
  closeDialog: () => void;
}

const calls = () => import("./auth-calls.ts");

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
        if (!readAuthToken()) return set({ user: null, isLoading: false });
        try {
          const { user } = await (await calls()).currentUser();
          set({ user, isLoading: false });
        } catch {
          // Rejected or out of reach: the specification signs out in both cases.
          removeAuthToken();
          set({ user: null, isLoading: false });
        }
      },

      login: async (credentials) => signIn(await (await calls()).login(credentials)),
      register: async (registration) => signIn(await (await calls()).register(registration)),

      async logout() {
        try {
          const { logout } = await calls();
          // The call takes the token with it. Nobody waits for the answer, which changes nothing.
          void logout().catch(() => {});
        } catch {
          // Signed out all the same; the server's session is of no use without the token.
        }
        removeAuthToken();
        set({ user: null });
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
  void check();
  return onAuthTokenChange(() => void check());
}
