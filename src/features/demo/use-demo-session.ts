import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import type { Module } from "#src/contract/modules.ts";
import { useDemoUsersOf } from "#src/entities/demo-users/demo-users-queries.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import {
  type DemoCredentials,
  type DemoSection,
  type DemoSession,
  enterDemo,
  readDemoSession,
  writeDemoSession,
} from "./demo-session.ts";

/** The demo session of a module: stored per tab, started with credentials or by `?as=<user type>`. */
export function useDemoSession(module: Module) {
  const [demoSession, setDemoSession] = useState<DemoSession | null>(() => readDemoSession(module.name));
  const [search, setSearch] = useSearchParams();
  const wantedType = search.get("as");
  const { data: demoUsers, isError } = useDemoUsersOf(module.name);
  const isAnswered = isError || demoUsers !== undefined;
  const wanted = wantedType === null ? undefined : demoUsers?.find(({ userType }) => userType === wantedType);
  const toast = useToast();

  const keep = (next: DemoSession | null) => {
    writeDemoSession(module.name, next);
    setDemoSession(next);
  };

  const [login] = useAction(async (credentials: DemoCredentials) => {
    keep(enterDemo(demoUsers ?? [], credentials));
    toast({ title: "Login Successful", description: `Welcome to the ${module.name} module demo!` });
  });
  const [logout] = useAction(async () => {
    keep(null);
    toast({ title: "Logged Out", description: `You have left the ${module.name} demo.` });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per address when the demo users are loaded
  useEffect(() => {
    if (wantedType === null || !isAnswered) return;
    setSearch(
      (now) => {
        now.delete("as");
        return now;
      },
      { replace: true },
    );
    if (wanted && wanted.username !== demoSession?.username) void login(wanted);
  }, [wantedType, isAnswered]);

  return {
    demoSession,
    /** True while the session of a link such as `?as=manager` is being started. */
    isEntering: wantedType !== null && (!isAnswered || wanted !== undefined),
    login,
    choose: (section: DemoSection) => demoSession && keep({ ...demoSession, section }),
    logout,
  };
}
