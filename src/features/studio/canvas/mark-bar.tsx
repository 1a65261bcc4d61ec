import linkIcon from "icon:link";
import boldIcon from "icon:text-b";
import italicIcon from "icon:text-italic";
import { useId, useRef, useState } from "react";
import { asLink } from "#src/sites/links.ts";
import { isLinkInText } from "#src/sites/marked-text.ts";
import { announce } from "#src/ui/announce.ts";
import { ToolButton } from "../tool-button.tsx";
import type { Mark } from "./type-in-place.ts";

interface MarkBarProps {
  /** Whether the address of a link is being typed. */
  isLinking: boolean;
  onMark: (mark: Mark) => void;
  /** Called with an address, or null to remove the link. */
  onAddress: (address: string | null, isLeft: boolean) => void;
}

/** The toolbar for formatting the selected text. */
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
              // Keeps the text selection.
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
  /** Shows no error before the address is submitted. */
  const [isAsked, setIsAsked] = useState(false);
  const id = useId();
  const address = asLink(typed);
  const safe = isLinkInText(address) ? address : null;
  const isRefused = typed.trim() !== "" && safe === null;
  const isTold = isAsked && isRefused;
  const isDone = useRef(false);
  const done = (address: string | null, isLeft: boolean) => {
    // Unmounting the field causes another blur event.
    if (isDone.current) return;
    isDone.current = true;
    onAddress(address, isLeft);
  };
  return (
    <div className="w-68">
      <input
        // biome-ignore lint/a11y/noAutofocus: the visitor opened the field
        autoFocus
        aria-label="Address of the link"
        aria-invalid={isTold || undefined}
        aria-describedby={isTold ? `${id}-why` : undefined}
        placeholder="example.com, name@example.com or +44 …"
        className="min-h-10 w-full rounded-lg bg-raised px-2.5 text-ink text-sm aria-invalid:text-danger"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            if (isRefused) setIsAsked(true);
            else done(safe, false);
          } else if (event.key === "Escape") done(null, false);
          else return;
          event.preventDefault();
        }}
        onBlur={() => {
          if (isRefused && !isDone.current) announce(`No link was made. ${NO_ADDRESS}`, "studio");
          done(safe, true);
        }}
      />
      {isTold && (
        <p id={`${id}-why`} role="alert" className="px-2.5 pb-1.5 text-danger text-xs">
          {NO_ADDRESS}
        </p>
      )}
    </div>
  );
}

const NO_ADDRESS = "Write a web address, an e-mail address or a telephone number.";
