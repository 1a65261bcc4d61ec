import { type FormEvent, useId, useState } from "react";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { palettes } from "#src/sites/themes/palettes.ts";
import type { AppDocument } from "../document.ts";
import type { Edit } from "../records/change.ts";
import { AppDialog } from "./app-dialog.tsx";

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
        <fieldset className="field run-group">
          <legend>Palette</legend>
          <div className="run-palettes">
            {palettes.map(({ id: palette, name: title, ground, dominant, accent }) => (
              <label key={palette} title={title}>
                <input
                  type="radio"
                  name={`${id}-palette`}
                  aria-label={title}
                  checked={palette === theme.palette}
                  onChange={() => setTheme({ palette })}
                />
                <svg viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
                  <path fill={ground} d="M0 0h40v40H0z" />
                  <path fill={dominant} d="M0 40 40 0v40z" />
                  <path fill={accent} d="M22 40 40 22v18z" />
                </svg>
              </label>
            ))}
          </div>
        </fieldset>
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
