import { isDay } from "#src/lib/calendar-days.ts";
import { isMailAddress } from "#src/lib/mail-address.ts";
import { TextField } from "#src/ui/field.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { Select } from "#src/ui/select.tsx";
import { hasEnded } from "../links/invitation.ts";
import { industryOptions, SenderFields, styleOptions } from "../links/sender-fields.tsx";
import type { SheetSettings } from "./make-links.ts";

export function problemsOfSettings({ replyTo, lastDay }: SheetSettings) {
  const isMail = replyTo.trim() === "" || isMailAddress(replyTo.trim());
  const isOpen = lastDay === "" || (isDay(lastDay) && !hasEnded({ lastDay }));
  return {
    replyTo: isMail ? undefined : "Enter an e-mail address such as name@example.com.",
    lastDay: isOpen ? undefined : "This day is over. Choose today or a later one.",
  };
}

interface SettingsFormProps {
  settings: SheetSettings;
  onChange: (changes: Partial<SheetSettings>) => void;
}

/** The settings for all rows. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const problems = problemsOfSettings(settings);
  return (
    <form aria-label="For all links" onSubmit={(event) => event.preventDefault()}>
      <h2 className="text-2xl">For all links</h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SenderFields
          sender={settings.sender}
          replyTo={settings.replyTo}
          replyHint="Without an address, nobody can reply to the links."
          replyProblem={problems.replyTo}
          onChange={onChange}
        />
        <TextField
          label="Opens until"
          type="date"
          value={settings.lastDay}
          onChange={({ target }) => onChange({ lastDay: target.value })}
          hint="Without a last day, the links never end."
          error={problems.lastDay}
        />
        <SearchableSelect
          label="Industry for rows without one"
          value={settings.industry}
          options={industryOptions}
          onChoose={(industry) => onChange({ industry })}
        />
        <Select
          label="Style for rows without one"
          value={settings.style}
          options={styleOptions}
          onChoose={(style) => onChange({ style })}
        />
      </div>
    </form>
  );
}
