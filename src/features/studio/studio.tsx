import { Suspense, useEffect, useState } from "react";
import { later, laterIfThere } from "#src/lib/later.ts";
import { MissingPartContext } from "#src/lib/lazy-part.tsx";
import { local } from "#src/lib/storage.ts";
import { noteEditor } from "#src/lib/unfinished.ts";
import { ShareDialogPart } from "#src/publish/dialog/share-dialog-part.tsx";
import { useShown } from "#src/sales/together-slice.ts";
import { makeRoom } from "#src/ui/keep-focus-clear.ts";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { useClippings } from "./blocks/use-clippings.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { MissingInStudio } from "./missing-in-studio.tsx";
import { PanelRail } from "./panels/panel-rail.tsx";
import { PanelSheet } from "./panels/panel-sheet.tsx";
import { useHandedPictures } from "./pictures/use-handed-pictures.ts";
import type { StudioProject } from "./saved-sites.ts";
import { showFinding } from "./show-finding.ts";
import { StudioNotices } from "./studio-notices.tsx";
import { createStudioStore, StudioProvider, useSite, useStudio, useStudioStore } from "./studio-slice.ts";
import { TopBar } from "./top-bar.tsx";
import { usePreparedExport } from "./use-export-site.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const parts = () => import("./on-demand.ts");
const BlockPalette = later(() => parts().then(({ BlockPalette }) => BlockPalette));
const ShortcutsDialog = later(() => parts().then(({ ShortcutsDialog }) => ShortcutsDialog));
const StudioTour = laterIfThere(() => parts().then(({ StudioTour }) => StudioTour));
const LibraryDialog = later(() => parts().then(({ LibraryDialog }) => LibraryDialog));
const PictureTray = later(() => parts().then(({ PictureTray }) => PictureTray));

const TOUR_SEEN_KEY = "studio-tour-seen";

/** The site editor. */
export function Studio({ opened }: { opened: StudioProject }) {
  const [store] = useState(() => createStudioStore(opened));
  return (
    <StudioProvider store={store}>
      <MissingPartContext value={MissingInStudio}>
        <StudioTable />
      </MissingPartContext>
    </StudioProvider>
  );
}

function StudioTable() {
  const dialog = useStudio((studio) => studio.dialog);
  const closeDialog = useStudio((studio) => studio.closeDialog);
  const isTouring = useStudio((studio) => studio.isTouring);
  const isTakingPictures = useStudio((studio) => studio.isTakingPictures);
  const isWide = useIsWide();
  useShortcuts();
  useHandedPictures();
  useClippings();
  useTourOnFirstVisit();
  usePreparedExport();
  useEffect(noteEditor, []);

  return (
    <div
      ref={makeRoom}
      data-needs-room=""
      data-without-margin=""
      className="flex h-[calc(100dvh-4.0625rem-var(--floating-room,63px)+8px)] mb-[calc(var(--floating-room,63px)-8px)] min-h-[34rem] flex-col bg-paper"
    >
      <OnSecondScreen />
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
      <Suspense>
        {isTouring && <StudioTour />}
        {dialog === "palette" && <BlockPalette onClose={closeDialog} />}
        {dialog === "help" && <ShortcutsDialog onClose={closeDialog} />}
        {dialog === "share" && <ShareSite onClose={closeDialog} />}
        {dialog === "pictures" && <LibraryDialog onClose={closeDialog} />}
        {isTakingPictures && dialog !== "pictures" && <PictureTray />}
      </Suspense>
    </div>
  );
}

/** Shares the site as it was when the dialog was opened. */
function ShareSite({ onClose }: { onClose: () => void }) {
  const store = useStudioStore();
  const [{ opened, history }] = useState(store.getState);
  return (
    <ShareDialogPart
      projectKey={opened.key}
      project={{ project: opened.details, document: history.present }}
      onShowFinding={(finding) => showFinding(store, finding)}
      onClose={onClose}
    />
  );
}

/** Mirrors the site to a second screen during editing, and applies edits made there. */
function OnSecondScreen() {
  const page = useStudio((studio) => studio.page);
  const block = useStudio((studio) => studio.block);
  useShown({ document: useSite(), page, block, studio: useStudioStore().getState() });
  return null;
}

function useTourOnFirstVisit() {
  const startTour = useStudio((studio) => studio.startTour);
  useEffect(() => {
    if (local.read(TOUR_SEEN_KEY)) return;
    local.write(TOUR_SEEN_KEY, "true");
    startTour();
  }, [startTour]);
}
