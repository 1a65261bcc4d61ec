import { useMemo } from "react";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useLocalProjects, useOwnProjects } from "#src/features/projects/projects-queries.ts";

export type MyProjects = ReturnType<typeof useMyProjects>;

/** The projects of the browser and of the account in one list. If one half fails, the other is still shown. */
export function useMyProjects() {
  const email = useAuth((auth) => auth.user?.email ?? null);
  const isChecking = useAuth((auth) => auth.isLoading);
  const account = useOwnProjects(email);
  const browser = useLocalProjects();
  const isPending = isChecking || account.isPending || browser.isPending;
  const projects = useMemo(
    () => (isPending ? undefined : [...(browser.data ?? []), ...(account.data ?? [])]),
    [isPending, browser.data, account.data],
  );
  return {
    projects,
    /** The first `projects` to show, while the rest is read. */
    first: browser.newest,
    accountError: account.isFetching ? null : account.error,
    browserError: browser.isFetching ? null : browser.error,
    retry: () => {
      if (account.error) account.refetch();
      if (browser.error) browser.refetch();
    },
  };
}
