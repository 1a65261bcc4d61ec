import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import type { DemoUser } from "#src/contract/demo-users.ts";

const listDemoUsers = async () => (await import("#src/contract/demo-users.ts")).listDemoUsers;

const demoUsersQuery = queryOptions({
  queryKey: ["demo-users"],
  queryFn: ({ signal }) => callUnlessAnswered("/api/demo-users", listDemoUsers, { signal }),
});

export function useDemoUsers() {
  return useQuery({ ...demoUsersQuery, showsError: true });
}

/** Those of one module. They are fetched when first asked for, and again after a failure. */
export function useDemoUsersOf(moduleName: string) {
  return useQuery({
    ...demoUsersQuery,
    select: (demoUsers: DemoUser[]) => demoUsers.filter(({ module }) => module === moduleName),
    showsError: true,
  });
}
