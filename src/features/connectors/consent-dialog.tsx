import linkIcon from "icon:plugs-connected";
import { type FormEvent, useState } from "react";
import { isHosted } from "#src/api/hosted.ts";
import { brand } from "#src/lib/brand.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { Connector } from "./connector-catalogue.ts";

interface ConsentDialogProps {
  connector: Connector;
  projectName: string;
  onAllow: (consent: { account: string; scopes: string[] }) => void;
  onClose: () => void;
}

/** Asks as a service would: which account, and what may be done with it. */
export function ConsentDialog({ connector, projectName, onAllow, onClose }: ConsentDialogProps) {
  const { name, icon, account: wanted, scopes } = connector;
  const [account, setAccount] = useState("");
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (account.trim() === "") {
      setError("Required");
      return;
    }
    onAllow({
      account: account.trim(),
      scopes: scopes.filter(({ id }) => !refused.has(id)).map(({ id }) => id),
    });
  };

  return (
    <Dialog
      title={`Connect ${name}`}
      subtitle={`${brand.name} asks for access, for the project “${projectName}”.`}
      onClose={onClose}
    >
      <div className="blueprint mb-5 flex flex-wrap items-center justify-center gap-4 rounded-[10px] border border-line py-5">
        <span className="font-bold font-display">{brand.name}</span>
        <Icon path={linkIcon} className="size-6 text-signal" />
        <span className="flex items-center gap-2 font-bold font-display">
          <Icon path={icon} className="size-5" />
          {name}
        </span>
      </div>
      <form onSubmit={submit} noValidate>
        <TextField
          label={wanted.label}
          placeholder={wanted.example}
          value={account}
          maxLength={200}
          required
          autoComplete="off"
          error={error}
          onChange={({ target }) => {
            setAccount(target.value);
            setError(undefined);
          }}
        />
        <fieldset className="mt-5">
          <legend className="font-medium">It may then</legend>
          {scopes.map(({ id, label, isOptional }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={!refused.has(id)}
                disabled={!isOptional}
                onChange={() => {
                  const next = new Set(refused);
                  if (!next.delete(id)) next.add(id);
                  setRefused(next);
                }}
              />
              <span>
                {label} {!isOptional && <span className="text-muted text-sm">(always)</span>}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="mt-4 border-signal border-s-4 ps-3 text-muted text-sm">
          This is a simulation: no service is asked, and no password is needed.
          {!isHosted() && " Nothing leaves this browser."}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Do not allow</Button>
          <Button look="primary" type="submit">
            Allow
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
