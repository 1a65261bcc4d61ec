import { Link } from "wouter";
import type { DemoUser } from "#src/contract/demo-users.ts";
import type { Module } from "#src/contract/modules.ts";
import { paths } from "#src/lib/paths.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { UserTypeBadge } from "./user-type-badge.tsx";

interface RoleLinksProps {
  module: Module;
  /** Its own; undefined where they are on their way, or could not be had. */
  demoUsers: readonly DemoUser[] | undefined;
  isPending: boolean;
}

/** One click into a module's demo for each user type it has an account for. */
export function RoleLinks({ module, demoUsers, isPending }: RoleLinksProps) {
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
            className="inline-flex min-h-9 items-center rounded-full ring-edge hover:ring-1"
          >
            <span className="sr-only">Enter {module.name} as </span>
            <UserTypeBadge userType={userType} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
