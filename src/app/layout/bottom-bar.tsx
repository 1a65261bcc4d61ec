import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useStore } from "zustand";
import { MusicPlayer } from "#src/features/music/music-player.tsx";
import { MusicProvider } from "#src/features/music/music-slice.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { isFair } from "#src/lib/storage.ts";
import { ReplyBar } from "#src/sales/replies/reply-bar.tsx";
import { Button } from "#src/ui/button.tsx";
import { keepFocusClear } from "#src/ui/keep-focus-clear.ts";
import { takeOver, workerUpdate } from "../worker-updates.ts";
import "./bottom-bar.css";

const FairMode = laterIfThere(() => import("#src/sales/stand.ts").then(({ FairMode }) => FairMode));

/**
 * An opaque bar at the bottom of the window, so that the player never covers text or controls: the page reserves its
 * height. Beside a page with wide margins, a collapsed player needs no bar; `data-without-margin` marks pages that
 * reach the edges.
 */
export function BottomBar() {
  return (
    <div ref={keepFocusClear} data-floating="corner" className="bottom-bar">
      <MusicProvider>
        <MusicPlayer />
      </MusicProvider>
      <UpdatePrompt />
      <ReplyBar />
      {isFair() && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <FairMode />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Updates need the visitor's consent, so that nothing changes while they work. */
function UpdatePrompt() {
  const waiting = useStore(workerUpdate, (update) => update.waiting);
  if (!waiting) return null;
  return (
    <div role="status" data-spread="" className="flex min-w-0 animate-rise items-center gap-4">
      A new version is ready
      <Button look="primary" size="small" onClick={() => takeOver(waiting)}>
        Reload
      </Button>
    </div>
  );
}
