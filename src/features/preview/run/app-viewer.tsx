import { useRef, useState } from "react";
import { isAppId, type ProgramId } from "#src/entities/projects/app-ids.ts";
import { type ProgramRole, programRoles } from "#src/lib/program.ts";
import { Button } from "#src/ui/button.tsx";
import { DeviceViewer, type ViewedProps } from "../device-viewer.tsx";
import { useViewAddress } from "../use-view-address.ts";
import { type ProgramLoaders, ProgramStage } from "./program-stage.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

interface AppViewerProps extends ViewedProps {
  programId: ProgramId;
  appKey: string;
  /** The project's name, which the program shows until its owner sets another one. */
  name?: string | undefined;
  loaders: ProgramLoaders;
}

/** Shows a running app or game on any device, in the page or in full screen, with an editor for its settings. */
export function AppViewer({ programId, appKey, name, loaders, ...viewed }: AppViewerProps) {
  const { device, showOn } = useViewAddress();
  const [isEditing, setIsEditing] = useState(false);
  const [role, setRole] = useState<ProgramRole>("admin");
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
          {isAppId(programId) && <RoleChoice role={role} onChoose={setRole} />}
        </div>
      }
      skipLabel={isAppId(programId) ? "Skip the application" : "Skip the game"}
      panel={
        isEditing && (
          <SettingsPanel
            programId={programId}
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
      {/* A size container, so that programs can fit their fields to it. */}
      <div className="size-full [container-type:size] overflow-y-auto overflow-x-hidden">
        <ProgramStage
          programId={programId}
          appKey={appKey}
          name={name}
          role={role}
          loaders={loaders}
          generation={generation}
        />
      </div>
    </DeviceViewer>
  );
}

const roleNames: Record<ProgramRole, string> = { admin: "Admin", user: "User", guest: "Guest" };

function RoleChoice({ role, onChoose }: { role: ProgramRole; onChoose: (role: ProgramRole) => void }) {
  return (
    <label className="flex items-center gap-2 rounded-[10px] border border-edge bg-raised ps-3 font-medium text-sm">
      Role
      <select
        value={role}
        onChange={(event) => onChoose(event.target.value as ProgramRole)}
        className="h-11 rounded-[9px] bg-raised pe-2"
      >
        {programRoles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </select>
    </label>
  );
}
