import { Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { offerTemplates } from "#src/contract/offered-templates.ts";
import type { Template } from "#src/contract/templates.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { useTemplateSettings } from "#src/entities/templates/template-settings-queries.ts";
import { later } from "#src/lib/later.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { SettlingNumber } from "#src/ui/settling-number.tsx";
import { ChosenFacets } from "./chosen-facets.tsx";
import { FacetList } from "./facet-list.tsx";
import { facetIds } from "./facets.ts";
import { filterTemplates, sortTemplates } from "./filter-templates.ts";
import { MarketplaceBar } from "./marketplace-bar.tsx";
import { hasFilters, MOST_COMPARED, noQuery, TEMPLATES_PER_STEP } from "./marketplace-query.ts";
import { offeredSearch } from "./offered-search.ts";
import type { CardActions } from "./template-card.tsx";
import { TemplateGrid } from "./template-grid.tsx";
import { useFavourites } from "./use-favourites.ts";
import { findTemplate, useMarketplaceQuery } from "./use-marketplace-query.ts";
import { useTemplateSearch } from "./use-template-search.ts";

const parts = () => import("./on-demand.ts");
const CompareTray = later(() => parts().then(({ CompareTray }) => CompareTray));
const FacetsDialog = later(() => parts().then(({ FacetsDialog }) => FacetsDialog));
const TemplatePreview = later(() => parts().then(({ TemplatePreview }) => TemplatePreview));
const NoTemplates = later(() => parts().then(({ NoTemplates }) => NoTemplates));
const CompareDialog = later(() => parts().then(({ CompareDialog }) => CompareDialog));

interface MarketplaceProps {
  /** Creates a project from a template. */
  onUse: (templateId: string) => void;
}

/** All templates, with search, filters, favourites and comparison. The query is stored in the address. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the page
export function Marketplace({ onUse }: MarketplaceProps) {
  const { query, change, type, isTyping, close } = useMarketplaceQuery();
  const { favourites, isRead, mark } = useFavourites();
  const [isFiltering, setIsFiltering] = useState(false);
  // Deferred, so that typing stays responsive.
  const words = useDeferredValue(query.words.trim());
  const everything = useTemplateSearch(words !== "");
  const settings = useTemplateSettings();
  const offered = useMemo(() => offerTemplates(templates, settings), [settings]);
  const search = useMemo(
    () => everything && offeredSearch(everything, offered, settings),
    [everything, offered, settings],
  );
  // The values that occur in any template, whatever the filters are.
  const present = useMemo(() => filterTemplates(offered, noQuery, new Set()).counts, [offered]);

  const isWaiting = (words !== "" && !search) || (query.onlyFavourites && !isRead);
  const found = useMemo(() => (words && search ? search.find(words) : offered), [words, search, offered]);
  const { onlyFavourites } = query;
  // Stays referentially equal while the words change, so that only a new choice filters again.
  const choices = JSON.stringify(query.chosen);
  const chosen = useMemo((): typeof query.chosen => JSON.parse(choices), [choices]);
  const { shown, counts } = useMemo(
    () => filterTemplates(found, isWaiting ? noQuery : { chosen, onlyFavourites }, favourites),
    [found, isWaiting, chosen, onlyFavourites, favourites],
  );
  const sorted = useMemo(() => sortTemplates(shown, query.sort), [shown, query.sort]);
  const find = (id: string) => (settings.get(id)?.isHidden ? undefined : findTemplate(id));
  const compared = query.compared.flatMap((id) => find(id) ?? []);
  // Stays mounted for the exit animation.
  const [isTrayWanted, setIsTrayWanted] = useState(false);
  if (compared.length > 0 && !isTrayWanted) setIsTrayWanted(true);
  const previewed = query.preview === null ? undefined : find(query.preview);

  const choose = useCallback((chosen: typeof query.chosen) => change({ chosen }), [change]);
  const clear = () => change({ words: "", chosen: noQuery.chosen, onlyFavourites: false });
  const isOpen = query.preview !== null || query.isComparing;
  const use = useCallback(
    ({ id }: Template) => {
      if (isOpen) change({ preview: null, isComparing: false }, "instead");
      onUse(id);
    },
    [isOpen, change, onUse],
  );
  const actions: CardActions = {
    onUse: use,
    onPreview: useCallback(({ id }) => change({ preview: id }), [change]),
    onFavour: useCallback(({ id }, isFavourite) => void mark(id, isFavourite), [mark]),
    onCompare: useCallback(
      ({ id, name }, isCompared) => {
        change(({ compared }) => {
          const others = compared.filter((other) => other !== id);
          const next = isCompared ? [...others, id].slice(0, MOST_COMPARED) : others;
          announce(
            `${name} ${isCompared ? "added to" : "removed from"} the comparison: ${next.length} of ${MOST_COMPARED}`,
          );
          return { compared: next, ...(next.length === 0 && { isComparing: false }) };
        }, "instead");
      },
      [change],
    ),
  };
  const canCompare = compared.length < MOST_COMPARED;
  const facetCount = facetIds.filter((id) => query.chosen[id].length > 0).length;

  return (
    <>
      <MarketplaceBar
        query={query}
        favouriteCount={favourites.size}
        facetCount={facetCount}
        onChange={change}
        onType={type}
        onOpenFacets={() => setIsFiltering(true)}
      />
      <div data-demo="" className="page grid gap-10 pt-6 pb-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <section
          aria-label="Filters"
          className="-mx-1 hidden max-h-[calc(100dvh-9.5rem)] self-start overflow-y-auto scroll-pb-10 px-1 pb-10 [mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)] lg:sticky lg:top-22 lg:block"
        >
          <FacetList chosen={chosen} counts={counts} present={present} onChoose={choose} />
        </section>
        <div className="min-w-0">
          <div className="mb-5 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
            <h2 className="font-normal font-text text-base text-muted tracking-normal">
              <span role="status">
                {isWaiting ? (
                  "Searching…"
                ) : (
                  <SettlingNumber
                    value={sorted.length}
                    isStill={isTyping}
                    format={(count) =>
                      sorted.length > query.shown
                        ? `${query.shown} of ${templateCount(count)}`
                        : templateCount(count)
                    }
                  />
                )}
              </span>
            </h2>
            <ChosenFacets chosen={query.chosen} onChoose={choose} />
            {hasFilters(query) && (
              <Button look="quiet" size="inline" onClick={clear}>
                Clear all
              </Button>
            )}
          </div>
          {sorted.length === 0 && !isWaiting ? (
            <Suspense>
              <NoTemplates
                query={query}
                templates={offered}
                search={search}
                favourites={favourites}
                onChange={change}
              />
            </Suspense>
          ) : (
            <TemplateGrid
              {...actions}
              templates={sorted}
              shown={query.shown}
              settings={settings}
              favourites={favourites}
              compared={query.compared}
              canCompare={canCompare}
              isBusy={isWaiting}
              onShowMore={() => change(({ shown }) => ({ shown: shown + TEMPLATES_PER_STEP }), "instead")}
            />
          )}
        </div>
      </div>
      <Suspense>
        {isTrayWanted && (
          <CompareTray
            templates={compared}
            onRemove={(template) => actions.onCompare(template, false)}
            onClear={() => change({ compared: [], isComparing: false }, "instead")}
            onCompare={() => change({ isComparing: true })}
          />
        )}
      </Suspense>
      <Suspense>
        {isFiltering && (
          <FacetsDialog
            chosen={query.chosen}
            counts={counts}
            present={present}
            count={sorted.length}
            onChoose={choose}
            onClear={clear}
            onClose={() => setIsFiltering(false)}
          />
        )}
        {query.isComparing && !previewed && (
          <CompareDialog
            templates={compared}
            onUse={use}
            onPreview={actions.onPreview}
            onRemove={(template) => actions.onCompare(template, false)}
            onClose={close}
          />
        )}
        {previewed && (
          <TemplatePreview
            key={previewed.id}
            template={previewed}
            isFavourite={favourites.has(previewed.id)}
            onUse={use}
            onFavour={actions.onFavour}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

const templateCount = (count: number) => (count === 1 ? "1 template" : `${count} templates`);
