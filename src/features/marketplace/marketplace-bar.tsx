import slidersIcon from "icon:faders-horizontal";
import heartIcon from "icon:heart";
import clsx from "clsx";
import { useId } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { type MarketplaceQuery, type Sort, sorts } from "./marketplace-query.ts";
import type { ChangeQuery } from "./use-marketplace-query.ts";

interface MarketplaceBarProps {
  query: MarketplaceQuery;
  favouriteCount: number;
  /** The number of facets with at least one choice. */
  facetCount: number;
  onChange: ChangeQuery;
  onType: (words: string) => void;
  onOpenFacets: () => void;
}

const control =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-[10px] border border-edge bg-raised px-3 font-medium hover:border-ink";

/** Search, sorting and favourites, in a sticky bar. */
export function MarketplaceBar({
  query,
  favouriteCount,
  facetCount,
  onChange,
  onType,
  onOpenFacets,
}: MarketplaceBarProps) {
  const sortId = useId();
  const { words, sort, onlyFavourites } = query;
  return (
    <div
      data-demo=""
      className="sticky top-0 z-15 border-line border-b bg-paper/95 backdrop-blur-sm high-contrast:bg-paper max-h-[45vh] overflow-y-auto"
    >
      <div className="page flex flex-wrap items-center gap-2 py-3">
        <SearchField
          label="Search templates"
          className="grow basis-60"
          value={words}
          onChange={(event) => onType(event.target.value)}
          placeholder="Lawyer, pasta, dark, booking"
        />
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={sortId} className="sr-only">
            Sort by
          </label>
          <select
            id={sortId}
            value={sort}
            onChange={(event) => onChange({ sort: event.target.value as Sort })}
            className={control}
          >
            {Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {value === "featured" && words.trim() ? "Best match" : label}
              </option>
            ))}
          </select>
          <button
            type="button"
            aria-pressed={onlyFavourites}
            onClick={() => onChange({ onlyFavourites: !onlyFavourites })}
            className={clsx(control, "aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper")}
          >
            <Icon path={heartIcon} />
            <span className="max-sm:sr-only">Favourites</span>{" "}
            {favouriteCount > 0 && <span className="font-normal tabular-nums">{favouriteCount}</span>}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpenFacets}
            className={clsx(control, "lg:hidden", facetCount > 0 && "border-ink")}
          >
            <Icon path={slidersIcon} />
            Filters {facetCount > 0 && <span className="font-normal tabular-nums">{facetCount}</span>}
          </button>
        </div>
      </div>
    </div>
  );
}
