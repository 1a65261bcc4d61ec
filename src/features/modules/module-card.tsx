import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Module } from "#src/contract/modules.ts";
import { paths } from "#src/lib/paths.ts";
import { Card } from "#src/ui/card.tsx";
import { ModuleImage } from "./module-image.tsx";

interface ModuleCardProps {
  module: Module;
  entries: ReactNode;
}

export function ModuleCard({ module, entries }: ModuleCardProps) {
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-[border-color] hover:border-edge">
      <ModuleImage module={module} />
      <div className="flex grow flex-col p-4">
        <h3 className="text-lg">
          {/* The whole card leads to the preview; the ways into the demo lie above that area. */}
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
          {entries}
        </div>
      </div>
    </Card>
  );
}
