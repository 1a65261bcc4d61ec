import { Suspense } from "react";
import { later } from "#src/lib/later.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { Select } from "./select.tsx";

const Combobox = later(() => import("./combobox.tsx").then(({ Combobox }) => Combobox)) as <
  Value extends string,
>(
  props: ComboboxProps<Value>,
) => React.ReactNode;

/** For more options than a list can show at once; until the code of the search is there, it is such a list. */
export function SearchableSelect<Value extends string>(props: ComboboxProps<Value>) {
  return (
    <Suspense fallback={<Select {...props} />}>
      <Combobox {...props} />
    </Suspense>
  );
}
