import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import type { TemplateImport } from "./template-file.ts";

interface ImportDialogProps {
  fileName: string;
  found: TemplateImport;
  onApply: (changes: TemplateSetting[]) => void;
  onClose: () => void;
}

const SHOWN = 100;
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;
const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Shows the changes and errors of a file before anything is applied. */
export function ImportDialog({ fileName, found, onApply, onClose }: ImportDialogProps) {
  const { changes, goodRows, badRows, problems } = found;
  const canApply = changes.length > 0;
  return (
    <Dialog title="Import templates" subtitle={fileName} onClose={onClose} className="max-w-2xl!">
      <p>
        {goodRows === 0 ? (
          "No row can be applied:"
        ) : (
          <>
            {count(goodRows, "row")} can be read and would change{" "}
            {canApply ? count(changes.length, "template") : "no template"}.{" "}
            {badRows > 0 ? `${count(badRows, "row")} cannot be applied:` : "No row has an error."}
          </>
        )}
      </p>
      {problems.length > 0 && (
        <section
          aria-label="Problems"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
          tabIndex={0}
          className="mt-4 max-h-72 overflow-auto rounded-card border border-line"
        >
          <table className="w-full border-collapse text-left text-sm">
            <thead className="bg-sunken text-muted">
              <tr>
                <th scope="col" className="w-12 px-3 py-2 sm:w-16">
                  Row
                </th>
                <th scope="col" className="w-20 px-3 py-2 sm:w-28">
                  Column
                </th>
                <th scope="col" className="px-3 py-2">
                  Problem
                </th>
              </tr>
            </thead>
            <tbody>
              {problems.slice(0, SHOWN).map(({ row, column, text, message }) => (
                <tr key={`${row} ${column}`} className="border-line border-t">
                  <td className="px-3 py-2 tabular-nums">{row}</td>
                  <td className="px-3 py-2">{column}</td>
                  <td className="px-3 py-2 [overflow-wrap:anywhere]">
                    {text && `“${shorten(text)}”: `}
                    {message}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {problems.length > SHOWN && <p className="p-3 text-muted">and {problems.length - SHOWN} more</p>}
        </section>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={!canApply} onClick={() => onApply(changes)}>
          {!canApply
            ? "Nothing to apply"
            : badRows > 0
              ? `Apply the ${count(goodRows, "good row")}`
              : "Apply all"}
        </Button>
      </div>
    </Dialog>
  );
}
