import type { Proposal } from "#src/brief/proposals.ts";
import { templateStyles } from "#src/contract/template-facets.ts";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { paths } from "#src/lib/paths.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { siteName } from "#src/sites/page-title.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { rolesOf } from "#src/sites/themes/theme.ts";
import { Button } from "#src/ui/button.tsx";

interface ProposalCardProps {
  number: number;
  proposal: Proposal;
  document: SiteDocument;
  isBusy: boolean;
  onUse: () => void;
  onLook: () => void;
  onMore: () => void;
}

/** A proposed site as a small live preview. */
export function ProposalCard({
  number,
  proposal,
  document,
  isBusy,
  onUse,
  onLook,
  onMore,
}: ProposalCardProps) {
  const photos = usePhotos(document);
  const { look } = templateStyles[proposal.style];
  const { plain, accent } = rolesOf(document.theme);
  const name = `Proposal ${number}`;
  return (
    <li data-demo="" className="row-span-3 mb-10 grid grid-rows-subgrid gap-y-3">
      <div className="relative aspect-[4/5] overflow-hidden rounded-card border border-edge bg-raised">
        <SiteThumbnail
          document={document}
          photos={photos}
          width={900}
          height={1125}
          label={`${name}: the first page of ${siteName(document)}`}
        />
        <button
          type="button"
          onClick={onLook}
          aria-label={`Look closer at ${name.toLowerCase()}`}
          className="absolute inset-0 rounded-card hover:bg-ink/5"
        />
      </div>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="font-semibold font-text text-lg">{name}</h2>
          <p className="text-muted text-sm">
            {look} · {document.pages.length} pages
          </p>
        </div>
        <svg
          aria-hidden="true"
          data-decorative
          viewBox="0 0 38 16"
          className="mt-1.5 h-4 w-auto shrink-0 stroke-edge"
        >
          {[plain.ground, plain.fill, accent.ground].map((colour, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
            <circle key={index} cx={8 + 11 * index} cy={8} r={7} fill={colour} strokeWidth={1} />
          ))}
        </svg>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          aria-disabled={isBusy}
          onClick={onUse}
          data-prefetch={paths.studio("")}
          aria-label={`Use this one: ${name.toLowerCase()}`}
        >
          Use this one
        </Button>
        <Button onClick={onMore} aria-label={`More like this: ${name.toLowerCase()}`}>
          More like this
        </Button>
      </div>
    </li>
  );
}
