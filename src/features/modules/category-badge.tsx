import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { categoryLooks } from "#src/entities/modules/category-look.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Icon } from "#src/ui/icon.tsx";

export function CategoryBadge({ category }: { category: ModuleCategory }) {
  const { icon, tone } = categoryLooks[category];
  return (
    <Badge tone={tone}>
      <Icon path={icon} /> {category}
    </Badge>
  );
}
