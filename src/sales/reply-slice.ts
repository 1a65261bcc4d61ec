import { createStore, useStore } from "zustand";
import { useVisit } from "./visit-slice.ts";

/** Whether the reply dialog is open. It is shared state, because several pages open it. */
const dialog = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openReply = () => dialog.setState({ isOpen: true });
export const closeReply = () => dialog.setState({ isOpen: false });
export const useIsReplyOpen = () => useStore(dialog, ({ isOpen }) => isOpen);

/** Whether the visitor has come by a link whose seller accepts replies. */
export const useMayReply = () => useVisit(({ visit }) => visit.ticket !== "");
