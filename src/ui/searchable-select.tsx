import { Suspense } from "react";
import { later } from "#src/lib/later.ts";
import { useIsIdle } from "#src/lib/use-is-idle.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { Select } from "./select.tsx";

const Combobox = later(() => import("./combobox.tsx").then(({ Combobox }) => Combobox)) as <
  Value extends string,
>(
  props: ComboboxProps<Value>,
) => React.ReactNode;

/**
 * For more options than a list can show at once. Until the page has time for the code of the search, and while it is
 * rendered by the build, it is such a list.
 */
export function SearchableSelect<Value extends string>(props: ComboboxProps<Value>) {
  const isIdle = useIsIdle();
  const list = <Select {...props} />;
  return isIdle ? (
    <Suspense fallback={list}>
      <Combobox {...props} />
    </Suspense>
  ) : (
    list
  );
}
