import type { Module } from "#src/contract/modules.ts";
import { categoryBanner } from "#src/entities/modules/category-look.ts";
import { paths } from "#src/lib/paths.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { CategoryBadge } from "./category-badge.tsx";

interface ModuleDemoIntroProps {
  module: Module;
  onLogin: () => void;
}

/** The page behind the login dialog of a module's demo. */
export function ModuleDemoIntro({ module, onLogin }: ModuleDemoIntroProps) {
  return (
    <Banner image={categoryBanner(module.category)} className="-mb-16 flex min-h-[70vh] items-center">
      <div className="page py-16">
        <div className="max-w-xl">
          <CategoryBadge category={module.category} />
          <PageHeading title={`${module.name} demo`} className="mt-4">
            {module.name}
          </PageHeading>
          <p className="mt-4 max-w-[30rem] text-lg text-on-night-muted">{module.description}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button look="primary" onClick={onLogin}>
              Log in to the demo
            </Button>
            <ButtonLink href={paths.modulePreview(module.name)}>About this module</ButtonLink>
          </div>
        </div>
      </div>
    </Banner>
  );
}
