import { Link } from "wouter";
import { offerTemplates } from "#src/contract/offered-templates.ts";
import { templates } from "#src/entities/templates/template-catalogue.ts";
import { useTemplateSettings } from "#src/entities/templates/template-settings-queries.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { kindOf } from "./facets.ts";
import { TemplatePicture } from "./template-picture.tsx";

const PLACES = 4;

/** Templates of an industry, shown below the proposals for a brief, with a link to all others. */
export function TemplateRow({ industry }: { industry: string }) {
  const offered = offerTemplates(templates, useTemplateSettings());
  const near = offered.filter((template) => template.industry === industry);
  return (
    <div className="page pb-10">
      <ul aria-label="Templates" className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6 lg:grid-cols-4">
        {(near.length < PLACES ? offered : near).slice(0, PLACES).map((template) => (
          <li key={template.id} className="group relative min-w-0">
            <TemplatePicture
              template={template}
              className="rounded-card border border-line group-hover:border-ink"
            />
            <h3 className="mt-3 text-lg">
              <Link
                href={paths.templatePreview(template.id)}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-signal focus-visible:after:outline-offset-4 group-hover:text-signal"
              >
                {template.name}
              </Link>
            </h3>
            <p className="text-muted text-sm">{kindOf(template)}</p>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.templateDemos} className="mt-8">
        See all templates
      </ButtonLink>
    </div>
  );
}
