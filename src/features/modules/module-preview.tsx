import type { ReactNode } from "react";
import type { Module } from "#src/contract/modules.ts";
import { categoryLooks } from "#src/entities/modules/category-look.ts";
import { ModuleImage } from "#src/entities/modules/module-image.tsx";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Fact } from "#src/ui/fact.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { CategoryBadge } from "./category-badge.tsx";

interface ModulePreviewProps {
  module: Module;
  /** The module is the built-in one until the stored one is loaded. */
  isLoading: boolean;
  onTry: () => void;
  /** The login panel. */
  aside: ReactNode;
  interfacePreview: ReactNode;
}

export function ModulePreview({ module, isLoading, onTry, aside, interfacePreview }: ModulePreviewProps) {
  return (
    <>
      <div className="blueprint border-line border-b">
        <div className="page grid grid-cols-[minmax(0,1fr)] items-center gap-8 py-10 lg:grid-cols-2 lg:gap-14 lg:py-14 screen-reader:grid-cols-[minmax(0,1fr)]">
          <div className="min-w-0">
            <CategoryBadge category={module.category} />
            <PageHeading title={module.name} className="mt-4">
              {module.name}
            </PageHeading>
            <p className="mt-4 max-w-[60ch] text-lg text-muted">{module.description}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <Button look="primary" onClick={onTry}>
                Try Demo Now
              </Button>
              <ButtonLink href={paths.liveDemos}>Back to Modules</ButtonLink>
            </div>
            <p role="status" className="mt-3 min-h-6 text-muted text-sm">
              {isLoading && "Loading module preview..."}
            </p>
          </div>
          <ModuleImage module={module} isFirst className="rounded-card border border-line" />
        </div>
      </div>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:order-first">
          <section aria-labelledby="module-information">
            <h2 id="module-information" className="mb-4 text-2xl">
              Module information
            </h2>
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <Fact name="Category" value={`${module.category}: ${categoryLooks[module.category].purpose}`} />
              <Fact name="Sections" value="Dashboard, Data View, Reports, Settings" />
              <Fact name="Version" value="1.2.0" />
              <Fact name="License" value="Commercial" />
            </dl>
          </section>
          <section aria-labelledby="interface-preview" className="mt-12">
            <h2 id="interface-preview" className="mb-4 text-2xl">
              Interface preview
            </h2>
            {interfacePreview}
          </section>
        </div>
        <aside aria-label="Demo login" className="order-first lg:order-none">
          <div className="lg:sticky lg:top-6">{aside}</div>
        </aside>
      </div>
    </>
  );
}
