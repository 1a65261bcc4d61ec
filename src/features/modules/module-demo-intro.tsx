import type { Module } from "#src/contract/modules.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import { categoryBanner } from "./category-look.ts";

interface ModuleDemoIntroProps {
  module: Module;
  onLogin: () => void;
}

/** What stands behind the login dialog of a module's demo. */
export function ModuleDemoIntro({ module, onLogin }: ModuleDemoIntroProps) {
  return (
    <div className="relative isolate flex min-h-[70vh] items-center overflow-hidden bg-night text-on-night">
      <img
        src={categoryBanner(module.category)}
        alt=""
        className="absolute inset-0 -z-10 size-full object-cover object-right"
      />
      {/* On a phone the text lies over the subject, which must then step back. */}
      <div className="absolute inset-0 -z-10 bg-night/70 lg:hidden" />
      <div className="page py-16">
        <div className="max-w-xl">
          <CategoryBadge category={module.category} />
          <PageHeading title={`${module.name} demo`} className="mt-4">
            {module.name}
          </PageHeading>
          <p className="mt-4 text-on-night-muted text-lg">{module.description}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button look="primary" onClick={onLogin}>
              Log in to the demo
            </Button>
            <ButtonLink href={paths.modulePreview(module.name)}>About this module</ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
