import checkIcon from "icon:check";
import minusIcon from "icon:minus";
import { type ReactNode, Suspense } from "react";
import { templateFeatures, templateStyles } from "#src/contract/template-facets.ts";
import type { Template } from "#src/contract/templates.ts";
import { useBeta } from "#src/features/beta/beta-slice.ts";
import { later, laterIfThere } from "#src/lib/later.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { facets, kindOf } from "./facets.ts";
import { Swatches } from "./swatches.tsx";
import type { CardActions } from "./template-card.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import { TemplatePrice } from "./template-price.tsx";

const load = () => import("./sites-on-demand.ts");
const ComparedSite = later(() => load().then(({ ComparedSite }) => ComparedSite));
const SiteFonts = laterIfThere(() => load().then(({ SiteFonts }) => SiteFonts));
const SitePages = later(() => load().then(({ SitePages }) => SitePages));

interface CompareDialogProps extends Pick<CardActions, "onUse" | "onPreview"> {
  templates: readonly Template[];
  onRemove: (template: Template) => void;
  onClose: () => void;
}

/** Compares two or three templates: live previews, and a table of features. */
export function CompareDialog({ templates, onUse, onPreview, onRemove, onClose }: CompareDialogProps) {
  const isBeta = useBeta((beta) => beta.isBeta);
  const features = Object.entries(templateFeatures).filter(([id]) =>
    templates.some(({ features }) => (features as string[]).includes(id)),
  );

  const row = (name: string, cell: (template: Template) => ReactNode) => (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-3 pe-2 text-start font-medium text-muted max-sm:text-sm sm:pe-4">
        {name}
      </th>
      {templates.map((template) => (
        <td key={template.id} className="py-3 pe-2 sm:pe-5">
          {cell(template)}
        </td>
      ))}
    </tr>
  );

  return (
    <Dialog title="Side by side" onClose={onClose} className="max-w-[88rem]!">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
      <section aria-label="Comparison" tabIndex={0} className="-mx-1 overflow-x-auto px-1">
        <table className="w-full table-fixed" data-columns={templates.length}>
          <colgroup>
            <col className="w-22 sm:w-36" />
            {templates.map(({ id }) => (
              <col key={id} className="w-30 sm:w-60 lg:w-auto" />
            ))}
          </colgroup>
          <thead>
            <tr className="align-top">
              <td />
              {templates.map((template) => (
                <th key={template.id} scope="col" className="pe-2 sm:pe-5 pb-4 text-start font-normal">
                  <div className="overflow-hidden rounded-card border border-line">
                    <Suspense fallback={<TemplatePicture template={template} isFirst />}>
                      <ComparedSite template={template} />
                    </Suspense>
                  </div>
                  <span className="mt-3 block break-words font-bold font-display text-lg sm:text-xl">
                    {template.name}
                  </span>
                  <span className="block text-muted">{kindOf(template)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row("Look", ({ style }) => (style ? templateStyles[style].look : "–"))}
            {row("Colours", ({ colour, swatches }) => (
              <span className="flex flex-wrap items-center gap-2">
                <Swatches colours={swatches} /> {facets.colour.values.get(colour)}
              </span>
            ))}
            {row("Fonts", (template) => (
              <Suspense fallback="…">
                <SiteFonts template={template} />
              </Suspense>
            ))}
            {row("Pages", (template) => (
              <Suspense fallback="…">
                <SitePages template={template} />
              </Suspense>
            ))}
            {features.map(([id, name]) => (
              <tr key={id} className="border-line border-t">
                <th
                  scope="row"
                  className="py-2 pe-2 text-start font-medium text-muted max-sm:text-sm sm:pe-4"
                >
                  {name}
                </th>
                {templates.map((template) => (
                  <td key={template.id} className="py-2 pe-2 sm:pe-5">
                    <Mark isThere={(template.features as string[]).includes(id)} />
                  </td>
                ))}
              </tr>
            ))}
            {!isBeta && row("Price", ({ id }) => <TemplatePrice templateId={id} />)}
            <tr className="border-line border-t align-top">
              <td />
              {templates.map((template) => (
                <td key={template.id} className="py-4 pe-2 sm:pe-5">
                  <div className="flex flex-wrap gap-2">
                    <Button
                      look="primary"
                      size="small"
                      aria-label={`Use template: ${template.name}`}
                      onClick={() => onUse(template)}
                    >
                      Use template
                    </Button>
                    <Button
                      size="small"
                      aria-label={`Preview: ${template.name}`}
                      onClick={() => onPreview(template)}
                    >
                      Preview
                    </Button>
                    <Button
                      look="quiet"
                      size="small"
                      aria-label={`Remove: ${template.name}`}
                      onClick={() => onRemove(template)}
                    >
                      Remove
                    </Button>
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

function Mark({ isThere }: { isThere: boolean }) {
  return (
    <>
      <Icon
        path={isThere ? checkIcon : minusIcon}
        className={isThere ? "size-5 text-signal" : "size-5 text-muted"}
      />
      <span className="sr-only">{isThere ? "Yes" : "No"}</span>
    </>
  );
}
