import { type DragEvent, Suspense, useState } from "react";
import { later } from "#src/lib/later.ts";

// Apart from the panel for better words, which brings the schemas of sites: this one opens without a network.
const BriefPicturesPanel = later(() =>
  import("./brief-pictures-panel.tsx").then(({ BriefPicturesPanel }) => BriefPicturesPanel),
);

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/**
 * Adds a logo and photographs to a brief. The panel, with its drop area, loads on demand: at a click, or when files are
 * dragged here. Files dropped before it is there are handed to it.
 */
export function AddBriefPictures() {
  const [isOpen, setIsOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Otherwise the browser would navigate to the dropped file.
    event.preventDefault();
    setIsOpen(true);
  };
  const onDrop = (event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    setDropped([...event.dataTransfer.files]);
    setIsOpen(true);
  };

  return (
    <section aria-label="Your own pictures" onDragOver={onDragOver} onDrop={onDrop}>
      {isOpen ? (
        <Suspense fallback={<p className="text-muted">One moment…</p>}>
          <BriefPicturesPanel dropped={dropped} />
        </Suspense>
      ) : (
        <button
          type="button"
          className="-ms-1 min-h-9 rounded-[10px] px-1 underline underline-offset-4 hover:bg-sunken"
          onClick={() => setIsOpen(true)}
        >
          Add your logo and photographs
        </button>
      )}
    </section>
  );
}
