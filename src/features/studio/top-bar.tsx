import backIcon from "icon:arrow-left";
import newWindowIcon from "icon:arrow-square-out";
import undoIcon from "icon:arrow-u-up-left";
import redoIcon from "icon:arrow-u-up-right";
import allIcon from "icon:columns";
import desktopIcon from "icon:desktop";
import phoneIcon from "icon:device-mobile";
import tabletIcon from "icon:device-tablet";
import smallerIcon from "icon:magnifying-glass-minus";
import largerIcon from "icon:magnifying-glass-plus";
import helpIcon from "icon:question";
import { Link } from "wouter";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { nextZoom } from "./canvas/devices.ts";
import { commands } from "./commands.ts";
import { SaveNote } from "./save-note.tsx";
import { ShareButton } from "./share-button.tsx";
import { type DeviceId, useCanEdit, useStudio } from "./studio-slice.ts";
import { ToolButton, toolLook } from "./tool-button.tsx";

const devices: { id: DeviceId; icon: string }[] = [
  { id: "desktop", icon: desktopIcon },
  { id: "tablet", icon: tabletIcon },
  { id: "phone", icon: phoneIcon },
  { id: "all", icon: allIcon },
];

/** The name of the site, the save status, and the view options. */
export function TopBar() {
  const { key, name } = useStudio((studio) => studio.opened);
  const undo = useStudio((studio) => studio.undo);
  const redo = useStudio((studio) => studio.redo);
  const past = useStudio((studio) => studio.history.past?.what);
  const future = useStudio((studio) => studio.history.future?.what);
  const openHelp = useStudio((studio) => studio.openHelp);
  const canEdit = useCanEdit();
  const isWide = useIsWide();
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-2 py-1 sm:px-3">
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-2">
        <Link
          href={paths.myProjects}
          aria-label="Back to the projects"
          title="Back to the projects"
          className="grid size-10 shrink-0 place-items-center rounded-lg hover:bg-sunken"
        >
          <Icon path={backIcon} className="size-5" />
        </Link>
        <div className="min-w-0" data-tour="studio-saved">
          <PageHeading title={`${name}, studio`} className="truncate text-[1.0625rem]! leading-tight">
            {name}
          </PageHeading>
          <SaveNote />
        </div>
      </div>
      <div className="flex" role="toolbar" aria-label="History">
        <ToolButton
          icon={undoIcon}
          label={past ? `${commands.undo.label}: ${past}` : commands.undo.label}
          keys={commands.undo.keys[0]}
          disabled={!past || !canEdit}
          onClick={undo}
        />
        <ToolButton
          icon={redoIcon}
          label={future ? `${commands.redo.label}: ${future}` : commands.redo.label}
          keys={commands.redo.keys[0]}
          disabled={!future || !canEdit}
          onClick={redo}
        />
      </div>
      <DeviceTools />
      <div className="flex items-center gap-1 sm:gap-2">
        <ToolButton
          icon={helpIcon}
          label={commands.help.label}
          keys={commands.help.keys[0]}
          onClick={openHelp}
        />
        <ButtonLink size="small" href={paths.openProject(key)} aria-label="Preview">
          {isWide ? "Preview" : <Icon path={newWindowIcon} className="size-4.5" />}
        </ButtonLink>
        <ShareButton />
      </div>
    </div>
  );
}

function DeviceTools() {
  const device = useStudio((studio) => studio.device);
  const showOn = useStudio((studio) => studio.showOn);
  const zoom = useStudio((studio) => studio.zoom);
  const scale = useStudio((studio) => studio.scale);
  const setZoom = useStudio((studio) => studio.setZoom);
  const isWide = useIsWide();
  return (
    <div className="flex items-center gap-2" data-tour="studio-devices">
      <RadioGroup
        label="Device"
        value={device}
        onChoose={showOn}
        className="flex rounded-[10px] border border-line bg-raised p-0.5"
      >
        {devices
          .filter(({ id }) => isWide || id !== "all")
          .map(({ id, icon }) => (
            <RadioButton
              key={id}
              value={id}
              aria-label={commands[id].label}
              title={commands[id].label}
              className={toolLook("small", "w-9")}
            >
              <Icon path={icon} className="size-4.5" />
            </RadioButton>
          ))}
      </RadioGroup>
      {isWide && (
        <fieldset aria-label="Zoom" className="flex items-center">
          <ToolButton
            size="small"
            icon={smallerIcon}
            label={commands.smaller.label}
            keys={commands.smaller.keys[0]}
            onClick={() => setZoom(nextZoom(scale, -1))}
          />
          <button
            type="button"
            title="Fit the page into the room there is (0)"
            aria-label={`${Math.round(scale * 100)} %, fit`}
            aria-pressed={zoom === null}
            onClick={() => setZoom(null)}
            className="min-h-8 w-13 rounded-lg font-medium text-sm tabular-nums hover:bg-sunken"
          >
            {Math.round(scale * 100)}%
          </button>
          <ToolButton
            size="small"
            icon={largerIcon}
            label={commands.larger.label}
            keys={commands.larger.keys[0]}
            onClick={() => setZoom(nextZoom(scale, 1))}
          />
        </fieldset>
      )}
    </div>
  );
}
