import { useState } from "react";
import { useLocation } from "wouter";
import type { AppRecords } from "#src/apps/records/records.ts";
import { allRecords } from "#src/apps/records/records.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useToast } from "#src/ui/toast-slice.ts";

const LONGEST_DESCRIPTION = 300;

/** Makes a project of an app and opens it. `problem` is for people, and belongs beside the button. */
export function useMakeApp() {
  const [, navigate] = useLocation();
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const [make, isMaking] = useAction(async (app: AppRecords, description: string) => {
    setProblem(undefined);
    try {
      const { newAppProject } = await import("#src/apps/store/new-app-project.ts");
      const key = await newAppProject(app.document, allRecords(app), {
        counters: app.counters,
        description: description.slice(0, LONGEST_DESCRIPTION),
      });
      navigate(paths.openProject(key));
      toast({
        title: "Project Created!",
        description: `Your app "${app.document.name}" is among your projects, in this browser.`,
      });
    } catch (error) {
      setProblem(problemOf(error));
    }
  });
  return { make, isMaking, problem };
}

const problemOf = (error: unknown) =>
  error instanceof Error && error.name === "WorkError"
    ? error.message
    : "The app could not be saved in this browser. Nothing was lost: please try again.";
