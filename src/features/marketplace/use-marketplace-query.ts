import { useCallback, useMemo } from "react";
import { useSearchParams } from "wouter";
import { templates } from "#src/contract/template-catalogue.ts";
import { type MarketplaceQuery, readQuery, writeQuery } from "./marketplace-query.ts";

const byId = new Map(templates.map((template) => [template.id, template]));

export const findTemplate = (id: string) => byId.get(id);
const isTemplate = (id: string) => byId.has(id);

export type ChangeQuery = (changes: Partial<MarketplaceQuery>, how?: "on top" | "instead") => void;

/** What this address asks of the marketplace, and how to ask for something else. */
export function useMarketplaceQuery() {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readQuery(search, isTemplate), [search]);

  const change = useCallback<ChangeQuery>(
    (changes, how = "on top") =>
      setSearch((now) => writeQuery(now, changes), {
        replace: how === "instead",
        // What was opened on top of the page is closed by going back.
        state: how === "on top" && isOpening(changes) ? { isOpened: true } : null,
      }),
    [setSearch],
  );

  /** Closes what is open on top of the page, and leaves no entry of it behind. */
  const close = useCallback(() => {
    const { isOpened } = (history.state ?? {}) as { isOpened?: unknown };
    if (isOpened === true) history.back();
    else change({ preview: null, isComparing: false }, "instead");
  }, [change]);

  return { query, change, close };
}

const isOpening = ({ preview, isComparing }: Partial<MarketplaceQuery>) =>
  Boolean(preview) || isComparing === true;
