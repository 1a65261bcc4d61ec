import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { Button } from "#src/ui/button.tsx";

interface ChosenTemplatesProps {
  count: number;
  onChange: (fields: Partial<TemplateSetting>) => void;
  onEdit: () => void;
  onClear: () => void;
}

const changes: readonly [string, Partial<TemplateSetting>][] = [
  ["Publish", { isHidden: false }],
  ["Hide", { isHidden: true }],
  ["Feature", { isFeatured: true }],
  ["Stop featuring", { isFeatured: false }],
];

/** The actions for all selected templates. */
export function ChosenTemplates({ count, onChange, onEdit, onClear }: ChosenTemplatesProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-card bg-sunken px-3 py-2">
      <p role="status" className="me-2 font-medium">
        {count} selected
      </p>
      {changes.map(([label, fields]) => (
        <Button key={label} size="small" onClick={() => onChange(fields)}>
          {label}
        </Button>
      ))}
      <Button size="small" onClick={onEdit}>
        Price and tags…
      </Button>
      <Button size="small" look="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
