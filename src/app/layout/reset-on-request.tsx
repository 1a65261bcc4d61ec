import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useSearchParams } from "wouter";
import { later } from "#src/lib/later.ts";
import { notOpened } from "#src/ui/not-opened.ts";
import { useToast } from "#src/ui/toast-slice.ts";

const ResetDemoDialog = later(() =>
  import("#src/features/demo/reset-demo-dialog.tsx").then(({ ResetDemoDialog }) => ResetDemoDialog),
);

/** Confirms a reset of the demo data when a link to any page has `?reset=1`. */
export function ResetOnRequest() {
  const [search, setSearch] = useSearchParams();
  const toast = useToast();
  if (search.get("reset") !== "1") return null;
  const close = () =>
    setSearch(
      (now) => {
        now.delete("reset");
        return now;
      },
      { replace: true },
    );
  const giveUp = () => {
    close();
    toast(notOpened());
  };
  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      <Suspense>
        <ResetDemoDialog onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
