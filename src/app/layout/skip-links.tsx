const look =
  "absolute top-2 left-2 z-50 -translate-y-24 rounded-[10px] bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0";

/** The first two stops of the keyboard on every page. */
export function SkipLinks() {
  return (
    <>
      <SkipLink target="main">Skip to main content</SkipLink>
      <SkipLink target="navigation">Skip to navigation</SkipLink>
    </>
  );
}

function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className={look}
      onClick={(event) => {
        // Moves the focus without leaving a mark in the address.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
