import { useRef, useState } from "react";
import { AppStage } from "#src/apps/app-stage.tsx";
import { type AppOrGameId, isAppId } from "#src/entities/projects/app-ids.ts";
import type { AppRole } from "#src/entities/running-app.ts";
import { Button } from "#src/ui/button.tsx";
import { DeviceViewer, type ViewedProps } from "../device-viewer.tsx";
import { useViewAddress } from "../use-view-address.ts";
import { RoleChoice } from "./role-choice.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

interface AppViewerProps extends ViewedProps {
  appOrGameId: AppOrGameId;
  appKey: string;
  /** The project's name, which the app shows until its owner sets another one. */
  name?: string | undefined;
}

/** Shows a running app or game on any device, in the page or in full screen, with an editor for its settings. */
export function AppViewer({ appOrGameId, appKey, name, ...viewed }: AppViewerProps) {
  const { device, showOn } = useViewAddress();
  const [isEditing, setIsEditing] = useState(false);
  const [role, setRole] = useState<AppRole>("admin");
  const [generation, setGeneration] = useState(0);
  const editButton = useRef<HTMLButtonElement>(null);

  return (
    <DeviceViewer
      {...viewed}
      device={device}
      onChooseDevice={showOn}
      tools={
        <div className="flex flex-wrap gap-2">
          <Button ref={editButton} aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
            Edit this
          </Button>
          {isAppId(appOrGameId) && <RoleChoice role={role} onChoose={setRole} />}
        </div>
      }
      skipLabel={isAppId(appOrGameId) ? "Skip the application" : "Skip the game"}
      panel={
        isEditing && (
          <SettingsPanel
            appOrGameId={appOrGameId}
            appKey={appKey}
            name={name}
            onForget={() => setGeneration(generation + 1)}
            onClose={() => {
              setIsEditing(false);
              editButton.current?.focus();
            }}
          />
        )
      }
    >
      {/* A size container, so that apps can fit their fields to it. */}
      <div className="size-full [container-type:size] overflow-y-auto overflow-x-hidden">
        <AppStage appOrGameId={appOrGameId} appKey={appKey} name={name} role={role} generation={generation} />
      </div>
    </DeviceViewer>
  );
}
