import addIcon from "icon:plus";
import removeIcon from "icon:x";
import { Icon } from "#src/ui/icon.tsx";

interface RemovableChipProps {
  label: string;
  /** The words that led to it. */
  evidence: readonly { text: string }[] | undefined;
  isWanted: boolean;
  onToggle: () => void;
}

/** A part of a proposal with its words. A tap leaves it out, and the next one puts it back. */
export function RemovableChip({ label, evidence, isWanted, onToggle }: RemovableChipProps) {
  const [first] = evidence ?? [];
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={`${isWanted ? "Leave out" : "Put back"}: ${label}${first ? ` “${shortened(first.text)}”` : ""}`}
      className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-3 py-1 text-start hover:border-ink"
    >
      <span className="grid leading-tight">
        <span className={isWanted ? "font-semibold" : "text-muted line-through"}>{label}</span>
        {first && <span className="text-muted text-xs">“{shortened(first.text)}”</span>}
      </span>
      <Icon path={isWanted ? removeIcon : addIcon} />
    </button>
  );
}

export const shortened = (text: string) =>
  (text.length > 28 ? `${text.slice(0, 27)}…` : text).replace(/\s+/g, " ");
