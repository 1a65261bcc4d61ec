import { useStore } from "zustand";
import { MusicPlayer } from "#src/features/music/music-player.tsx";
import { MusicProvider } from "#src/features/music/music-slice.ts";
import { Announcer } from "#src/ui/announcer.tsx";
import { Button } from "#src/ui/button.tsx";
import { keepFocusClear } from "#src/ui/keep-focus-clear.ts";
import { Toaster } from "#src/ui/toaster.tsx";
import { backendStatus } from "../backend-status.ts";
import { takeOver, workerUpdate } from "../worker-updates.ts";
import { AccessibilityPart } from "./accessibility-part.tsx";
import { ResetOnRequest } from "./reset-on-request.tsx";

export function LaterParts() {
  return (
    <>
      <Toaster />
      <Announcer />
      <AccessibilityPart />
      <LeftCorner />
      <BackendNotice />
      <ResetOnRequest />
    </>
  );
}

/** What floats at the bottom-left, one above the other; the accessibility button has the other corner. */
function LeftCorner() {
  return (
    <div
      ref={keepFocusClear}
      data-floating="corner"
      className="pointer-events-none fixed bottom-[calc(16px+env(safe-area-inset-bottom))] left-[calc(16px+env(safe-area-inset-left))] z-20 flex max-w-[calc(100vw-96px)] flex-col items-start gap-2 *:pointer-events-auto print:hidden"
    >
      <UpdatePrompt />
      <MusicProvider>
        <MusicPlayer />
      </MusicProvider>
    </div>
  );
}

/** A new version waits for this word, so that nothing changes in the middle of somebody's work. */
function UpdatePrompt() {
  const waiting = useStore(workerUpdate, (update) => update.waiting);
  if (!waiting) return null;
  return (
    <div
      role="status"
      className="flex animate-rise items-center gap-4 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      A new version is ready
      <Button look="primary" size="small" onClick={() => takeOver(waiting)}>
        Reload
      </Button>
    </div>
  );
}

const notices = {
  "in-page":
    "Your data stays in this tab’s browser storage; this browser cannot keep the pages for use offline.",
  memory: "This browser does not let the demo store data: what you change is gone when you close this page.",
  "read-only":
    "Your data was written by a newer version of this product. It can be read here, but not changed.",
};

/** Says where the data is when that is not what one would expect. */
function BackendNotice() {
  const status = useStore(backendStatus, (backend) => backend.status);
  if (status === "normal") return null;
  return (
    <p role="status" className="border-line border-t bg-sunken px-4 py-2 text-center text-muted text-sm">
      {notices[status]}
    </p>
  );
}
