import { useState } from "react";
import { Link, useLocation } from "wouter";
import { type StorageRisk, storageRisk } from "#src/data/storage-risk.ts";
import { hasProjects } from "#src/entities/projects/has-projects.ts";
import { formatDate } from "#src/lib/english.ts";
import { paths } from "#src/lib/paths.ts";
import { session } from "#src/lib/storage.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { Button } from "#src/ui/button.tsx";
import { nextCopyDue, useLastCopy } from "./last-copy.ts";

const SEEN_KEY = "storage_notice_seen";

/** The pages on which work begins or goes on. */
const WORK_PAGE = /^\/(template-demos|start-building|web-app-builder|web-app-form|view-projects|studio\/.*)$/;

const risks: Record<StorageRisk, string> = {
  private:
    "This is a private window: the browser deletes what you make here when you close it. Open this page in a normal window, or export your work before you leave.",
  "in-app":
    "This page is open inside another app, which may delete what you make here. Open it in your browser from the app’s menu, or export your work before you leave.",
  "ios-tab":
    "In a tab, this device deletes what you make here after seven days without a visit. Add this page to the Home Screen and work there, or export your work.",
};

/** Says on pages of work that this browser will not keep it, or that a copy of it is due. */
export function StorageNotice() {
  const [path] = useLocation();
  const last = useLastCopy();
  const { value: risk } = useAsyncValue(storageRisk, []);
  const [isSeen, setIsSeen] = useState(() => session.read(SEEN_KEY) !== null);

  if (isSeen || !WORK_PAGE.test(path)) return null;
  const isDue = last && hasProjects() && nextCopyDue(last) < new Date();
  if (!risk && !isDue) return null;
  const dismiss = () => {
    session.write(SEEN_KEY, "1");
    setIsSeen(true);
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-line border-t bg-sunken px-4 py-2 text-sm"
    >
      <p className="max-w-[72ch]">
        {risk && risks[risk]}
        {!risk &&
          last &&
          `The last copy of your work outside this browser is from ${formatDate(new Date(last.at), "long")}. Make a new one, so that nothing is lost.`}
      </p>
      <Link href={paths.myProjects} className="font-semibold underline underline-offset-4">
        Go to My work
      </Link>
      <Button size="inline" onClick={dismiss}>
        Understood
      </Button>
    </div>
  );
}
