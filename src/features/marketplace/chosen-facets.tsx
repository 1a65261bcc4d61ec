import closeIcon from "icon:x";
import { Icon } from "#src/ui/icon.tsx";
import { facetIds, facets } from "./facets.ts";
import type { MarketplaceQuery } from "./marketplace-query.ts";

interface ChosenFacetsProps {
  chosen: MarketplaceQuery["chosen"];
  onChoose: (chosen: MarketplaceQuery["chosen"]) => void;
}

/** The chosen filters, each with a button that removes it. */
export function ChosenFacets({ chosen, onChoose }: ChosenFacetsProps) {
  const values = facetIds.flatMap((id) => chosen[id].map((value) => ({ id, value })));
  if (values.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap gap-2">
      {values.map(({ id, value }) => {
        const label = facets[id].values.get(value) ?? value;
        return (
          <li key={`${id} ${value}`}>
            <button
              type="button"
              aria-label={`Remove filter: ${label}`}
              onClick={() => onChoose({ ...chosen, [id]: chosen[id].filter((other) => other !== value) })}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-raised px-3 py-0.5 font-medium text-sm hover:border-ink"
            >
              {label}
              <Icon path={closeIcon} className="size-3.5" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
