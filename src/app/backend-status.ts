import { createStore } from "zustand";

/** The backend's state as shown to visitors; `normal` needs no message. */
export type BackendStatus = "normal" | "in-page" | "memory" | "read-only";

export const backendStatus = createStore<{ status: BackendStatus }>()(() => ({ status: "normal" }));

/** The more serious status wins: a notice of data loss must not be replaced by one about where data is stored. */
export function reportBackendStatus(status: BackendStatus) {
  const order: BackendStatus[] = ["normal", "in-page", "memory", "read-only"];
  backendStatus.setState((now) => (order.indexOf(status) > order.indexOf(now.status) ? { status } : now));
}
