import { type FormEvent, useId } from "react";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { palettes } from "#src/sites/themes/palettes.ts";
import type { AppDocument } from "../document.ts";
import { PaletteChoice } from "../run/palette-choice.tsx";
import { useEdits } from "./editing.ts";
import { RenameButtons, SelectField, TextField } from "./parts.tsx";
import { useEditDraft } from "./use-edit-draft.ts";

type Header = NonNullable<AppDocument["theme"]["header"]>;

/** Name, colours, fonts and header of the app. */
export function LookPanel() {
  const { document, draftKey, perform } = useEdits();
  const [name, setName, forget] = useEditDraft(draftKey, "app name", () => document.name);
  const id = useId();
  const { theme } = document;
  const header: Header = theme.header ?? { place: "side", tone: "dark" };
  const setTheme = (changed: Partial<AppDocument["theme"]>) =>
    perform([{ do: "set-app", app: { theme: { ...theme, ...changed } } }]);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (perform([{ do: "set-app", app: { name: name.trim() } }])) setName(name.trim());
  };
  return (
    <section className="edit-section" aria-label="Name and look">
      <form className="edit-section" onSubmit={rename}>
        <TextField label="Name of the app" value={name} required onType={setName} />
        {name !== document.name && <RenameButtons onCancel={forget} />}
      </form>
      <PaletteChoice
        name={id}
        palettes={palettes}
        value={theme.palette}
        onChoose={(palette) => setTheme({ palette })}
      />
      <SelectField
        label="Fonts"
        value={theme.fonts}
        options={fontPairings.map(({ id: value, display, text }) => ({
          value,
          name: `${display.name} + ${text.name}`,
        }))}
        onChoose={(fonts) => setTheme({ fonts })}
      />
      <SelectField
        label="Name and pages stand"
        value={header.place}
        options={[
          { value: "side", name: "At the side" },
          { value: "top", name: "At the top" },
        ]}
        onChoose={(place) => setTheme({ header: { ...header, place } })}
      />
      <SelectField
        label="Their ground"
        value={header.tone}
        options={[
          { value: "dark", name: "Dark" },
          { value: "tinted", name: "Tinted" },
          { value: "plain", name: "Plain" },
          { value: "accent", name: "Accent" },
        ]}
        onChoose={(tone) => setTheme({ header: { ...header, tone } })}
      />
    </section>
  );
}
