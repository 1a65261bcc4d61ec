import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { fitsCode } from "#src/ui/code-length.ts";
import { QrCode } from "#src/ui/qr-code.tsx";
import { TextArea } from "#src/ui/text-area.tsx";

interface CodeCardProps {
  text: string;
  label: string;
  /** Instructions shown below the code. */
  hint: string;
}

/** A QR code for the other device's camera, and its text to copy for devices without one. */
export function CodeCard({ text, label, hint }: CodeCardProps) {
  const [outcome, setOutcome] = useState("");
  const box = useRef<HTMLDivElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied.");
    } catch {
      // Permission denied, or an insecure context, which has no clipboard.
      box.current?.querySelector("textarea")?.select();
      setOutcome("The browser did not let us copy. It is selected: press Ctrl+C or ⌘C.");
    }
  };
  const share = () => navigator.share({ text }).catch(() => {}); // closed without sharing

  return (
    <div ref={box}>
      {fitsCode(text) ? (
        <QrCode address={text} className="w-full rounded-md border border-line" />
      ) : (
        <p className="rounded-md border border-line border-dashed p-4 text-sm">
          This text is too long for a code that a camera can read. Copy it instead.
        </p>
      )}
      <p className="mt-2 text-muted text-sm">{hint}</p>
      <TextArea label={label} rows={3} readOnly value={text} className="mt-3 [&_textarea]:break-all" />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={copy}>
          Copy the text
        </Button>
        {"share" in navigator && (
          <Button size="small" onClick={share}>
            Share…
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {outcome}
      </p>
    </div>
  );
}
