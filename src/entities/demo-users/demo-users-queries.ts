import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import type { DemoUser } from "#src/contract/demo-users.ts";

const listDemoUsers = async () => (await import("#src/entities/common-calls.ts")).listDemoUsers;

const demoUsersQuery = queryOptions({
  queryKey: ["demo-users"],
  queryFn: async ({ signal }) => {
    try {
      return await callUnlessAnswered("/api/demo-users", listDemoUsers, { signal });
    } catch (error) {
      // Logged here, so that a failure is logged once, however many components wait. Aborted requests are not errors.
      if (!signal.aborted) console.error("The demo users could not be loaded.");
      throw error;
    }
  },
});

export function useDemoUsers() {
  return useQuery({ ...demoUsersQuery, showsError: true });
}

/** The demo users of one module. They are loaded on first use, and again after a failure. */
export function useDemoUsersOf(moduleName: string) {
  return useQuery({
    ...demoUsersQuery,
    select: (demoUsers: DemoUser[]) => demoUsers.filter(({ module }) => module === moduleName),
    showsError: true,
  });
}
