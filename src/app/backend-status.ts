import { createStore } from "zustand";

/** The state of the backend as visitors should know it; `normal` needs no message. */
export type BackendStatus = "normal" | "in-page" | "memory" | "read-only";

export const backendStatus = createStore<{ status: BackendStatus }>()(() => ({ status: "normal" }));

/** The graver news stays: that data will be lost is not hidden by where it is kept. */
export function reportBackendStatus(status: BackendStatus) {
  const order: BackendStatus[] = ["normal", "in-page", "memory", "read-only"];
  backendStatus.setState((now) => (order.indexOf(status) > order.indexOf(now.status) ? { status } : now));
}
