import { useId, useState } from "react";
import { IMAGE_ADDRESS_RULE, isImageAddress, isInlineImage } from "#src/contract/image-address.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { inputLook, TextField } from "#src/ui/field.tsx";
import { LinkImage } from "#src/ui/link-image.tsx";

import type { MadeLogo } from "./make-logo.ts";

type Maker = typeof import("./make-logo.ts");

interface LogoFieldProps {
  /** A small image as base64url, or an address stored by an earlier version. */
  value: string;
  /** Called with the logo and its colours; a removed logo has none. */
  onChange: (value: string, colours: readonly string[]) => void;
}

/** The prospect's logo. It is embedded in the link, so that opening the link makes no request to another host. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState("");
  const isMade = isInlineImage(value);
  const address = (typed ?? (isMade ? "" : value)).trim();

  const [read, isReading] = useAction(async (make: (maker: Maker) => Promise<MadeLogo>) => {
    setProblem("");
    const maker = await import("./make-logo.ts").catch(guardedReload);
    try {
      const { data, colours } = await make(maker);
      onChange(data, colours);
      setTyped("");
    } catch (error) {
      if (!(error instanceof maker.LogoError)) throw error;
      setProblem(error.message);
    }
  });

  const fetchOnce = () => {
    if (!isImageAddress(address)) return setProblem(IMAGE_ADDRESS_RULE);
    return read(({ logoFromAddress }) => logoFromAddress(assetAddress(address)));
  };

  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <div>
        <label htmlFor={id} className="mb-1 block font-medium">
          Their logo
        </label>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-describedby={`${id}-note`}
          className={inputLook}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(({ logoFromFile }) => logoFromFile(file));
          }}
        />
        <p id={`${id}-note`} className="mt-1 text-muted text-sm">
          Scaled to at most 96 pixels high and stored in the link itself. The site takes its colours.
        </p>
      </div>
      <div>
        <TextField
          label="Or its address"
          inputMode="url"
          placeholder="https://…"
          value={typed ?? (isMade ? "" : value)}
          onChange={({ target }) => setTyped(target.value)}
          hint="Its server is asked once, by this browser, and never by those who open the link."
        />
        <Button size="small" className="mt-2" aria-disabled={isReading} onClick={fetchOnce}>
          {isReading ? "Reading…" : "Fetch it once"}
        </Button>
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden sm:col-span-2">
        {problem}
      </p>
      {isMade && (
        <div className="flex items-center gap-4 sm:col-span-2">
          <LinkImage data={value} className="h-12 max-w-36 rounded-md border border-line p-1" />
          <Button size="small" onClick={() => onChange("", [])}>
            Remove the logo
          </Button>
        </div>
      )}
    </div>
  );
}
