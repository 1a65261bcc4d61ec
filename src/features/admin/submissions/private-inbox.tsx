import type { ReactNode } from "react";
import { isHosted } from "#src/api/hosted.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { useIsAdmin } from "../use-admin.ts";

export const InboxIntro = () => (
  <>
    {isHosted()
      ? "The briefs that visitors have sent"
      : "The briefs that were written in this browser, and some samples"}
    . Read them, answer them, and turn them into projects.
  </>
);

/** Shows its children to admins, and an explanation to everybody else. */
export function PrivateInbox({ children }: { children: ReactNode }) {
  const isAdmin = useIsAdmin();
  if (isAdmin) return children;
  return (
    <EmptyState title="These briefs are private">
      They hold names, telephone numbers and plans. Sign in as an admin to read and answer them.
    </EmptyState>
  );
}
