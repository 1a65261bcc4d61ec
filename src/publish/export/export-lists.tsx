import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { SiteDocument } from "#src/sites/document.ts";

/** Says which lists show records of an application that have changed since the list was filled. */
export function ExportLists({ document }: { document: SiteDocument }) {
  const hasSource = document.pages.some(({ blocks }) => blocks.some(({ from }) => from));
  const { value, error } = useAsyncValue(async () => {
    if (!hasSource) return [];
    const { compareLists } = await import("#src/apps/on-sites/read-source.ts");
    return compareLists(document);
  }, [document, hasSource]);
  const lists = (value ?? []).filter(({ isOlder, problem }) => isOlder || problem);
  if (!error && lists.length === 0) return null;
  return (
    <section aria-labelledby="export-lists" className="mt-4 text-sm [overflow-wrap:anywhere]">
      <h3 id="export-lists" className="font-semibold">
        Lists from an application
      </h3>
      {error ? (
        <p>Whether they are up to date could not be read. The site shows them as they are in the studio.</p>
      ) : (
        <ul>
          {lists.map(({ place, source, problem }) => (
            <li key={`${place.page}/${place.block}`}>
              {nameOf(document, place)}:{" "}
              <span className="font-medium">
                {problem ?? `older than the records, as of ${new Date(source.at).toLocaleDateString()}.`}
              </span>{" "}
              {!problem && "Bring it up to date under its block in the studio."}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function nameOf(document: SiteDocument, place: { page: string; block: string }) {
  const page = document.pages.find(({ id }) => id === place.page);
  const block = page?.blocks.find(({ id }) => id === place.block);
  const title = block && "title" in block.data ? String(block.data.title) : "";
  return `${title || (block && blocks[block.kind].label)}, on the page ${page?.label || page?.title}`;
}
