import linkIcon from "icon:plugs-connected";
import * as z from "zod/mini";
import { isHosted } from "#src/api/hosted.ts";
import { text } from "#src/contract/fields.ts";
import { brand } from "#src/lib/brand.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, useForm } from "#src/ui/form.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { Connector } from "./connector-catalogue.ts";

const consentSchema = z.object({ account: text(200), scopes: z.array(z.string()) });

interface ConsentDialogProps {
  connector: Connector;
  projectName: string;
  onAllow: (consent: z.output<typeof consentSchema>) => unknown;
  onClose: () => void;
}

/** A consent screen as a service would show it: the account and the permissions. */
export function ConsentDialog({ connector, projectName, onAllow, onClose }: ConsentDialogProps) {
  const { name, icon, account: wanted, scopes } = connector;
  const form = useForm({
    schema: consentSchema,
    initial: { account: "", scopes: scopes.map(({ id }) => id) },
    // The browser does not submit the checkboxes of required scopes, because they are disabled.
    onSubmit: ({ account, scopes: granted }) =>
      onAllow({
        account,
        scopes: scopes
          .filter(({ id, isOptional }) => !isOptional || granted.includes(id))
          .map(({ id }) => id),
      }),
  });

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
      <Form form={form}>
        <TextField
          {...form.field("account")}
          label={wanted.label}
          placeholder={wanted.example}
          maxLength={200}
          required
          autoComplete="off"
        />
        <fieldset className="mt-5">
          <legend className="font-medium">It may then</legend>
          {scopes.map(({ id, label, isOptional }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                {...form.register("scopes")}
                type="checkbox"
                value={id}
                className="size-5"
                disabled={!isOptional}
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
      </Form>
    </Dialog>
  );
}
