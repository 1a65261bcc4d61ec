import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { type FieldPath, writeField } from "#src/sites/edit/edit-blocks.ts";
import type { Fields } from "#src/sites/fields.ts";
import { TextArea } from "#src/ui/text-area.tsx";
import type { Content } from "./messages.ts";

interface TextPanelProps {
  site: NonNullable<Content["site"]>;
  page: Page;
  onChange: (document: SiteDocument) => void;
}

interface TextPlace {
  path: FieldPath;
  label: string;
  text: string;
  maximum: number | undefined;
}

/** The texts of the block in view. */
export function TextPanel({ site, page, onChange }: TextPanelProps) {
  const block = page.blocks.find(({ id }) => id === site.block) ?? page.blocks[0];
  if (!block) return null;
  const places = block.isLocked ? [] : textsIn(blocks[block.kind].fields, block.data);
  return (
    <section
      aria-label="Texts of this part"
      className="max-h-[45%] shrink-0 overflow-y-auto border-line border-b bg-raised p-4 md:max-h-none md:w-88 md:border-s md:border-b-0"
    >
      <h2 className="text-lg">Texts of this part</h2>
      <p className="mb-3 text-muted text-sm">Scroll the site to change another part.</p>
      {places.length === 0 && <p>This part has no texts that can be changed here.</p>}
      {places.map(({ path, label, text, maximum }) => (
        <TextArea
          key={`${block.id} ${path.join(".")}`}
          label={label}
          rows={text.length > 60 ? 3 : 1}
          maxLength={maximum}
          value={text}
          onChange={({ target }) =>
            onChange(writeField(site.document, { page: page.id, block: block.id }, path, target.value))
          }
          className="mb-3"
        />
      ))}
    </section>
  );
}

function textsIn(fields: Fields, data: unknown, path: FieldPath = [], before = ""): TextPlace[] {
  return Object.entries(fields).flatMap(([name, field]): TextPlace[] => {
    const value = (data as Record<string, unknown> | undefined)?.[name];
    const here = [...path, name];
    const label = before + field.label;
    if ((field.kind === "line" || field.kind === "text") && typeof value === "string")
      return [{ path: here, label, text: value, maximum: field.maximum }];
    if (field.kind === "list" && field.fields && Array.isArray(value)) {
      const { fields: inner, entry = "Entry" } = field;
      return value.flatMap((one, index) =>
        textsIn(inner, one, [...here, index], `${before}${entry} ${index + 1}: `),
      );
    }
    return [];
  });
}
