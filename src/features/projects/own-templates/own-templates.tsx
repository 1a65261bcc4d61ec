import { Suspense } from "react";
import { useOwnTemplates } from "#src/features/projects/projects-queries.ts";
import { later } from "#src/lib/later.ts";

// Deferred, because it contains the site engine and most visitors have no templates.
const OwnTemplateCard = later(() =>
  import("./own-template-card.tsx").then(({ OwnTemplateCard }) => OwnTemplateCard),
);

/** The visitor's own templates; nothing if there are none. */
export function OwnTemplates() {
  const templates = useOwnTemplates();
  if (!templates?.length) return null;
  return (
    <section aria-labelledby="own-templates" className="mb-12">
      <h2 id="own-templates" className="text-xl">
        Your templates
      </h2>
      <p className="mt-1 mb-4 max-w-[62ch] text-muted">
        Sites that you saved as a start for others. A new project gets a copy, with its forms switched off.
      </p>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Suspense>
          {templates.map((template) => (
            <li key={template.id} className="min-w-0">
              <OwnTemplateCard template={template} />
            </li>
          ))}
        </Suspense>
      </ul>
    </section>
  );
}
