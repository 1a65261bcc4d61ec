import { useCallback, useMemo } from "react";
import { useSearchParams } from "wouter";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { goBack } from "#src/lib/go-back.ts";
import { type MarketplaceQuery, readQuery, writeQuery } from "./marketplace-query.ts";

const byId = new Map(templates.map((template) => [template.id, template]));

export const findTemplate = (id: string) => byId.get(id);
const isTemplate = (id: string) => byId.has(id);

type Changes = Partial<MarketplaceQuery>;

/** Pass a function if the next query depends on the current one, which may have changed since the last render. */
export type ChangeQuery = (
  changes: Changes | ((now: MarketplaceQuery) => Changes),
  how?: "on top" | "instead",
) => void;

/** The query in the address, and a function that changes it. */
export function useMarketplaceQuery() {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readQuery(search, isTemplate), [search]);

  const change = useCallback<ChangeQuery>(
    (changes, how = "on top") =>
      setSearch(
        (now) =>
          writeQuery(now, typeof changes === "function" ? changes(readQuery(now, isTemplate)) : changes),
        {
          replace: how === "instead",
          // Going back closes any dialog on top of the page.
          state:
            how === "on top" && typeof changes === "object" && isOpening(changes) ? { isOpened: true } : null,
        },
      ),
    [setSearch],
  );

  /** Closes the open dialog without leaving a history entry. */
  const close = useCallback(() => {
    const { isOpened } = (history.state ?? {}) as { isOpened?: unknown };
    if (isOpened === true) void goBack();
    else change({ preview: null, isComparing: false }, "instead");
  }, [change]);

  return { query, change, close };
}

const isOpening = ({ preview, isComparing }: Changes) => Boolean(preview) || isComparing === true;
