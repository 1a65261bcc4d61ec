import { useStudio } from "./studio-slice.ts";

/** Whether what was changed is kept. */
export function SaveNote() {
  const save = useStudio((studio) => studio.save);
  const saveAgain = useStudio((studio) => studio.saveAgain);
  return (
    <p role="status" className="text-muted text-sm">
      {save.kind === "saved" && "Saved"}
      {save.kind === "saving" && "Saving…"}
      {save.kind === "failed" && (
        <>
          Not saved: {save.error.message}{" "}
          <button type="button" onClick={saveAgain}>
            Try again
          </button>
        </>
      )}
    </p>
  );
}
