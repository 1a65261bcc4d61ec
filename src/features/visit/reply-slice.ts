import { createStore, useStore } from "zustand";
import { useVisit } from "./visit-slice.ts";

/** Whether the dialog for a reply is open, which stands beside the pages and is opened from several of them. */
const dialog = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openReply = () => dialog.setState({ isOpen: true });
export const closeReply = () => dialog.setState({ isOpen: false });
export const useIsReplyOpen = () => useStore(dialog, ({ isOpen }) => isOpen);

/** Whether the visitor has come by a link whose seller takes replies. */
export const useMayReply = () => useVisit(({ visit }) => visit.ticket !== "");
