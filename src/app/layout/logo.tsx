import { Link } from "wouter";
import { brand } from "#src/lib/brand.ts";
import { paths } from "#src/lib/paths.ts";

export function Logo() {
  return (
    <Link
      href={paths.home}
      className="flex min-h-11 items-center gap-2.5 font-bold font-display text-xl tracking-tight"
    >
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-7 text-signal">
        <path d={brand.logo} />
      </svg>
      {brand.name}
    </Link>
  );
}
