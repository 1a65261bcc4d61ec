import checkIcon from "icon:check";
import copyIcon from "icon:copy";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

const NOTICE_MS = 2_000;

interface CopyValueProps {
  /** The name of the value, such as "username". */
  label: string;
  value: string;
}

/** A value with a copy button. If the browser refuses, the value is selected for the keyboard. */
export function CopyValue({ label, value }: CopyValueProps) {
  const [outcome, setOutcome] = useState<"copied" | "selected" | null>(null);
  const shown = useRef<HTMLElement>(null);

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome("copied");
    } catch {
      // Permission denied, or an insecure context, which has no clipboard.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome("selected");
    }
  };

  return (
    <div>
      <button
        type="button"
        onClick={copy}
        aria-label={`Copy ${label} ${value}`}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-[10px] border border-line bg-sunken px-3 py-1.5 text-left hover:border-edge"
      >
        <code
          ref={shown}
          className="select-text font-medium [overflow-wrap:anywhere] font-text tracking-wide"
        >
          {value}
        </code>
        <span className="flex shrink-0 items-center gap-1 text-muted text-sm">
          {outcome === "copied" ? <Icon path={checkIcon} /> : <Icon path={copyIcon} />}
        </span>
      </button>
      <p role="status" className="text-sm">
        {outcome === "copied" && <span className="text-green-ink">Copied!</span>}
        {outcome === "selected" && (
          <span className="text-muted">
            The browser did not let us copy. It is selected: press Ctrl+C or ⌘C.
          </span>
        )}
      </p>
    </div>
  );
}
