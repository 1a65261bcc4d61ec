import { useState } from "react";
import { useLocation } from "wouter";
import { MemoryAppStage } from "#src/apps/run/stored-app-stage.tsx";
import type { AppData } from "#src/entities/projects/app-data.ts";
import type { AppRole } from "#src/entities/running-app.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { DeviceViewer } from "../device-viewer.tsx";
import { useViewAddress } from "../use-view-address.ts";
import { RoleChoice } from "./role-choice.tsx";

interface SharedAppPreviewProps {
  data: AppData;
  /** The fragment of the address, which has the app. */
  hash: string;
}

/** An app from a link. It runs in memory until the visitor makes a project of it. */
export function SharedAppPreview({ data, hash }: SharedAppPreviewProps) {
  const { device, showOn } = useViewAddress();
  const [role, setRole] = useState<AppRole>("admin");
  const [, navigate] = useLocation();
  const toast = useToast();
  const name = String(data.document.name);

  const [makeMine, isSaving] = useAction(async () => {
    try {
      const { newAppProjectOf } = await import("#src/apps/store/new-app-project.ts");
      navigate(paths.openProject(await newAppProjectOf(data)));
      toast({ title: "It is yours", description: `"${name}" is among your projects, in this browser.` });
    } catch {
      toast({
        title: "Error",
        description: "The app could not be saved in this browser. Please try again.",
        tone: "destructive",
      });
    }
  });

  return (
    <DeviceViewer
      title={name}
      lead="An app that somebody has sent you. What you try here is not saved."
      sharedPath={`${paths.fullPreview("v1")}${hash}`}
      actions={
        <Button look="primary" aria-disabled={isSaving} onClick={makeMine}>
          Make it mine
        </Button>
      }
      device={device}
      onChooseDevice={showOn}
      tools={<RoleChoice role={role} onChoose={setRole} />}
      skipLabel="Skip the application"
    >
      <div className="size-full [container-type:size] overflow-y-auto overflow-x-hidden">
        <MemoryAppStage data={data} role={role} />
      </div>
    </DeviceViewer>
  );
}
