import { useState } from "react";
import { WorkError } from "#src/api/work-error.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

interface DeleteWorkDialogProps {
  projects: number;
  onExport: () => void;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks twice, because the deletion cannot be undone. */
export function DeleteWorkDialog({ projects, onExport, onDelete, onClose }: DeleteWorkDialogProps) {
  const [isSure, setIsSure] = useState(false);
  const [failure, setFailure] = useState("");
  const count = projects === 1 ? "1 project" : `${projects} projects`;

  const [remove, isDeleting] = useAction(async () => {
    try {
      await onDelete();
      onClose();
    } catch (error) {
      setFailure(error instanceof WorkError ? error.message : "It could not be deleted. Please try again.");
    }
  });

  if (!isSure) {
    return (
      <Dialog title="Delete my work?" onClose={onClose}>
        <p>
          {count}, with their sites and versions, your templates, drafts, favourites, connections, the cart,
          the list of links you have made, the key that signs them, the history of publications, the tokens
          for them, what you have typed and not sent, keys of language models and what a link said about you
          are deleted from this browser. The demo data, your account, your settings and what is online stay.
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={onExport}>Export first</Button>
          <Button look="danger" onClick={() => setIsSure(true)}>
            Go on
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="sure" title="Delete it for good?" onClose={onClose}>
      <p>No server has a copy, so nobody can restore it. This is the last time we ask.</p>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button data-autofocus="" onClick={onClose}>
          Keep my work
        </Button>
        <Button look="danger" aria-disabled={isDeleting} onClick={remove}>
          {isDeleting ? "Deleting…" : `Delete ${count} for good`}
        </Button>
      </div>
    </Dialog>
  );
}
