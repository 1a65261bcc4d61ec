import { Link } from "wouter";
import { readProjectKey } from "#src/entities/projects/project-key.ts";
import { paths } from "#src/lib/paths.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { destinationName, destinationOf } from "#src/sites/form-settings.ts";
import { formsOf } from "#src/sites/forms.ts";

interface ExportFormsProps {
  projectKey: string;
  document: SiteDocument;
}

/** Lists the destination of each form of the site. It is set in the studio. */
export function ExportForms({ projectKey, document }: ExportFormsProps) {
  const forms = formsOf(document);
  if (forms.length === 0) return null;
  const destination = destinationOf(document.meta);
  const isOn = destination.kind !== "none";
  return (
    <section aria-labelledby="export-forms" className="mt-4 text-sm [overflow-wrap:anywhere]">
      <h3 id="export-forms" className="font-semibold">
        Forms
      </h3>
      <ul>
        {forms.map(({ id, name, page }) => (
          <li key={id}>
            {name}, on the page {page}:{" "}
            <span className="font-medium">
              {isOn
                ? `goes to ${destinationName(destination)}`
                : "off; visitors see how to call, write and find you"}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">
        {isOn ? "Change it" : "Switch forms on"} under Forms in{" "}
        {readProjectKey(projectKey) ? (
          <Link href={paths.studio(projectKey)} className="text-signal underline underline-offset-4">
            the studio
          </Link>
        ) : (
          "the studio, once this is a project of yours"
        )}
        .
      </p>
    </section>
  );
}
