import type { SiteDocument } from "#src/sites/document.ts";
import { outgoingOf } from "#src/sites/outgoing.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

interface AdoptDialogProps {
  document: SiteDocument;
  /** The host that the sender's forms were sent to, or "". */
  formHost: string;
  isSaving: boolean;
  onAdopt: () => void;
  onClose: () => void;
}

/** Lists the addresses that a shared site links to, before the visitor adopts it. */
export function AdoptDialog({ document, formHost, isSaving, onAdopt, onClose }: AdoptDialogProps) {
  const { hosts, mail, phones } = outgoingOf(document);
  const ways = [
    ["Websites", hosts],
    ["Mail", mail],
    ["Telephone", phones],
  ] as const;
  return (
    <Dialog title="Make it mine" subtitle="It becomes a project of yours, in this browser." onClose={onClose}>
      <p>Somebody else has made it, so look first where it sends your visitors:</p>
      <dl className="mt-3 divide-y divide-line border-line border-y">
        {ways.map(([name, targets]) => (
          <Way key={name} name={name}>
            {targets.length === 0 && "Nowhere"}
            {targets.map((target) => (
              <bdi key={target} className="block font-medium">
                {target}
              </bdi>
            ))}
          </Way>
        ))}
        <Way name="Forms">
          Switched off.
          {formHost && (
            <>
              {" "}
              Its sender had them sent to <bdi className="font-medium">{formHost}</bdi>, which is left out.
            </>
          )}
        </Way>
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" aria-disabled={isSaving} onClick={onAdopt}>
          {isSaving ? "Saving…" : "Make it mine"}
        </Button>
      </div>
    </Dialog>
  );
}

function Way({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="max-h-40 overflow-y-auto [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
