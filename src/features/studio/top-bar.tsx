import undoIcon from "icon:arrow-u-up-left";
import redoIcon from "icon:arrow-u-up-right";
import { Icon } from "#src/ui/icon.tsx";
import { SaveNote } from "./save-note.tsx";
import { useCanEdit, useStudio } from "./studio-slice.ts";

export function TopBar() {
  const { name } = useStudio((studio) => studio.opened);
  const undo = useStudio((studio) => studio.undo);
  const redo = useStudio((studio) => studio.redo);
  const past = useStudio((studio) => studio.history.past?.what);
  const future = useStudio((studio) => studio.history.future?.what);
  const canEdit = useCanEdit();
  return (
    <div className="flex items-center gap-2 border-line border-b bg-paper px-3">
      <h1 className="text-lg">{name}</h1>
      <SaveNote />
      <button type="button" aria-label="Undo" disabled={!past || !canEdit} onClick={undo}>
        <Icon path={undoIcon} />
      </button>
      <button type="button" aria-label="Redo" disabled={!future || !canEdit} onClick={redo}>
        <Icon path={redoIcon} />
      </button>
    </div>
  );
}
