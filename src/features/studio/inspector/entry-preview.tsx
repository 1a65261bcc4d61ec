import { paths } from "#src/lib/paths.ts";
import { entriesOf } from "#src/sites/entries.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { useSite, useStudio } from "../studio-slice.ts";

/** Leads to the page of an entry of the chosen block, where it has one. */
export function EntryPreview({ index }: { index: number }) {
  const site = useSite();
  const page = useStudio((studio) => studio.page);
  const block = useStudio((studio) => studio.block);
  const key = useStudio((studio) => studio.opened.key);
  const entry = entriesOf(site).find(
    (one) => one.list.id === page && one.block.id === block && one.index === index,
  );
  if (!entry) return null;
  return (
    <div className="grid gap-1">
      <ButtonLink size="small" href={`${paths.openProject(key)}?page=${entry.id}`}>
        Preview its page
      </ButtonLink>
      <p className="text-muted text-xs [overflow-wrap:anywhere]">{`In the export: ${entry.path}.html`}</p>
    </div>
  );
}
