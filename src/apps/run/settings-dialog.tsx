import { type FormEvent, useId, useState } from "react";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { palettes } from "#src/sites/themes/palettes.ts";
import type { AppDocument } from "../document.ts";
import type { AppFile } from "../records/app-file.ts";
import { beginAgain } from "../records/begin-again.ts";
import type { Edit } from "../records/change.ts";
import type { AppData } from "../records/records.ts";
import { AppDialog } from "./app-dialog.tsx";
import { PaletteChoice } from "./palette-choice.tsx";

const MAX_NAME = 80;

interface SettingsDialogProps {
  app: AppData;
  /** Loads the template that the app was made from. */
  loadFirst?: (() => Promise<AppFile | undefined>) | undefined;
  hasFixedFonts?: boolean | undefined;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
}

/** The name and the look of an app. Undo takes a change back like any other. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { app, loadFirst, hasFixedFonts = false, onEdit, onClose } = props;
  const { document } = app;
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
        {loadFirst && (
          <Reset app={app} loadFirst={loadFirst} onName={setName} onEdit={onEdit} onClose={onClose} />
        )}
        <div className="run-row run-end">
          <button type="submit" className="act main">
            Done
          </button>
        </div>
      </form>
    </AppDialog>
  );
}

interface ResetProps extends Pick<SettingsDialogProps, "app" | "onEdit" | "onClose"> {
  loadFirst: () => Promise<AppFile | undefined>;
  onName: (name: string) => void;
}

/** Puts the records or the look of the template back. */
function Reset({ app, loadFirst, onName, onEdit, onClose }: ResetProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const withFirst = (use: (first: AppFile) => void) => () =>
    loadFirst().then(
      (first) => (first ? use(first) : setProblem("The template of this app does not exist any more.")),
      () => setProblem("The template could not be loaded. Nothing was changed. Please try again."),
    );
  const resetData = withFirst((first) => {
    onEdit(beginAgain(app, first));
    onClose();
  });
  const resetLook = withFirst(({ document: { name, theme } }) => {
    onName(name);
    onEdit({ label: "Reset the look", patches: [], document: { ...app.document, name, theme } });
  });
  return (
    <div className="run-row">
      {isAsking ? (
        <>
          <p>All records are replaced by those of the template. Name and look stay. Undo brings them back.</p>
          <button type="button" className="act main" onClick={resetData}>
            Yes, reset
          </button>
          <button type="button" className="act" onClick={() => setIsAsking(false)}>
            Keep it
          </button>
        </>
      ) : (
        <>
          <button type="button" className="act" onClick={() => setIsAsking(true)}>
            Reset data
          </button>
          <button type="button" className="act" onClick={resetLook}>
            Reset look
          </button>
        </>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
    </div>
  );
}
