import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { categoryLooks } from "./category-look.ts";

export function CategoryBadge({ category }: { category: ModuleCategory }) {
  const { icon, tone } = categoryLooks[category];
  return (
    <Badge tone={tone}>
      <Icon path={icon} /> {category}
    </Badge>
  );
}
