import { createStore } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";

const VISIBLE_AT_ONCE = 1;
/** The time that a dismissed notification stays in the list. It is invisible, and the next one takes its place. */
const REMOVAL_DELAY_MS = 1_000_000;

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone?: "neutral" | "destructive";
  action?: { label: string; onAction: () => void };
  isOpen: boolean;
}

export type NewToast = Omit<Toast, "id" | "isOpen">;

export interface ToastState {
  toasts: readonly Toast[];
  add: (toast: NewToast) => number;
  update: (id: number, changes: Partial<NewToast>) => void;
  /** Closes a notification; without an id, all of them. */
  dismiss: (id?: number) => void;
  /** Removes a notification immediately; without an id, all of them. */
  remove: (id?: number) => void;
}

export function createToastStore() {
  let lastId = 0;
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  return createStore<ToastState>()((set, get) => ({
    toasts: [],

    add(toast) {
      lastId += 1;
      const added: Toast = { ...toast, id: lastId, isOpen: true };
      set(({ toasts }) => ({ toasts: [added, ...toasts].slice(0, VISIBLE_AT_ONCE) }));
      return added.id;
    },

    update: (id, changes) =>
      set(({ toasts }) => ({
        toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
      })),

    dismiss(id) {
      const isMeant = (toast: Toast) => id === undefined || toast.id === id;
      for (const toast of get().toasts.filter(isMeant)) {
        if (removals.has(toast.id)) continue;
        removals.set(
          toast.id,
          setTimeout(() => get().remove(toast.id), REMOVAL_DELAY_MS),
        );
      }
      set(({ toasts }) => ({
        toasts: toasts.map((toast) => (isMeant(toast) ? { ...toast, isOpen: false } : toast)),
      }));
    },

    remove(id) {
      for (const [key, timer] of removals) {
        if (id !== undefined && key !== id) continue;
        clearTimeout(timer);
        removals.delete(key);
      }
      set(({ toasts }) => ({ toasts: id === undefined ? [] : toasts.filter((toast) => toast.id !== id) }));
    },
  }));
}

export const [ToastProvider, useToasts] = createSliceContext<ToastState>({
  name: "Toast",
  create: createToastStore,
});

/** Shows a notification: `toast({ title: "Saved" })`. */
export const useToast = () => useToasts((state) => state.add);
