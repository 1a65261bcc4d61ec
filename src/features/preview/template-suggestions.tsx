import { Suspense } from "react";
import { Link } from "wouter";
import { useQuery } from "#src/api/query.ts";
import { templateName } from "#src/contract/template-name.ts";
import { type LoadedTemplate, listTemplateIds, loadTemplate } from "#src/entities/projects/load-template.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { similarIds } from "./similar-ids.ts";

const COUNT = 6;

const SiteThumbnail = laterIfThere(() =>
  import("#src/sites/show/on-demand.ts").then(({ SiteThumbnail }) => SiteThumbnail),
);

interface TemplateSuggestionsProps {
  /** The requested id. */
  wanted: string;
}

/** Suggests templates with similar ids. */
export function TemplateSuggestions({ wanted }: TemplateSuggestionsProps) {
  const { data: found } = useQuery({
    queryKey: ["nearest-templates", wanted],
    queryFn: () => loadNearest(wanted),
  });
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {found
        ? found.map((template) => <Suggestion key={template.id} {...template} />)
        : Array.from({ length: COUNT }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are equal placeholders
            <li key={index} aria-hidden="true">
              <Skeleton className="aspect-8/5" />
            </li>
          ))}
    </ul>
  );
}

function Suggestion({ id, document }: LoadedTemplate) {
  const { name } = document.meta.business;
  return (
    <li className="relative overflow-hidden rounded-card border border-line bg-raised focus-within:border-ink hover:border-ink">
      <div className="aspect-8/5 overflow-hidden border-line border-b">
        <Suspense fallback={<Skeleton className="h-full" />}>
          <SiteThumbnail document={document} height={800} label={`The home page of ${name}`} />
        </Suspense>
      </div>
      <div className="px-4 py-3">
        <h3 className="text-lg">
          <Link href={paths.openProject(id)} className="after:absolute after:inset-0">
            {templateName(id) ?? id}
          </Link>
        </h3>
        <p className="text-muted text-sm">Shown as {name}</p>
      </div>
    </li>
  );
}

async function loadNearest(wanted: string) {
  const ids = similarIds(wanted, await listTemplateIds(), COUNT);
  const found = await Promise.all(ids.map(loadTemplate));
  return found.filter((template) => template !== null);
}
