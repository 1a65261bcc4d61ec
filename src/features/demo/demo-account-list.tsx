import { memo, useDeferredValue, useId, useMemo } from "react";
import { isHosted } from "#src/api/hosted.ts";
import { demoAccounts } from "#src/contract/demo.ts";
import type { DemoUser } from "#src/contract/demo-users.ts";
import type { Module } from "#src/contract/modules.ts";
import { useDemoUsers } from "#src/entities/demo-users/demo-users-queries.ts";
import { UserTypeBadge } from "#src/entities/demo-users/user-type-badge.tsx";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Credentials } from "./credentials.tsx";

/** The product's two fixed accounts. */
export function FixedAccounts() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FixedAccount
        title="Admin account"
        userType="admin"
        guidance="Admin accounts have full access: the module catalogue, the marketplace, plans and prices."
      />
      <FixedAccount
        title="Regular user account"
        userType="user"
        guidance="Regular users have limited access: their own projects, templates and demos."
      />
    </div>
  );
}

interface FixedAccountProps {
  title: string;
  userType: keyof typeof demoAccounts;
  guidance: string;
}

function FixedAccount({ title, userType, guidance }: FixedAccountProps) {
  const { email, password } = demoAccounts[userType];
  return (
    <Card className="flex flex-col p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        <UserTypeBadge userType={userType} />
      </div>
      <p className="mt-2 mb-auto pb-5 text-muted">{guidance}</p>
      <Credentials username={email} password={password} usernameLabel="Email" />
    </Card>
  );
}

/** One group per module with demo users, in catalogue order. */
export function ModuleAccounts({ modules }: { modules: readonly Module[] }) {
  const { data, isPending } = useDemoUsers();
  // More than a hundred cards render in a deferred, interruptible update.
  const demoUsers = useDeferredValue(data);
  const byModule = useMemo(() => byModuleOf(demoUsers ?? []), [demoUsers]);
  if (isPending || (data && !demoUsers)) {
    return (
      <div>
        <p role="status" className="mb-4 text-muted">
          Loading demo accounts…
        </p>
        <Skeleton className="mb-6 h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  return modules.map(({ name }) => {
    const accounts = byModule.get(name);
    return accounts && <ModuleGroup key={name} name={name} accounts={accounts} />;
  });
}

interface ModuleGroupProps {
  name: string;
  accounts: readonly DemoUser[];
}

/**
 * Memoized, because the modules are replaced when the stored catalogue arrives. The layout is skipped until the group
 * is near the viewport.
 */
const ModuleGroup = memo(function ModuleGroup({ name, accounts }: ModuleGroupProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="-mx-2 px-2 pb-8 [contain-intrinsic-height:auto_34rem] [content-visibility:auto] sm:[contain-intrinsic-height:auto_20rem]"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-8">
        <h3 id={headingId} className="text-xl">
          {name}
        </h3>
        <ButtonLink href={paths.moduleDemo(name)} size="small">
          Open demo<span className="sr-only"> of {name}</span>
        </ButtonLink>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {accounts.map(({ id, userType, username, password }) => (
          <li key={id}>
            <Card className="h-full p-4">
              <div className="mb-3">
                <UserTypeBadge userType={userType} />
              </div>
              <Credentials username={username} password={password} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
});

function byModuleOf(demoUsers: readonly DemoUser[]) {
  const groups = new Map<string, DemoUser[]>();
  for (const demoUser of demoUsers) {
    groups.set(demoUser.module, [...(groups.get(demoUser.module) ?? []), demoUser]);
  }
  return groups;
}

export function DemoAccountsIntro() {
  return (
    <div className="py-10 lg:py-14">
      <PageHeading title="Demo accounts">Demo accounts</PageHeading>
      <p className="mt-3 max-w-[62ch] text-lg text-muted">
        Share these freely:{" "}
        {isHosted()
          ? "everybody who uses them works with the same sample data."
          : "they open sample data in the browser of whoever uses them."}{" "}
        Admin accounts have full access; regular users have limited access. Click a value to copy it.
      </p>
    </div>
  );
}
