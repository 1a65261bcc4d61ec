import { useAuth } from "#src/features/auth/auth-slice.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";

/** The banner for the ten percent promotion, with links to the templates and to the account. */
export function PromoBanner() {
  const openDialog = useAuth((auth) => auth.openDialog);
  const hasAccount = useAuth((auth) => auth.user !== null);
  return (
    <div className="border-line border-b bg-amber-tint text-amber-ink">
      <div className="page flex flex-wrap items-center justify-center gap-x-4 gap-y-1 py-2 text-center">
        <p className="font-semibold">10% off any order with account creation</p>
        <div className="flex items-center gap-1">
          <ButtonLink href={paths.templateDemos} size="small">
            Browse templates
          </ButtonLink>
          {!hasAccount && (
            <Button look="quiet" size="inline" data-not-for="account" onClick={() => openDialog("register")}>
              Create account
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
