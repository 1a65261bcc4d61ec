import { Link } from "wouter";
import type { Module } from "#src/contract/modules.ts";
import { RoleLinks } from "#src/entities/demo-users/role-links.tsx";
import { ModuleImage } from "#src/entities/modules/module-image.tsx";
import { paths } from "#src/lib/paths.ts";
import { Card } from "#src/ui/card.tsx";

export function ModuleCard({ module }: { module: Module }) {
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-[border-color] hover:border-edge">
      <ModuleImage module={module} />
      <div className="flex grow flex-col p-4">
        <h3 className="text-lg">
          {/* The link covers the whole card; the links to the demo are layered above it. */}
          <Link
            href={paths.modulePreview(module.name)}
            className="after:absolute after:inset-0 group-hover:text-signal"
          >
            {module.name}
          </Link>
        </h3>
        <p className="mt-1.5 mb-4 text-muted">{module.description}</p>
        <div data-tour="entries" className="relative mt-auto">
          <p className="mb-1 text-muted text-sm">Enter as</p>
          <RoleLinks module={module} />
        </div>
      </div>
    </Card>
  );
}
