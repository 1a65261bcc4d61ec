import { SkipLink } from "#src/ui/skip-link.tsx";

const look =
  "absolute top-2 left-2 z-50 -translate-y-24 rounded-[10px] bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0";

/** The first two tab stops on every page. */
export function SkipLinks() {
  return (
    <>
      <SkipLink target="main" className={look}>
        Skip to main content
      </SkipLink>
      <SkipLink target="navigation" className={look}>
        Skip to navigation
      </SkipLink>
    </>
  );
}
