import { noSetting, settingsById } from "#src/contract/offered-templates.ts";
import { templateName } from "#src/contract/template-name.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";
import type { Table } from "#src/lib/spreadsheet/sheet.ts";
import { joinTags } from "../tag-list.ts";

export const templateFields: readonly Field[] = [
  { key: "id", label: "Template", aliases: ["id", "template id", "key"], isRequired: true },
  { key: "price", label: "Price", aliases: ["amount", "price in dollars"] },
  { key: "tags", label: "Tags", aliases: ["labels", "keywords"] },
  { key: "isHidden", label: "Hidden", aliases: ["hide"] },
  { key: "isFeatured", label: "Featured", aliases: ["feature", "highlight"] },
];

/** All templates as a table, including those with default settings. */
export function templateTable(ids: readonly string[], settings: readonly TemplateSetting[]): Table {
  const known = settingsById(settings);
  return {
    name: "Templates",
    columns: ["Template", "Name", "Price", "Tags", "Hidden", "Featured"],
    rows: ids.map((id) => {
      const { price, tags, isHidden, isFeatured } = known.get(id) ?? noSetting(id);
      const yes = (is: boolean) => (is ? "yes" : "no");
      return [
        id,
        templateName(id) ?? id,
        price === null ? null : price / 100,
        joinTags(tags),
        yes(isHidden),
        yes(isFeatured),
      ];
    }),
  };
}
