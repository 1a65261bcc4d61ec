import { industries } from "#src/contract/industries.ts";
import { templateStyles } from "#src/contract/template-facets.ts";
import { compareNames } from "#src/lib/english.ts";
import { TextField } from "#src/ui/field.tsx";
import { SENDER_LENGTH } from "../read-visit.ts";

export const industryOptions = [...industries]
  .map(({ id, name }) => ({ value: id, label: name }))
  .sort((one, other) => compareNames(one.label, other.label));

export const styleOptions = Object.entries(templateStyles).map(([value, { name, look }]) => ({
  value,
  label: `${name}: ${look.toLowerCase()}`,
}));

interface Sender {
  sender: string;
  replyTo: string;
}

interface SenderFieldsProps extends Sender {
  replyHint: string;
  replyProblem: string | undefined;
  onChange: (changes: Partial<Sender>) => void;
}

/** The seller's name, and the address that replies to a link go to. */
export function SenderFields({ sender, replyTo, replyHint, replyProblem, onChange }: SenderFieldsProps) {
  return (
    <>
      <TextField
        label="Your name"
        maxLength={SENDER_LENGTH}
        autoComplete="name"
        value={sender}
        onChange={({ target }) => onChange({ sender: target.value })}
      />
      <TextField
        label="Replies go to"
        type="email"
        maxLength={254}
        autoComplete="email"
        placeholder="you@example.com"
        value={replyTo}
        onChange={({ target }) => onChange({ replyTo: target.value })}
        hint={replyHint}
        error={replyProblem}
      />
    </>
  );
}
