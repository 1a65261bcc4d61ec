import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { laterOrFail } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { Select } from "./select.tsx";

const Combobox = laterOrFail(() => import("./combobox.tsx").then(({ Combobox }) => Combobox)) as <
  Value extends string,
>(
  props: ComboboxProps<Value>,
) => React.ReactNode;

/** A select for long lists. Prerendered, until its code is loaded in idle time, and without it, it is a plain select. */
export function SearchableSelect<Value extends string>(props: ComboboxProps<Value>) {
  const isIdle = useIsIdle();
  const list = <Select {...props} />;
  return isIdle ? (
    <ErrorBoundary fallback={list}>
      <Suspense fallback={list}>
        <Combobox {...props} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    list
  );
}
