import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import type { Module } from "#src/contract/modules.ts";
import { useDemoUsersOf } from "#src/entities/demo-users/demo-users-queries.ts";
import { later } from "#src/lib/later.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { Credentials } from "./credentials.tsx";
import { DemoUsersLoading, useFailureNotice } from "./demo-login-panel.tsx";
import type { DemoCredentials } from "./demo-session.ts";
import { UserTypeChoice } from "./user-type-choice.tsx";

const CustomLogin = later(() => import("./custom-login.tsx").then(({ CustomLogin }) => CustomLogin));

const tabs = [
  { id: "demo", label: "Demo Login" },
  { id: "custom", label: "Custom Login" },
] as const;

interface DemoLoginDialogProps {
  module: Module;
  onLogin: (credentials: DemoCredentials) => void;
  onClose: () => void;
}

/** Instant login to a module's demo, with a demo account or any credentials. */
export function DemoLoginDialog({ module, onLogin, onClose }: DemoLoginDialogProps) {
  const { data: demoUsers, isPending, isError, refetch } = useDemoUsersOf(module.name);
  const [tab, setTab] = useState<"demo" | "custom">("demo");
  // The tab stays mounted after it was opened, so that typed text survives a switch of tabs.
  const [hasCustom, setHasCustom] = useState(false);
  const [chosenId, setChosenId] = useState<number | null>(null);
  useFailureNotice(isError);

  const chosen = demoUsers?.find(({ id }) => id === chosenId) ?? demoUsers?.[0];

  const select = (next: typeof tab) => {
    setTab(next);
    if (next === "custom") setHasCustom(true);
  };

  const buttons = (login: ReactNode) => (
    <div className="mt-6 flex justify-end gap-3">
      <Button onClick={onClose}>Cancel</Button>
      {login}
    </div>
  );

  const accounts = (
    <>
      {isPending && <DemoUsersLoading />}
      {isError && (
        <div>
          <p className="mb-3 text-danger">Failed to load demo users. Please try again.</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      )}
      {!isPending && !isError && !chosen && (
        <p>No demo accounts are available for this module. Try the custom login instead.</p>
      )}
      {demoUsers && chosen && (
        <div data-demo="" className="grid gap-5">
          <UserTypeChoice demoUsers={demoUsers} selected={chosen} onSelect={({ id }) => setChosenId(id)} />
          <Credentials username={chosen.username} password={chosen.password} />
        </div>
      )}
    </>
  );
  const custom = hasCustom && (
    <Suspense fallback={buttons(<Login disabled />)}>
      <CustomLogin isShown={tab === "custom"} isPending={isPending} onLogin={onLogin}>
        {buttons(<Login type="submit" disabled={isPending} />)}
      </CustomLogin>
    </Suspense>
  );

  return (
    <Dialog title="Instant Login" subtitle={module.name} onClose={onClose}>
      <Tabs label="How to log in" tabs={tabs} selected={tab} onSelect={select}>
        {(id) => (id === "custom" ? custom : tab === "demo" && accounts)}
      </Tabs>
      {tab === "demo" &&
        buttons(<Login data-demo="" disabled={!chosen} onClick={() => chosen && onLogin(chosen)} />)}
    </Dialog>
  );
}

const Login = (props: ComponentProps<typeof Button>) => (
  <Button {...props} look="primary">
    Login
  </Button>
);
