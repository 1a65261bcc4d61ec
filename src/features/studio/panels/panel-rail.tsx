import picturesIcon from "icon:images";
import clsx from "clsx";
import { Icon } from "#src/ui/icon.tsx";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { useStudio } from "../studio-slice.ts";
import { panelIds, panelLooks } from "./studio-panels.ts";

/** A panel can be opened from elsewhere while its button is beyond the edge of a phone. */
const showButton = (button: HTMLButtonElement | null) =>
  button?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** Buttons for the panels: a column at the left edge, or a row on narrow screens. */
export function PanelRail() {
  const isWide = useIsWide();
  const panel = useStudio((studio) => studio.panel);
  const openPanel = useStudio((studio) => studio.openPanel);
  // On wide screens the inspector is beside the page.
  const openPictures = useStudio((studio) => studio.openPictures);
  const look = clsx(
    "grid shrink-0 justify-items-center gap-0.5 font-medium text-xs -outline-offset-2",
    isWide ? "rounded-lg py-2 hover:bg-sunken" : "min-w-13 grow border-transparent border-b-2 py-1.5",
  );
  const shown = panelIds.filter((id) => !isWide || id !== "edit");
  return (
    <div
      role="toolbar"
      aria-label="Panels"
      data-tour="studio-panels"
      className={clsx(
        "flex shrink-0 border-line bg-paper",
        isWide
          ? "w-19 flex-col gap-1 border-e p-1.5"
          : // The last tabs of the row fade out as long as there are more.
            "after:-end-1 scroll-pe-8 overflow-x-auto border-b px-1 after:pointer-events-none after:sticky after:w-8 after:shrink-0 after:bg-linear-to-l after:from-paper sm:after:hidden rtl:after:bg-linear-to-r",
      )}
    >
      {shown.map((id) => (
        <button
          key={id}
          ref={panel === id ? showButton : undefined}
          type="button"
          aria-pressed={panel === id}
          onClick={() => openPanel(panel === id ? null : id)}
          className={clsx(
            look,
            panel === id ? "text-signal" : "text-muted hover:text-ink",
            panel === id && (isWide ? "bg-cyan-tint! text-cyan-ink!" : "border-signal!"),
          )}
        >
          <Icon path={panelLooks[id].icon} className="size-5.5" />
          {panelLooks[id].name}
        </button>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openPictures()}
        className={clsx(look, "text-muted hover:text-ink")}
      >
        <Icon path={picturesIcon} className="size-5.5" />
        Pictures
      </button>
    </div>
  );
}
