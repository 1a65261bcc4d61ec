import { useEffect } from "react";
import { useStore } from "zustand";
import { Button } from "#src/ui/button.tsx";
import { useStudio } from "../studio-slice.ts";
import { intake } from "./intake.ts";
import { TakenFiles } from "./taken-files.tsx";

/** The progress of files dropped on the page or pasted, above its lower edge, until they are dismissed. */
export function PictureTray() {
  const count = useStore(intake, ({ files }) => files.length);
  const openPictures = useStudio((studio) => studio.openPictures);
  const takePictures = useStudio((studio) => studio.takePictures);

  useEffect(() => {
    if (count === 0) takePictures(false);
  }, [count, takePictures]);

  if (count === 0) return null;
  return (
    <section
      aria-label="Pictures being added"
      className="-translate-x-1/2 fixed bottom-20 left-1/2 z-30 grid max-h-[45vh] w-[min(30rem,calc(100vw-1rem))] gap-2 overflow-y-auto rounded-card border border-line bg-raised p-3 shadow-float"
    >
      <TakenFiles onChooseOther={() => openPictures()} />
      <Button size="small" look="quiet" className="justify-self-start" onClick={() => openPictures()}>
        Your pictures
      </Button>
    </section>
  );
}
