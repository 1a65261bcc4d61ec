import searchIcon from "icon:magnifying-glass";
import clsx from "clsx";
import type { ComponentProps } from "react";
import { inputLook } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  label: string;
  /** Class names of the whole field. */
  className?: string;
  /** The part of the tour that explains the field. */
  tour?: string;
}

/** A field for a search, with a magnifying glass. Its label is for screen readers. */
export function SearchField({ label, className, tour, ...input }: SearchFieldProps) {
  return (
    <label data-tour={tour} className={clsx("relative block min-w-0", className)}>
      <span className="sr-only">{label}</span>
      <Icon
        path={searchIcon}
        className="-translate-y-1/2 pointer-events-none absolute start-3 top-1/2 size-5 text-muted"
      />
      <input autoComplete="off" {...input} type="search" className={clsx(inputLook, "ps-10")} />
    </label>
  );
}
