import leaveIcon from "icon:corners-in";
import enterIcon from "icon:corners-out";
import clsx from "clsx";
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { later } from "#src/lib/later.ts";
import { assetAddress } from "#src/lib/paths.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { DeviceChoice } from "./device-choice.tsx";
import { DeviceStage } from "./device-stage.tsx";
import { devices, sizeOf } from "./devices.ts";
import { PageLinks } from "./page-links.tsx";
import { SharePanel } from "./share-panel.tsx";
import { SiteDrawing } from "./site-drawing.tsx";
import { ToolButton } from "./tool-button.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useViewAddress } from "./use-view-address.ts";

const loadFrame = () => import("#src/sites/show/site-frame.tsx");
const SiteFrame = later(() => loadFrame().then(({ SiteFrame }) => SiteFrame));

/** Beyond this a title would push the site off the screen. */
const LONG_TITLE = 60;

interface SiteViewerProps {
  title: string;
  /** Whether the title is a word of patience, to be followed by the name. */
  isLoading?: boolean;
  /** What it is, in a sentence. */
  lead: ReactNode;
  /** What must be known of what is shown. */
  note?: string | undefined;
  /** Undefined while it is on its way. */
  document: SiteDocument | undefined;
  /** The path that a shared link leads to. */
  sharedPath: string;
  isLocal?: boolean;
  /** The part of the address behind the path, from its `#` on, that has to stay there. */
  hash?: string;
  /** The dialog with all ways to hand it on. */
  renderShare?: ((onClose: () => void) => ReactNode) | undefined;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** A site with all its pages, on any device, in the page or alone on the screen. */
export function SiteViewer(props: SiteViewerProps) {
  const {
    title,
    isLoading = false,
    lead,
    note,
    document,
    sharedPath,
    isLocal = false,
    hash = "",
    renderShare,
    actions,
  } = props;
  const { page, device, addressOfPage, showPage, showOn } = useViewAddress(hash);
  const [isTurned, setIsTurned] = useState(false);
  const size = useMemo(() => sizeOf(device, isTurned), [device, isTurned]);
  const viewer = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(viewer);
  const isFilling = fullScreen.state !== "off";
  const shown = document?.pages.find(({ id }) => id === page) ?? document?.pages[0];
  const isFirst = shown === document?.pages[0];

  // Beside the document, not after it.
  useEffect(() => void loadFrame().catch(() => {}), []);

  return (
    <>
      <div className="page flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-5">
        <div className="min-w-0 max-w-[72ch] grow basis-80">
          <PageHeading
            title={title}
            isLoading={isLoading}
            className={title.length > LONG_TITLE ? "text-[1.375rem]!" : "text-[clamp(1.75rem,3vw,2.5rem)]!"}
          >
            {title}
          </PageHeading>
          <p className="mt-1.5 text-muted">{lead}</p>
        </div>
        <div className="relative flex flex-wrap gap-2 max-sm:w-full sm:ms-auto">
          {actions}
          <SharePanel
            path={(isFirst || !shown ? sharedPath : withPage(sharedPath, shown.id)) + hash}
            isLocal={isLocal}
            renderDialog={renderShare}
          />
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
            <PageLinks document={document} page={shown?.id} addressOf={addressOfPage} />
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
        <a
          href="#after-site"
          className="sr-only focus:not-sr-only focus:bg-signal focus:px-4 focus:py-2 focus:text-on-signal"
        >
          Skip the site
        </a>
        <DeviceStage size={size} isHeld={devices[device].canTurn} isFilling={isFilling}>
          {document && shown ? (
            <Suspense fallback={<SiteDrawing />}>
              <SiteFrame
                document={document}
                page={shown.id}
                onNavigate={showPage}
                frameAddress={assetAddress("/frame.html")}
                title={`${document.meta.business.name || title}, ${isFirst ? "home page" : shown.title}`}
                className="block size-full"
              />
            </Suspense>
          ) : (
            <SiteDrawing />
          )}
        </DeviceStage>
        <span id="after-site" tabIndex={-1} />
      </div>
    </>
  );
}

const withPage = (path: string, page: string) => `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
