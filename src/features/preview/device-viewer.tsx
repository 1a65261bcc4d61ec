import leaveIcon from "icon:corners-in";
import enterIcon from "icon:corners-out";
import clsx from "clsx";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { SkipLink } from "#src/ui/skip-link.tsx";
import { DeviceChoice } from "./device-choice.tsx";
import { DeviceStage } from "./device-stage.tsx";
import { type DeviceId, devices, sizeOf } from "./devices.ts";
import { SharePanel } from "./share-panel.tsx";
import { ToolButton } from "./tool-button.tsx";
import { useFullScreen } from "./use-full-screen.ts";

/** A longer title would push the content off the screen. */
const LONG_TITLE = 60;

export interface ViewedProps {
  title: string;
  /** A sentence about the content. */
  lead: ReactNode;
  /** The path of a shared link. */
  sharedPath: string;
  /** Whether the link works in this browser only. */
  isLocal?: boolean | undefined;
  /** Opens the dialog with all ways to share. */
  onShare?: (() => void) | undefined;
  actions?: ReactNode;
}

interface DeviceViewerProps extends ViewedProps {
  /** Whether the title is a loading text. */
  isLoading?: boolean;
  note?: string | undefined;
  device: DeviceId;
  onChooseDevice: (device: DeviceId) => void;
  /** Shown at the start of the bar above the stage. */
  tools: ReactNode;
  /** The text of the link past the stage, for keyboard users. */
  skipLabel: string;
  /** Shown over the stage. */
  panel?: ReactNode;
  /** The content, at the size of the device. */
  children: ReactNode;
}

/** Shows content on any device, in the page or in full screen, with its title and sharing. */
export function DeviceViewer(props: DeviceViewerProps) {
  const { title, isLoading = false, lead, note, sharedPath, isLocal = false, onShare, actions } = props;
  const { device, onChooseDevice, tools, skipLabel, panel, children } = props;
  const [isTurned, setIsTurned] = useState(false);
  const size = useMemo(() => sizeOf(device, isTurned), [device, isTurned]);
  const viewer = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(viewer);
  const isFilling = fullScreen.state !== "off";

  return (
    <>
      <div className="page flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-5 max-sm:pt-4 max-sm:pb-3">
        <div className="min-w-0 max-w-[72ch] grow basis-80">
          <PageHeading
            title={title}
            isLoading={isLoading}
            className={
              title.length > LONG_TITLE
                ? "text-[1.375rem]!"
                : "text-[clamp(1.75rem,3vw*var(--type-scale),2.5rem)]!"
            }
          >
            {title}
          </PageHeading>
          {/* On a phone the site needs the height. */}
          <p className="mt-1.5 text-muted max-sm:line-clamp-1">{lead}</p>
        </div>
        <div className="relative flex flex-wrap gap-2 max-sm:w-full sm:ms-auto">
          {actions}
          <SharePanel path={sharedPath} isDisabled={isLoading} isLocal={isLocal} onShare={onShare} />
        </div>
        {note && (
          <p className="basis-full border-amber-ink border-l-3 bg-amber-tint px-3 py-1.5 text-amber-ink">
            {note}
          </p>
        )}
      </div>
      <div ref={viewer} className={clsx(isFilling && "fixed inset-0 z-50 flex flex-col bg-paper")}>
        <div className="border-line border-y bg-paper">
          <div
            className={clsx(
              "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-1.5",
              isFilling ? "px-3 sm:px-6" : "page",
            )}
          >
            {tools}
            <div className="flex flex-wrap gap-2">
              <DeviceChoice
                device={device}
                onChoose={onChooseDevice}
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
          <SkipLink
            target="after-stage"
            className="sr-only focus:not-sr-only focus:bg-signal focus:px-4 focus:py-2 focus:text-on-signal"
          >
            {skipLabel}
          </SkipLink>
          <DeviceStage size={size} isHeld={devices[device].canTurn} isFilling={isFilling}>
            {children}
          </DeviceStage>
          <span id="after-stage" tabIndex={-1} />
          {panel}
        </div>
      </div>
    </>
  );
}
