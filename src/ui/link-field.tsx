import copyIcon from "icon:copy";
import shareIcon from "icon:share-network";
import { useEffect, useId, useRef, useState } from "react";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "./button.tsx";
import { inputLook } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface LinkFieldProps {
  label: string;
  address: string;
  /** A description of the destination, for the share sheet. */
  title: string;
  onHandedOn?: (() => void) | undefined;
}

/** A link to copy or share. If copying fails, the link is selected. */
export function LinkField({ label, address, title, onHandedOn }: LinkFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ of: string; text: string }>();
  const [canShare, setCanShare] = useState(false);
  const tell = (text: string) => setOutcome({ of: address, text });

  // Set after the first render, which may be prerendered.
  useEffect(() => setCanShare("share" in navigator), []);

  const [copy] = useAction(async () => {
    try {
      await navigator.clipboard.writeText(address);
      tell("Copied!");
    } catch {
      // Permission denied, or an insecure context, which has no clipboard.
      input.current?.select();
      tell("The browser did not let us copy. The link is selected: press Ctrl+C or ⌘C.");
    }
    onHandedOn?.();
  });

  const [share] = useAction(async () => {
    try {
      await navigator.share({ title, url: address });
      onHandedOn?.();
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // cancelled by the visitor
      tell("The device could not share it. Copy the link instead.");
    }
  });

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        readOnly
        value={address}
        placeholder="No link yet"
        onFocus={({ target }) => target.select()}
        className={`${inputLook} font-text text-sm`}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="primary" disabled={!address} onClick={copy}>
          <Icon path={copyIcon} /> Copy link
        </Button>
        {canShare && (
          <Button disabled={!address} onClick={share}>
            <Icon path={shareIcon} /> Share…
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {outcome?.of === address && outcome.text}
      </p>
    </div>
  );
}
