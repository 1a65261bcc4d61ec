import { Suspense, useEffect, useState } from "react";
import { later } from "#src/lib/later.ts";
import { local } from "#src/lib/storage.ts";
import { makeRoom } from "#src/ui/keep-focus-clear.ts";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { BlockPalette } from "./blocks/block-palette.tsx";
import { Canvas } from "./canvas/canvas.tsx";
import { PanelRail } from "./panels/panel-rail.tsx";
import { PanelSheet } from "./panels/panel-sheet.tsx";
import type { StudioProject } from "./saved-sites.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { StudioNotices } from "./studio-notices.tsx";
import { createStudioStore, StudioProvider, useStudio } from "./studio-slice.ts";
import { TopBar } from "./top-bar.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const StudioTour = later(() => import("./studio-tour.tsx").then(({ StudioTour }) => StudioTour));

const TOUR_SEEN_KEY = "studio-tour-seen";

/** A site on the table, with all that can be done to it. */
export function Studio({ opened }: { opened: StudioProject }) {
  const [store] = useState(() => createStudioStore(opened));
  return (
    <StudioProvider store={store}>
      <StudioTable />
    </StudioProvider>
  );
}

function StudioTable() {
  const dialog = useStudio((studio) => studio.dialog);
  const closeDialog = useStudio((studio) => studio.closeDialog);
  const isTouring = useStudio((studio) => studio.isTouring);
  const isWide = useIsWide();
  useShortcuts();
  useTourOnFirstVisit();
  return (
    <div
      ref={makeRoom}
      data-needs-room=""
      data-without-margin=""
      className="flex h-[calc(100dvh-4.0625rem-var(--floating-room,63px))] min-h-[34rem] flex-col border-line border-b bg-paper"
    >
      <TopBar />
      <StudioNotices />
      {isWide ? (
        <div className="flex min-h-0 grow">
          <PanelRail />
          <PanelSheet place="left" />
          <Canvas />
          <PanelSheet place="right" />
        </div>
      ) : (
        <>
          <PanelRail />
          <Canvas />
          <PanelSheet place="bottom" />
        </>
      )}
      {dialog === "palette" && <BlockPalette onClose={closeDialog} />}
      {dialog === "help" && <ShortcutsDialog onClose={closeDialog} />}
      <Suspense>{isTouring && <StudioTour />}</Suspense>
    </div>
  );
}

function useTourOnFirstVisit() {
  const startTour = useStudio((studio) => studio.startTour);
  useEffect(() => {
    if (local.read(TOUR_SEEN_KEY)) return;
    local.write(TOUR_SEEN_KEY, "true");
    startTour();
  }, [startTour]);
}
