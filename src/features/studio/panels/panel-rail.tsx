import clsx from "clsx";
import { Icon } from "#src/ui/icon.tsx";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { useStudio } from "../studio-slice.ts";
import { panelIds, panelLooks } from "./studio-panels.ts";

/** Which panel lies open: down the left edge, or in a row where the screen is narrow. */
export function PanelRail() {
  const isWide = useIsWide();
  const panel = useStudio((studio) => studio.panel);
  const openPanel = useStudio((studio) => studio.openPanel);
  // On a wide screen what is chosen is edited beside the page.
  const shown = panelIds.filter((id) => !isWide || id !== "edit");
  return (
    <div
      role="toolbar"
      aria-label="Panels"
      data-tour="studio-panels"
      className={clsx(
        "flex shrink-0 border-line bg-paper",
        isWide ? "w-19 flex-col gap-1 border-e p-1.5" : "overflow-x-auto border-b px-1",
      )}
    >
      {shown.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={panel === id}
          onClick={() => openPanel(panel === id ? null : id)}
          className={clsx(
            "grid shrink-0 justify-items-center gap-0.5 font-medium text-xs -outline-offset-2",
            isWide ? "rounded-lg py-2" : "min-w-15 grow border-b-2 py-1.5",
            panel === id ? "text-signal" : "text-muted hover:text-ink",
            isWide && (panel === id ? "bg-cyan-tint text-cyan-ink!" : "hover:bg-sunken"),
            !isWide && (panel === id ? "border-signal" : "border-transparent"),
          )}
        >
          <Icon path={panelLooks[id].icon} className="size-5.5" />
          {panelLooks[id].name}
        </button>
      ))}
    </div>
  );
}
