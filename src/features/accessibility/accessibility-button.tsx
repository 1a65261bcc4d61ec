import personIcon from "icon:person-simple-circle";
import { Icon } from "#src/ui/icon.tsx";
import { useAccessibility } from "./accessibility-slice.ts";

/** A floating button at the bottom right of every page; it stays clear of the bottom bar. */
export function AccessibilityButton() {
  const openDialog = useAccessibility((accessibility) => accessibility.openDialog);
  return (
    <button
      type="button"
      aria-label="Accessibility settings"
      aria-haspopup="dialog"
      data-floating=""
      onClick={openDialog}
      className="fixed right-[calc(16px+env(safe-area-inset-right))] bottom-[calc(3px+env(safe-area-inset-bottom))] z-20 grid size-[48px] place-items-center rounded-full border-2 border-raised bg-signal text-on-signal shadow-float transition-colors hover:bg-signal-strong print:hidden"
    >
      <Icon path={personIcon} className="size-[30px]" />
    </button>
  );
}
