import { useDeferredValue } from "react";
import { Link } from "wouter";
import type { Module } from "#src/contract/modules.ts";
import { paths } from "#src/lib/paths.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useDemoUsersOf } from "./demo-users-queries.ts";
import { UserTypeDot, userTypeLabel } from "./user-type-badge.tsx";

/** Links that log in to a module's demo with one click, one for each user type it has accounts for. */
export function RoleLinks({ module }: { module: Module }) {
  const { data, isPending: isLoading } = useDemoUsersOf(module.name);
  // Deferred, so that rendering the links of all cards can be interrupted.
  const demoUsers = useDeferredValue(data);
  const isPending = useDeferredValue(isLoading);
  if (isPending) return <Skeleton className="h-9" />;
  if (!demoUsers || demoUsers.length === 0) {
    return (
      <Link
        href={paths.moduleDemo(module.name)}
        className="inline-flex min-h-9 items-center font-medium text-signal underline underline-offset-4"
      >
        Open demo<span className="sr-only"> of {module.name}</span>
      </Link>
    );
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {demoUsers.map(({ id, userType }) => (
        <li key={id}>
          <Link
            href={paths.moduleDemo(module.name, userType)}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-edge bg-raised px-3 font-medium text-sm hover:border-ink hover:bg-sunken"
          >
            <span className="sr-only">Enter {module.name} as </span>
            <UserTypeDot userType={userType} />
            {userTypeLabel(userType)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
