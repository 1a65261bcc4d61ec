import { useEffect, useState } from "react";
import { paths } from "#src/lib/paths.ts";
import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import { isEntryPage } from "#src/sites/entry.ts";
import { withEntryPages } from "#src/sites/entry-pages.tsx";
import { type Hours, openNow } from "#src/sites/open-now.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { useSite, useStudio } from "../studio-slice.ts";

const LOOK_EVERY_MS = 20_000;

/** Shows whether the business is open now. Only the owner sees it, because the exported page has no clock. */
export function OpenNowNote({ hours }: { hours: Hours }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const said = openNow(hours, now);
  return (
    <p className="border-signal border-s-3 bg-sunken px-3 py-2 text-sm">
      <strong className="block font-semibold">
        {said ?? "These hours cannot be read as times, so it cannot be said whether you are open now."}
      </strong>
      {said && <span className="text-muted">By the clock of this device. Only you see this.</span>}
    </p>
  );
}

/** Opens the page of an entry in the selected block, if it has one. */
export function EntryPreview({ list, index }: { list: FieldPath; index: number }) {
  const site = useSite();
  const page = useStudio((studio) => studio.page);
  const block = useStudio((studio) => studio.block);
  const key = useStudio((studio) => studio.opened.key);
  const own = withEntryPages(site)
    .pages.filter(isEntryPage)
    .find(({ entry }) => entry.list.id === page && entry.block.id === block && entry.index === index);
  if (!own || list.length > 1) return null;
  return (
    <div className="grid gap-1">
      <ButtonLink size="small" href={`${paths.openProject(key)}?page=${own.id}`}>
        Preview its page
      </ButtonLink>
      <p className="text-muted text-xs [overflow-wrap:anywhere]">{`In the export: ${own.path}.html`}</p>
    </div>
  );
}
