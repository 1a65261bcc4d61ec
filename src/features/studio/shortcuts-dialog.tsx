import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { shortcuts } from "./shortcuts.ts";
import { hasSingleKeys, keepSingleKeys } from "./single-keys.ts";
import { useStudio } from "./studio-slice.ts";

/** All keyboard shortcuts, and a button that repeats the tour. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const startTour = useStudio((studio) => studio.startTour);
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <Dialog title="Keys of the studio" onClose={onClose} className="max-w-xl!">
      <dl className="divide-y divide-line text-sm">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-3 py-1.5">
            <dt className="font-semibold">{keys}</dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-2.5 font-medium">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={isOn}
          onChange={(event) => {
            keepSingleKeys(event.target.checked);
            setIsOn(event.target.checked);
          }}
        />
        Letters, digits and signs work without Ctrl
      </label>
      <p className="text-muted text-sm">
        Switch them off if you dictate. On a Mac, the Command key does what Ctrl does here.
      </p>
      <Button className="mt-4" onClick={startTour}>
        Take the tour
      </Button>
    </Dialog>
  );
}
