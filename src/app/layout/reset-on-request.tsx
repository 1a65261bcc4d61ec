import { useSearchParams } from "wouter";
import { ResetDemoDialog } from "#src/features/demo/reset-demo-dialog.tsx";

/** `?reset=1` in a link asks whether to restore the demo data, on whatever page it leads to. */
export function ResetOnRequest() {
  const [search, setSearch] = useSearchParams();
  if (search.get("reset") !== "1") return null;
  const close = () =>
    setSearch(
      (now) => {
        now.delete("reset");
        return now;
      },
      { replace: true },
    );
  return <ResetDemoDialog onClose={close} />;
}
