import { useEffect } from "react";
import type { AppRecords } from "../records/records.ts";

/** Whether changes could not be stored. */
export const isStuck = ({ problem, unsaved }: Pick<AppRecords, "problem" | "unsaved">) =>
  problem !== undefined && unsaved > 0;

/** Says that changes could not be stored, and why. The browser asks before such a page is closed. */
export function UnsavedNotice({ app }: { app: AppRecords }) {
  const { problem, unsaved } = app;
  const isUnsaved = isStuck(app);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  if (!isUnsaved) return null;
  return (
    <div role="alert" className="run-notice">
      <p>
        {unsaved === 1 ? "Your last change is" : `Your last ${unsaved} changes are`} not saved yet.{" "}
        {problem instanceof Error ? problem.message : ""} Nothing is lost as long as this page is open.
      </p>
      <button type="button" className="act" onClick={() => void app.save()}>
        Save now
      </button>
    </div>
  );
}
