import { useEffect, useRef } from "react";
import type { Recomposition } from "#src/brief/recompose.ts";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { Button } from "#src/ui/button.tsx";
import { ChangeList, Note } from "./change-list.tsx";

const SHOWN = 5;

interface BriefProposalProps {
  made: Recomposition;
  version: number;
  canEdit: boolean;
  onApply: () => void;
  onLeave: () => void;
  onAnother: () => void;
}

/** The site that the brief would produce, with the removed and preserved blocks. */
export function BriefProposal({ made, version, canEdit, onApply, onLeave, onAnother }: BriefProposalProps) {
  const { document, readAs, changes, kept, notes } = made;
  const isSame = changes.length === 0;
  const photos = usePhotos(document);
  const picture = useRef<HTMLDivElement>(null);

  // On a phone it would lie below the edge of the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version shows the picture first
  useEffect(() => void picture.current?.scrollIntoView({ block: "nearest" }), [made]);

  return (
    <section aria-label="What would change" className="grid gap-3">
      <div ref={picture} className="overflow-hidden rounded-lg border border-edge bg-raised">
        <div className="relative aspect-[4/3] overflow-hidden border-line border-b">
          <SiteThumbnail
            document={document}
            photos={photos}
            width={900}
            height={675}
            label={`Version ${version + 1}: the home page`}
          />
        </div>
        <p className="break-words p-2.5 text-sm">
          <span className="font-medium">Version {version + 1}</span>
          <span className="block text-muted">Read as {readAs}</span>
        </p>
      </div>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {isSame ? (
        <p className="text-sm">The site already matches this brief. Another version would differ.</p>
      ) : (
        <ChangeList changes={changes} />
      )}
      {kept.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">Stays, because it is locked</p>
          <KeptList kept={kept.slice(0, SHOWN)} />
          {kept.length > SHOWN && (
            <details>
              <summary className="min-h-6 cursor-pointer text-signal">{kept.length - SHOWN} more</summary>
              <KeptList kept={kept.slice(SHOWN)} />
            </details>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!isSame && (
          <Button look="primary" disabled={!canEdit} onClick={onApply}>
            Apply
          </Button>
        )}
        <Button disabled={!canEdit} onClick={onAnother}>
          Another version
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {isSame ? "Close" : "Leave it"}
        </Button>
      </div>
    </section>
  );
}

function KeptList({ kept }: { kept: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc ps-5 text-muted">
      {kept.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: block names may repeat
        <li key={index}>{name}</li>
      ))}
    </ul>
  );
}
