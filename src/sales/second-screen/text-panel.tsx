import type { Page, SiteDocument } from "#src/sites/document.ts";
import { writeField } from "#src/sites/edit/edit-blocks.ts";
import { TextArea } from "#src/ui/text-area.tsx";
import type { Content } from "./messages.ts";
import { textsOf } from "./shared-texts.ts";

interface TextPanelProps {
  site: NonNullable<Content["site"]>;
  page: Page;
  onChange: (document: SiteDocument) => void;
}

/** The texts of the block in view. */
export function TextPanel({ site, page, onChange }: TextPanelProps) {
  const block = page.blocks.find(({ id }) => id === site.block) ?? page.blocks[0];
  if (!block) return null;
  const places = textsOf(block);
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
