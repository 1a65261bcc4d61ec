import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { moduleCategories } from "#src/contract/module-categories.ts";
import type { Module } from "#src/contract/modules.ts";
import { categoryLooks } from "#src/entities/modules/category-look.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { SettlingNumber } from "#src/ui/settling-number.tsx";
import { filterModules } from "./filter-modules.ts";
import { ModuleShelves } from "./module-shelves.tsx";

/** The catalogue with search and category filter. The query is stored in the address. */
export function ModuleBrowser({ modules }: { modules: readonly Module[] }) {
  const [search, setSearch] = useSearchParams();
  const words = search.get("q") ?? "";
  const category = moduleCategories.find((name) => name === search.get("category")) ?? null;
  const found = useMemo(() => filterModules(modules, words, null), [modules, words]);
  const shown = useMemo(() => filterModules(found, "", category), [found, category]);

  const set = (changes: Record<string, string | null>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true },
    );

  return (
    <div>
      <div data-demo="" className="mb-8 grid gap-4 lg:grid-cols-[minmax(0,22rem)_1fr] lg:items-center">
        <SearchField
          label="Search modules"
          tour="search"
          value={words}
          onChange={(event) => set({ q: event.target.value })}
          placeholder="Search modules"
        />
        <div data-tour="categories" className="min-w-0">
          <RadioGroup
            label="Category"
            value={category ?? "All"}
            onChoose={(name) => set({ category: name === "All" ? null : name })}
            className="flex flex-wrap gap-2 lg:justify-end"
          >
            <CategoryButton name="All" count={found.length} />
            {moduleCategories.map((name) => (
              <CategoryButton
                key={name}
                name={name}
                icon={categoryLooks[name].icon}
                count={found.filter((module) => module.category === name).length}
              />
            ))}
          </RadioGroup>
        </div>
      </div>

      <p role="status" className="sr-only">
        {shown.length === 1 ? "1 module" : `${shown.length} modules`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="No modules found"
          action={<Button onClick={() => set({ q: null, category: null })}>Show all modules</Button>}
        >
          Nothing matches “{words}”{category && ` in ${category}`}. Try a shorter word or another category.
        </EmptyState>
      ) : (
        <ModuleShelves modules={shown} />
      )}
    </div>
  );
}

interface CategoryButtonProps {
  name: string;
  icon?: string;
  count: number;
}

function CategoryButton({ name, icon, count }: CategoryButtonProps) {
  return (
    <RadioButton
      value={name}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-4 font-medium hover:border-ink aria-checked:border-ink aria-checked:bg-ink aria-checked:text-paper"
    >
      {icon && <Icon path={icon} className="hidden size-[1.25em] lg:block" />}
      {name} <SettlingNumber value={count} className="font-normal opacity-80" />
    </RadioButton>
  );
}
