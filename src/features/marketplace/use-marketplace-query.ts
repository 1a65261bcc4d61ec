import { useCallback, useEffect, useMemo, useState } from "react";
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

/** The pause in typing after which the words are written to the address. Safari allows 100 changes in 30 seconds. */
const PAUSE_MS = 300;

/** The query in the address, and the functions that change it: `type` is for words that are still being typed. */
export function useMarketplaceQuery() {
  const [search, setSearch] = useSearchParams();
  const [typed, type] = useState<string | null>(null);
  const stored = useMemo(() => readQuery(search, isTemplate), [search]);
  const query = useMemo(() => (typed === null ? stored : { ...stored, words: typed }), [typed, stored]);

  const change = useCallback<ChangeQuery>(
    (changes, how = "on top") => {
      if ("words" in changes) type(null);
      setSearch(
        (now) =>
          writeQuery(now, typeof changes === "function" ? changes(readQuery(now, isTemplate)) : changes),
        {
          replace: how === "instead",
          // Going back closes any dialog on top of the page.
          state:
            how === "on top" && typeof changes === "object" && isOpening(changes) ? { isOpened: true } : null,
        },
      );
    },
    [setSearch],
  );

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(change, PAUSE_MS, { words: typed }, "instead");
    return () => clearTimeout(timer);
  }, [typed, change]);

  /** Closes the open dialog without leaving a history entry. */
  const close = useCallback(() => {
    const { isOpened } = (history.state ?? {}) as { isOpened?: unknown };
    if (isOpened === true) void goBack();
    else change({ preview: null, isComparing: false }, "instead");
  }, [change]);

  return { query, change, type, isTyping: typed !== null, close };
}

const isOpening = ({ preview, isComparing }: Changes) => Boolean(preview) || isComparing === true;
