import linkIcon from "icon:link";
import boldIcon from "icon:text-b";
import italicIcon from "icon:text-italic";
import { useRef, useState } from "react";
import { isLinkInText } from "#src/sites/marked-text.ts";
import { asLink } from "../inspector/as-link.ts";
import { ToolButton } from "../tool-button.tsx";
import type { Mark } from "./type-in-place.ts";

interface MarkBarProps {
  /** Set while the address of a link is asked for. */
  isLinking: boolean;
  onMark: (mark: Mark) => void;
  /** An address, or null where there is to be no link after all. */
  onAddress: (address: string | null, isLeft: boolean) => void;
}

/** What can be done to the words that are chosen in a text. */
export function MarkBar({ isLinking, onMark, onAddress }: MarkBarProps) {
  return (
    <div data-marks="" className="pointer-events-none sticky bottom-24 z-30 -mt-14 flex justify-center">
      <div
        role="toolbar"
        aria-label="Chosen words"
        className="pointer-events-auto flex items-center rounded-[10px] border border-line bg-raised p-1 shadow-float"
      >
        {isLinking ? (
          <AddressField onAddress={onAddress} />
        ) : (
          buttons.map(({ mark, label, icon, keys }) => (
            <ToolButton
              key={mark}
              icon={icon}
              label={label}
              keys={keys}
              // The words stay chosen.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onMark(mark)}
            />
          ))
        )}
      </div>
    </div>
  );
}

const buttons: { mark: Mark; label: string; icon: string; keys: string }[] = [
  { mark: "strong", label: "Bold", icon: boldIcon, keys: "Ctrl B" },
  { mark: "em", label: "Italic", icon: italicIcon, keys: "Ctrl I" },
  { mark: "link", label: "Link", icon: linkIcon, keys: "Ctrl K" },
];

function AddressField({ onAddress }: Pick<MarkBarProps, "onAddress">) {
  const [typed, setTyped] = useState("");
  const address = asLink(typed);
  const isRefused = typed !== "" && !isLinkInText(address);
  const isDone = useRef(false);
  const done = (address: string | null, isLeft: boolean) => {
    // The field loses the focus once more when it goes.
    if (isDone.current) return;
    isDone.current = true;
    onAddress(address, isLeft);
  };
  const safe = isLinkInText(address) ? address : null;
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it was asked for
      autoFocus
      aria-label="Address of the link"
      aria-invalid={isRefused || undefined}
      placeholder="example.com, name@example.com or +44 …"
      className="min-h-10 w-68 rounded-lg bg-raised px-2.5 text-ink text-sm aria-invalid:text-danger"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isRefused) done(safe, false);
        else if (event.key === "Escape") done(null, false);
        else return;
        event.preventDefault();
      }}
      onBlur={() => done(safe, true)}
    />
  );
}
