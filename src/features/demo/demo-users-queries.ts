import { call } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import type { DemoUser } from "#src/contract/demo-users.ts";

const demoUsersQuery = queryOptions({
  queryKey: ["demo-users"],
  queryFn: async ({ signal }) =>
    call((await import("#src/contract/demo-users.ts")).listDemoUsers, { signal }),
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
