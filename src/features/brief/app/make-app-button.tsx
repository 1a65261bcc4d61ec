import type { AppRecords } from "#src/apps/records/records.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { useMakeApp } from "./use-make-app.ts";

interface MakeAppButtonProps {
  app: AppRecords;
  description: string;
  /** Another app is being made of the last change, so this one is not made any more. */
  isStale?: boolean;
}

/** Makes a project of a proposed app. A failure is shown beside the button. */
export function MakeAppButton({ app, description, isStale = false }: MakeAppButtonProps) {
  const { make, isMaking, problem } = useMakeApp();
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
      <p role="alert" className="max-w-[44ch] font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Button
        look="primary"
        className="max-sm:w-full"
        aria-disabled={isMaking || isStale}
        data-prefetch={paths.openProject("")}
        onClick={() => {
          if (!isStale) void make(app, description);
        }}
      >
        {isMaking ? "Making your app…" : "Make this app"}
      </Button>
    </div>
  );
}
