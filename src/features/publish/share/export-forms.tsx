import type { SiteDocument } from "#src/sites/document.ts";
import { formsOf } from "#src/sites/forms.ts";
import { TextField } from "#src/ui/field.tsx";

interface ExportFormsProps {
  document: SiteDocument;
  address: string;
  isRefused: boolean;
  onChange: (address: string) => void;
}

/** Lists where each form of the site sends its answers. Only the owner sets it: no address comes with a site unseen. */
export function ExportForms({ document, address, isRefused, onChange }: ExportFormsProps) {
  const forms = formsOf(document);
  if (forms.length === 0) return null;
  const { formAddress } = document.meta;
  const where = formAddress && !isRefused ? `is sent to ${new URL(formAddress).host}` : "is switched off";
  return (
    <section aria-label="Forms" className="mt-4 grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
      <TextField
        label="Where forms are sent"
        type="url"
        placeholder="https://forms.example.com/…"
        value={address}
        onChange={({ target }) => onChange(target.value)}
        hint="Optional, and for this export alone: the address that a form service has given you."
        error={isRefused ? "Use an address such as https://forms.example.com/abc" : undefined}
      />
      <ul className="text-sm [overflow-wrap:anywhere] sm:pt-8">
        {forms.map(({ id, block, page }) => (
          <li key={id}>
            {block}, on the page {page}: <span className="font-medium">{where}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
