import { type FormEvent, useId, useState } from "react";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { palettes } from "#src/sites/themes/palettes.ts";
import type { AppDocument } from "../document.ts";
import type { Edit } from "../records/change.ts";
import { AppDialog } from "./app-dialog.tsx";
import { PaletteChoice } from "./palette-choice.tsx";

const MAX_NAME = 80;

interface SettingsDialogProps {
  document: AppDocument;
  hasFixedFonts?: boolean | undefined;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
}

/** The name and the look of an app. Undo takes a change back like any other. */
export function SettingsDialog({ document, hasFixedFonts = false, onEdit, onClose }: SettingsDialogProps) {
  const id = useId();
  const [name, setName] = useState(document.name);
  const { theme } = document;
  const setTheme = (changed: Partial<AppDocument["theme"]>) =>
    onEdit({
      label: "Change the look",
      patches: [],
      document: { ...document, theme: { ...theme, ...changed } },
    });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted && wanted !== document.name)
      onEdit({ label: "Rename the app", patches: [], document: { ...document, name: wanted } });
    onClose();
  };
  return (
    <AppDialog title="Name and look" onClose={onClose}>
      <form className="run-form" onSubmit={rename}>
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={MAX_NAME}
            required
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <PaletteChoice
          name={id}
          palettes={palettes}
          value={theme.palette}
          onChoose={(palette) => setTheme({ palette })}
        />
        <div className="field" hidden={hasFixedFonts}>
          <label htmlFor={`${id}-fonts`}>Fonts</label>
          <select
            id={`${id}-fonts`}
            value={theme.fonts}
            onChange={({ target }) => setTheme({ fonts: target.value })}
          >
            {fontPairings.map(({ id: pairing, display, text }) => (
              <option key={pairing} value={pairing}>
                {display.name} + {text.name}
              </option>
            ))}
          </select>
        </div>
        <div className="run-row run-end">
          <button type="submit" className="act main">
            Done
          </button>
        </div>
      </form>
    </AppDialog>
  );
}
