import moreIcon from "icon:dots-three-vertical";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";

interface ProjectMenuProps {
  /** The id of the heading that names the project. */
  describedBy: string;
  choices: readonly { label: string; onChoose: () => void; isGrave?: boolean }[];
}

/** What can be done with a project besides opening it. It opens above the nearest positioned element, as wide as that at most. */
export function ProjectMenu({ describedBy, choices }: ProjectMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-choice]")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && isOpen) {
      setIsOpen(false);
      button.current?.focus();
    } else if (step && isOpen) {
      event.preventDefault();
      const at = buttons.indexOf(document.activeElement as HTMLElement);
      buttons.at(at < 0 && step < 0 ? -1 : (at + step) % buttons.length)?.focus();
    }
  };

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons
    <div onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label="More"
        aria-describedby={describedBy}
        onClick={() => {
          setIsOpen(!isOpen);
          button.current?.focus(); // which a click alone does not do in Safari
        }}
        className="grid size-9 place-items-center rounded-[10px] border border-edge bg-raised hover:border-ink hover:bg-sunken"
      >
        <Icon path={moreIcon} />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()} // or the focus leaves, and the list with it, before the click
        className="absolute right-0 bottom-full z-10 w-44 max-w-full animate-rise rounded-card border border-line bg-raised p-1 shadow-float"
      >
        {choices.map(({ label, onChoose, isGrave }) => (
          <li key={label}>
            <button
              type="button"
              data-choice=""
              onClick={() => {
                setIsOpen(false);
                button.current?.focus();
                onChoose();
              }}
              className={`min-h-11 w-full rounded-md px-3 text-left font-medium hover:bg-sunken ${isGrave ? "text-danger" : ""}`}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
