import leaveIcon from "icon:corners-in";
import enterIcon from "icon:corners-out";
import clsx from "clsx";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { isAppId, type ProgramId } from "#src/contract/app-ids.ts";
import { type ProgramRole, programRoles } from "#src/lib/program.ts";
import { Button } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { DeviceChoice } from "../device-choice.tsx";
import { DeviceStage } from "../device-stage.tsx";
import { devices, sizeOf } from "../devices.ts";
import { SharePanel } from "../share-panel.tsx";
import { ToolButton } from "../tool-button.tsx";
import { useFullScreen } from "../use-full-screen.ts";
import { useViewAddress } from "../use-view-address.ts";
import { type ProgramLoaders, ProgramStage } from "./program-stage.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

interface AppViewerProps {
  title: string;
  lead: ReactNode;
  programId: ProgramId;
  appKey: string;
  /** The project's, which the program bears until its owner says otherwise. */
  name?: string | undefined;
  sharedPath: string;
  isLocal?: boolean;
  loaders: ProgramLoaders;
  renderShare?: ((onClose: () => void) => ReactNode) | undefined;
  actions?: ReactNode;
}

/** An application or a game that runs, on any device, in the page or alone on the screen, and can be edited. */
export function AppViewer(props: AppViewerProps) {
  const {
    title,
    lead,
    programId,
    appKey,
    name,
    sharedPath,
    isLocal = false,
    loaders,
    renderShare,
    actions,
  } = props;
  const { device, showOn } = useViewAddress();
  const [isTurned, setIsTurned] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [role, setRole] = useState<ProgramRole>("admin");
  const [generation, setGeneration] = useState(0);
  const size = useMemo(() => sizeOf(device, isTurned), [device, isTurned]);
  const viewer = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const fullScreen = useFullScreen(viewer);
  const isFilling = fullScreen.state !== "off";

  return (
    <>
      <div className="page flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-5">
        <div className="min-w-0 max-w-[72ch] grow basis-80">
          <PageHeading
            title={title}
            className={title.length > 60 ? "text-[1.375rem]!" : "text-[clamp(1.75rem,3vw,2.5rem)]!"}
          >
            {title}
          </PageHeading>
          <p className="mt-1.5 text-muted">{lead}</p>
        </div>
        <div className="relative flex flex-wrap gap-2 max-sm:w-full sm:ms-auto">
          {actions}
          <SharePanel path={sharedPath} isLocal={isLocal} renderDialog={renderShare} />
        </div>
      </div>
      <div
        ref={viewer}
        className={clsx(isFilling ? "fixed inset-0 z-50 flex flex-col bg-paper" : "relative")}
      >
        <div className="border-line border-y bg-paper">
          <div
            className={clsx(
              "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-1.5",
              isFilling ? "px-3 sm:px-6" : "page",
            )}
          >
            <div className="flex flex-wrap gap-2">
              <Button ref={editButton} aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
                Edit this
              </Button>
              {isAppId(programId) && <RoleChoice role={role} onChoose={setRole} />}
            </div>
            <div className="flex flex-wrap gap-2">
              <DeviceChoice
                device={device}
                onChoose={showOn}
                isTurned={isTurned}
                onTurn={() => setIsTurned(!isTurned)}
              />
              <ToolButton
                icon={isFilling ? leaveIcon : enterIcon}
                label={isFilling ? "Leave full screen" : "Full screen"}
                onClick={isFilling ? fullScreen.leave : fullScreen.enter}
              />
            </div>
          </div>
        </div>
        <div className={clsx("relative flex flex-col", isFilling && "min-h-0 grow")}>
          <DeviceStage size={size} isHeld={devices[device].canTurn} isFilling={isFilling}>
            {/* A size that the programs may fit their fields into. */}
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
          </DeviceStage>
          {isEditing && (
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
          )}
        </div>
      </div>
    </>
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
