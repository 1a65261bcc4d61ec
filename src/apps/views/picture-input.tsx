import { type ChangeEvent, useId, useState } from "react";
import type { StoredFile } from "../fields/file/file.ts";
import { useAppFiles } from "./app-files.ts";
import { Picture } from "./picture.tsx";

interface PictureInputProps {
  label: string;
  files: readonly StoredFile[];
  onFiles: (files: StoredFile[]) => void;
}

/** Takes pictures with the camera of a phone, or from the device. */
export function PictureInput({ label, files, onFiles }: PictureInputProps) {
  const store = useAppFiles();
  const id = useId();
  const [state, setState] = useState<{ isReading: boolean; problem: string }>({
    isReading: false,
    problem: "",
  });

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = ""; // so that the same file can be chosen again
    if (chosen.length === 0) return;
    setState({ isReading: true, problem: "" });
    const added: StoredFile[] = [];
    let problem = "";
    for (const file of chosen)
      try {
        added.push(await store.add(file));
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
    setState({ isReading: false, problem });
    if (added.length > 0) onFiles([...files, ...added]);
  };

  return (
    <fieldset className="field run-group" aria-describedby={state.problem ? `${id}-problem` : undefined}>
      <legend>{label}</legend>
      {files.length > 0 && (
        <ul className="run-pictures">
          {files.map((file) => (
            <li key={file.asset}>
              <Picture file={file} />
              <button
                type="button"
                className="act"
                onClick={() => onFiles(files.filter(({ asset }) => asset !== file.asset))}
              >
                Remove <span className="sr">{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="run-row">
        <label className="act run-file">
          Take a photo
          <input type="file" accept="image/*" capture="environment" className="sr" onChange={add} />
        </label>
        <label className="act run-file">
          Choose a picture
          <input type="file" accept="image/*" multiple className="sr" onChange={add} />
        </label>
      </div>
      <p role="status">{state.isReading ? "Reading the picture…" : ""}</p>
      {state.problem && (
        <p id={`${id}-problem`} className="problem">
          {state.problem}
        </p>
      )}
    </fieldset>
  );
}
