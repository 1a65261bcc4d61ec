import caretIcon from "icon:caret-down";
import clsx from "clsx";
import { memo, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { type FacetId, facetIds, facets } from "./facets.ts";
import type { Filtered } from "./filter-templates.ts";
import type { MarketplaceQuery } from "./marketplace-query.ts";

interface FacetListProps {
  chosen: MarketplaceQuery["chosen"];
  counts: Filtered["counts"];
  /** The values that at least one template has, whatever is chosen. */
  present: Filtered["counts"];
  onChoose: (chosen: MarketplaceQuery["chosen"]) => void;
}

/** Longer lists are collapsed to this number of values. */
const SHOWN_AT_FIRST = 8;

/** The filters. Each choice shows the number of templates it would leave. */
export const FacetList = memo(function FacetList({ chosen, counts, present, onChoose }: FacetListProps) {
  return (
    <div className="flex flex-col gap-7">
      {facetIds.map((id) => (
        <FacetGroup
          key={id}
          id={id}
          chosen={chosen[id]}
          counts={counts[id]}
          present={present[id]}
          onChoose={(values) => onChoose({ ...chosen, [id]: values })}
        />
      ))}
    </div>
  );
});

interface FacetGroupProps {
  id: FacetId;
  chosen: readonly string[];
  counts: ReadonlyMap<string, number>;
  present: ReadonlyMap<string, number>;
  onChoose: (values: readonly string[]) => void;
}

function FacetGroup({ id, chosen, counts, present, onChoose }: FacetGroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { name, values } = facets[id];
  const offered = [...values].filter(([value]) => present.has(value) || chosen.includes(value));
  const isLong = offered.length > SHOWN_AT_FIRST + 1;
  const shown =
    isLong && !isWhole
      ? offered.filter(([value], index) => index < SHOWN_AT_FIRST || chosen.includes(value))
      : offered;

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 w-full border-ink border-b pb-1.5 font-semibold">{name}</legend>
      <ul>
        {shown.map(([value, label]) => {
          const count = counts.get(value) ?? 0;
          const isChosen = chosen.includes(value);
          const isVain = count === 0 && !isChosen;
          return (
            <li key={value} className="border-line border-b">
              <label
                className={clsx(
                  "flex min-h-10 items-center gap-2.5 py-1 leading-snug",
                  isVain ? "text-muted" : "cursor-pointer hover:text-signal",
                  isChosen && "font-semibold",
                )}
              >
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isVain}
                  onChange={() =>
                    onChoose(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])
                  }
                  className="size-4.5 shrink-0"
                />
                <span className="min-w-0 grow">{label}</span>{" "}
                <span className="text-muted text-sm tabular-nums">
                  {count}
                  <span className="sr-only"> {count === 1 ? "template" : "templates"}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-1 inline-flex min-h-10 items-center gap-1.5 font-medium text-signal text-sm hover:text-signal-strong"
        >
          <Icon path={caretIcon} className={clsx("size-4 transition-transform", isWhole && "rotate-180")} />
          {isWhole ? "Fewer" : `All ${offered.length}`}{" "}
          <span className="sr-only">of {name.toLowerCase()}</span>
        </button>
      )}
    </fieldset>
  );
}
