import { type FormEvent, useState } from "react";
import type { Module } from "#src/contract/modules.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { Credentials } from "./credentials.tsx";
import { DemoUsersLoading, useFailureNotice } from "./demo-login-panel.tsx";
import type { DemoCredentials } from "./demo-session.ts";
import { useDemoUsersOf } from "./demo-users-queries.ts";
import { UserTypeChoice } from "./user-type-choice.tsx";

const tabs = [
  { id: "demo", label: "Demo Login" },
  { id: "custom", label: "Custom Login" },
] as const;

interface DemoLoginDialogProps {
  module: Module;
  onLogin: (credentials: DemoCredentials) => void;
  onClose: () => void;
}

/** Instant login to a module's demo, with one of its accounts or with anything at all. */
export function DemoLoginDialog({ module, onLogin, onClose }: DemoLoginDialogProps) {
  const { data: demoUsers, isPending, isError, refetch } = useDemoUsersOf(module.name);
  const [tab, setTab] = useState<"demo" | "custom">("demo");
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [custom, setCustom] = useState<DemoCredentials>({ username: "", password: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  useFailureNotice(isError);

  const chosen = demoUsers?.find(({ id }) => id === chosenId) ?? demoUsers?.[0];
  // While they load, nobody could tell whether what was typed belongs to one of them.
  const canLogin = !isPending && (tab === "custom" || chosen !== undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tab === "demo") {
      if (chosen) onLogin(chosen);
      return;
    }
    if (!custom.username.trim() || !custom.password.trim()) {
      const description = "Please enter both username and password";
      setProblem(description);
      toast({ title: "Invalid Input", description, tone: "destructive" });
      return;
    }
    onLogin(custom);
  };

  return (
    <Dialog title="Instant Login" subtitle={module.name} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Tabs label="How to log in" tabs={tabs} selected={tab} onSelect={setTab}>
          {tab === "demo" && isPending && <DemoUsersLoading />}
          {tab === "demo" && isError && (
            <div>
              <p className="mb-3 text-danger">Failed to load demo users. Please try again.</p>
              <Button onClick={() => void refetch()}>Retry</Button>
            </div>
          )}
          {tab === "demo" && !isPending && !isError && !chosen && (
            <p>No demo accounts are available for this module. Try the custom login instead.</p>
          )}
          {tab === "demo" && demoUsers && chosen && (
            <div className="grid gap-5">
              <UserTypeChoice
                demoUsers={demoUsers}
                selected={chosen}
                onSelect={({ id }) => setChosenId(id)}
              />
              <Credentials username={chosen.username} password={chosen.password} />
            </div>
          )}
          {tab === "custom" && (
            <div className="grid gap-4">
              <TextField
                label="Username"
                autoComplete="off"
                value={custom.username}
                onChange={(event) => setCustom({ ...custom, username: event.target.value })}
              />
              <TextField
                label="Password"
                type="password"
                autoComplete="off"
                value={custom.password}
                onChange={(event) => setCustom({ ...custom, password: event.target.value })}
              />
              {problem && <p className="text-danger">{problem}</p>}
              {isPending && (
                <p role="status" className="text-muted">
                  Loading demo accounts…
                </p>
              )}
            </div>
          )}
        </Tabs>
        <div className="mt-6 flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={!canLogin}>
            Login
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
