import { useEffect, useState } from "react";
import { isHosted } from "#src/api/hosted.ts";
import type { Module } from "#src/contract/modules.ts";
import { useDemoUsersOf } from "#src/entities/demo-users/demo-users-queries.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { Credentials } from "./credentials.tsx";
import type { DemoCredentials } from "./demo-session.ts";
import { UserTypeChoice } from "./user-type-choice.tsx";

interface DemoLoginPanelProps {
  module: Module;
  onLogin: (credentials: DemoCredentials) => void;
}

/** The login panel in a module's preview. */
export function DemoLoginPanel({ module, onLogin }: DemoLoginPanelProps) {
  return (
    <Card className="p-6">
      <h2 id="demo-login" tabIndex={-1} className="text-2xl">
        Demo Login
      </h2>
      <p className="mt-1 mb-5 text-muted">Choose who you want to be. Nothing you do here can break.</p>
      <DemoAccountChoice module={module} onLogin={onLogin} />
      <ButtonLink href={paths.contactSales(module.name)} className="mt-3 w-full">
        Contact Sales
      </ButtonLink>
      {!isHosted() && (
        <p className="mt-2 text-muted text-sm">
          Opens a brief about this module. Nobody sees it until you send it to us by email.
        </p>
      )}
    </Card>
  );
}

function DemoAccountChoice({ module, onLogin }: DemoLoginPanelProps) {
  const { data: demoUsers, isPending, isError, refetch } = useDemoUsersOf(module.name);
  const [chosenId, setChosenId] = useState<number | null>(null);
  useFailureNotice(isError);

  if (isPending) return <DemoUsersLoading />;
  if (isError) {
    return (
      <div>
        <p className="mb-3 text-danger">Failed to load demo users. Please try again.</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    );
  }

  const chosen = demoUsers.find(({ id }) => id === chosenId) ?? demoUsers[0];
  if (!chosen) return <p className="mb-3">No demo users available for this module.</p>;
  return (
    <div data-demo="" className="grid gap-5">
      <UserTypeChoice demoUsers={demoUsers} selected={chosen} onSelect={({ id }) => setChosenId(id)} />
      <Credentials username={chosen.username} password={chosen.password} />
      <Button look="primary" onClick={() => onLogin(chosen)}>
        Login to Demo
      </Button>
    </div>
  );
}

export function DemoUsersLoading() {
  return (
    <div>
      <p role="status" className="mb-3 text-muted">
        Loading demo accounts…
      </p>
      <Skeleton className="mb-3 h-11" />
      <Skeleton className="mb-3 h-11" />
      {/* On a phone the user types take two rows. */}
      <Skeleton className="h-24 sm:h-11" />
    </div>
  );
}

/** Shows one notification for each failure to load the demo users. The call itself logs the error. */
export function useFailureNotice(hasFailed: boolean) {
  const toast = useToast();
  useEffect(() => {
    if (!hasFailed) return;
    toast({
      title: "Error",
      description: "Failed to load demo users. Please try again.",
      tone: "destructive",
    });
  }, [hasFailed, toast]);
}
