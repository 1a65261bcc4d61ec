import { useState } from "react";
import { Canvas } from "./canvas/canvas.tsx";
import type { StudioProject } from "./saved-sites.ts";
import { createStudioStore, StudioProvider } from "./studio-slice.ts";
import { TopBar } from "./top-bar.tsx";

/** A site on the table, with all that can be done to it. */
export function Studio({ opened }: { opened: StudioProject }) {
  const [store] = useState(() => createStudioStore(opened));
  return (
    <StudioProvider store={store}>
      <div className="flex h-[calc(100dvh-4.0625rem)] min-h-[30rem] flex-col border-line border-b">
        <TopBar />
        <Canvas />
      </div>
    </StudioProvider>
  );
}
