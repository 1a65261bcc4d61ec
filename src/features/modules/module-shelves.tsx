import { useMemo } from "react";
import type { Module } from "#src/contract/modules.ts";
import { LongModuleShelves } from "./long-module-shelves.tsx";
import { ModuleCard } from "./module-card.tsx";
import { ShelfHeading } from "./shelf-heading.tsx";
import { type Shelf, shelvesOf } from "./shelf-rows.ts";

/** Above this number of modules the list is virtualized. */
const MOST_AT_ONCE = 60;

/** The modules, grouped by category. */
export function ModuleShelves({ modules }: { modules: readonly Module[] }) {
  const shelves = useMemo(() => shelvesOf(modules), [modules]);
  const Shelves = modules.length > MOST_AT_ONCE ? LongModuleShelves : WholeShelves;
  return <Shelves shelves={shelves} />;
}

function WholeShelves({ shelves }: { shelves: readonly Shelf[] }) {
  return shelves.map(({ category, modules }) => (
    <section key={category} aria-labelledby={`shelf-${category}`} className="mb-14">
      <ShelfHeading category={category} />
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {modules.map((module) => (
          <li key={module.name} className="[contain-intrinsic-height:auto_24rem] [content-visibility:auto]">
            <ModuleCard module={module} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
