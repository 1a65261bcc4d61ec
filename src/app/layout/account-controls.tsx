import openIcon from "icon:caret-down";
import type { ComponentProps } from "react";
import { useAccessibility } from "#src/features/accessibility/accessibility-slice.ts";
import { useAuth } from "#src/features/auth/auth-slice.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

/** Pages of the account, in its menu and in the menu of small screens. */
export const accountLinks = [
  { href: paths.myProjects, label: "My Projects" },
  { href: paths.newProject(), label: "New project" },
];

/** Login, or the signed-in account with Logout. */
export function AccountControls({ hasMenu = false }: { hasMenu?: boolean }) {
  const user = useAuth((auth) => auth.user);
  const openDialog = useAuth((auth) => auth.openDialog);
  const logout = useAuth((auth) => auth.logout);
  const toast = useToast();

  if (!user) {
    return (
      <Button size="small" onClick={() => openDialog("login")} data-not-for="account">
        Login
      </Button>
    );
  }

  const leave = () => {
    logout();
    toast({ title: "Logged Out", description: "You have been signed out." });
  };
  const name = user.role === "admin" ? user.email : `Welcome, ${user.email}`;

  return (
    <>
      {hasMenu ? (
        <AccountMenu name={name} />
      ) : (
        <span className="max-w-64 truncate text-muted text-sm" title={user.email}>
          {name}
        </span>
      )}
      <Button size="small" onClick={leave}>
        Logout
      </Button>
    </>
  );
}

function AccountMenu({ name }: { name: string }) {
  const openSettings = useAccessibility((accessibility) => accessibility.openDialog);
  return (
    <div className="relative min-w-0 max-w-72 shrink-[99]">
      <Menu
        side="below"
        button={<AccountButton name={name} />}
        choices={[...accountLinks, { label: "Accessibility settings", onChoose: openSettings }]}
      />
    </div>
  );
}

function AccountButton({ name, ...props }: ComponentProps<"button"> & { name: string }) {
  return (
    <Button {...props} look="quiet" size="small" className="max-w-full" title={name}>
      <span className="truncate font-normal text-muted">{name}</span>
      <Icon path={openIcon} className="size-4 shrink-0 text-muted" />
    </Button>
  );
}

export function BetaControls() {
  const isBeta = useBeta((beta) => beta.isBeta);
  const leave = useBeta((beta) => beta.clear);
  if (!isBeta) return null;
  return (
    <span className="flex items-center gap-1 text-muted text-sm">
      Beta visitor <span aria-hidden="true">·</span>
      <Button size="inline" look="quiet" onClick={leave}>
        Leave<span className="sr-only"> beta</span>
      </Button>
    </span>
  );
}
