import { useState } from "react";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { assetAddress, paths } from "#src/lib/paths.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { siteName } from "#src/sites/page-title.ts";
import { SiteFrame } from "#src/sites/show/site-frame.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { MarkedBrief } from "./marked-brief.tsx";

interface ProposalDialogProps {
  number: number;
  brief: string;
  document: SiteDocument;
  onUse: () => void;
  onClose: () => void;
}

/** A proposed site with all its pages, as visitors would see it. */
export function ProposalDialog({ number, brief, document, onUse, onClose }: ProposalDialogProps) {
  const photos = usePhotos(document);
  const [page, setPage] = useState(document.pages[0]?.id ?? "");
  const site = (
    <SiteFrame
      document={document}
      photos={photos}
      page={page}
      onNavigate={setPage}
      frameAddress={assetAddress("/frame.html")}
      title={`Proposal ${number}, as its visitors see it`}
      className="block h-[56dvh] w-full rounded-card border border-edge bg-raised"
    />
  );
  return (
    <Dialog
      title={`Proposal ${number}`}
      subtitle={siteName(document)}
      onClose={onClose}
      className="max-w-6xl!"
    >
      <nav aria-label="Pages of this proposal" className="-mx-1 overflow-x-auto">
        <ul className="flex gap-1">
          {document.pages.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === page ? "page" : undefined}
                onClick={() => setPage(id)}
                className="min-h-11 whitespace-nowrap border-transparent border-b-2 px-2 text-muted hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
              >
                {label || "Home"}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {brief.trim() ? <MarkedBrief brief={brief}>{site}</MarkedBrief> : site}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Back to the others</Button>
        <Button look="primary" onClick={onUse} data-prefetch={paths.studio("")}>
          Use this one
        </Button>
      </div>
    </Dialog>
  );
}
