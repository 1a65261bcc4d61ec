import type { Template } from "#src/contract/templates.ts";
import { Button } from "#src/ui/button.tsx";
import { type MarketplaceQuery, noQuery } from "./marketplace-query.ts";
import { nearestWishes } from "./nearest-wishes.ts";
import type { TemplateSearch } from "./search-templates.ts";
import { TemplatePicture } from "./template-picture.tsx";
import type { ChangeQuery } from "./use-marketplace-query.ts";

interface NoTemplatesProps {
  query: MarketplaceQuery;
  templates: readonly Template[];
  /** Null until it is loaded. */
  search: TemplateSearch | null;
  favourites: ReadonlySet<string>;
  onChange: ChangeQuery;
}

const PICTURES = 3;

/** The empty state. It suggests similar queries that have results. */
export function NoTemplates({ query, templates, search, favourites, onChange }: NoTemplatesProps) {
  const words = query.words.trim();
  const nearest = search ? nearestWishes(query, { templates, search, favourites }) : [];
  return (
    <div className="blueprint blueprint-fine rounded-card border border-line border-dashed p-5 sm:p-8">
      <h2 className="text-2xl">No template matches all of this</h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        {words && `Nothing matches “${words}” with these filters. `}
        {query.onlyFavourites && "Only favourites are shown. "}
        These come closest:
      </p>
      <ul className="mt-6 grid gap-4">
        {nearest.map(({ label, changes, templates }) => (
          <li key={label} className="rounded-card border border-line bg-raised p-4">
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0">
                <span className="font-semibold">{label}</span>
                <span className="whitespace-nowrap text-muted">
                  {" · "}
                  {templates.length === 1 ? "1 template" : `${templates.length} templates`}
                </span>
              </p>
              <Button size="small" onClick={() => onChange(changes)} aria-label={`Show: ${label}`}>
                Show
              </Button>
            </div>
            <div aria-hidden="true" className="mt-3 grid grid-cols-3 gap-3">
              {templates.slice(0, PICTURES).map((template) => (
                <div key={template.id} className="min-w-0">
                  <TemplatePicture template={template} className="rounded-md border border-line" />
                  <p className="mt-1 truncate text-muted text-sm" title={template.name}>
                    {template.name}
                  </p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Button
        className="mt-6"
        onClick={() => onChange({ words: "", chosen: noQuery.chosen, onlyFavourites: false })}
      >
        Show all templates
      </Button>
    </div>
  );
}
