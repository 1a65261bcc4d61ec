import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { shortcuts } from "./shortcuts.ts";
import { useStudio } from "./studio-slice.ts";

/** All keys, and the tour once more. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const startTour = useStudio((studio) => studio.startTour);
  return (
    <Dialog title="Keys of the studio" onClose={onClose} className="max-w-xl!">
      <dl className="divide-y divide-line text-sm">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="shrink-0 font-semibold">{keys}</dt>
            <dd className="text-end text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">On a Mac, the Command key does what Ctrl does here.</p>
      <Button className="mt-4" onClick={startTour}>
        Take the tour
      </Button>
    </Dialog>
  );
}
