import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";

interface LiveDemosIntroProps {
  onTour: () => void;
  onReset: () => void;
}

export function LiveDemosIntro({ onTour, onReset }: LiveDemosIntroProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-6 py-10 lg:py-14">
      <div>
        <PageHeading title="Live demos">Live demos</PageHeading>
        <p className="mt-3 max-w-[58ch] text-lg text-muted">
          Every module here works, in this browser. Choose one and walk in as an admin, a manager or a guest:
          one click, no account.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTour}>Take the tour</Button>
        <ButtonLink href={paths.demoAccounts}>Demo accounts</ButtonLink>
        <Button look="quiet" className="max-sm:-ms-4" data-tour="reset" onClick={onReset}>
          Reset demo data
        </Button>
      </div>
    </div>
  );
}
