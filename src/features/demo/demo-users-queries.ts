import { call } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import { type DemoUser, listDemoUsers } from "#src/contract/demo-users.ts";

const demoUsersQuery = queryOptions({
  queryKey: ["demo-users"],
  queryFn: ({ signal }) => call(listDemoUsers, { signal }),
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
