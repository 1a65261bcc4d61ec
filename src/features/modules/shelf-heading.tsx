import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { categoryLooks } from "#src/entities/modules/category-look.ts";

/** A category's name and purpose. Its id is `shelf-` plus the category, for `aria-labelledby`. */
export function ShelfHeading({ category }: { category: ModuleCategory }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 border-line border-b pb-3">
      <h2 id={`shelf-${category}`} className="text-2xl">
        {category}
      </h2>
      <p className="text-muted">{categoryLooks[category].purpose}</p>
    </div>
  );
}
