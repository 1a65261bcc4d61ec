import { Suspense, useEffect } from "react";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { later } from "#src/lib/later.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { useShown } from "#src/sales/together-slice.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import type { Photos } from "#src/sites/photos.ts";
import { DeviceViewer, type ViewedProps } from "./device-viewer.tsx";
import { PageLinks } from "./page-links.tsx";
import { SiteDrawing } from "./site-drawing.tsx";
import { useViewAddress } from "./use-view-address.ts";

const loadFrame = () => import("#src/sites/show/on-demand.ts");
const SiteFrame = later(() => loadFrame().then(({ SiteFrame }) => SiteFrame));

const ENTRY = /^(article|person)-[a-z0-9-]+$/;

interface SiteViewerProps extends ViewedProps {
  /** Whether the title is a loading text. */
  isLoading?: boolean;
  note?: string | undefined;
  /** Undefined while loading. */
  document: SiteDocument | undefined;
  /** The site's photographs and logo, if they are not from this browser; null while loading. */
  photos?: Photos | null;
  /** The fragment of the address, starting with `#`, which has to be preserved. */
  hash?: string;
}

/** Shows a site with all its pages on any device, in the page or in full screen. */
export function SiteViewer({ document, photos: given, hash = "", ...viewed }: SiteViewerProps) {
  const { page, device, addressOfPage, showPage, showOn } = useViewAddress(hash);
  const own = document?.pages.find(({ id }) => id === page);
  // Pages of articles and people are generated during rendering.
  const shown = own ?? (page && ENTRY.test(page) ? { id: page, title: page } : document?.pages[0]);
  const isFirst = shown === document?.pages[0];
  const { title, sharedPath } = viewed;
  const stored = usePhotos(given === undefined ? document : undefined);
  const photos = given === undefined ? stored : given;

  useShown(document && shown ? { document, page: shown.id } : null);

  // Loads in parallel with the document.
  useEffect(() => void loadFrame().catch(() => {}), []);

  return (
    <DeviceViewer
      {...viewed}
      sharedPath={(isFirst || !shown ? sharedPath : withPage(sharedPath, shown.id)) + hash}
      device={device}
      onChooseDevice={showOn}
      tools={<PageLinks document={document} page={shown?.id} addressOf={addressOfPage} />}
      skipLabel="Skip the site"
    >
      {document && shown ? (
        <Suspense fallback={<SiteDrawing />}>
          <SiteFrame
            document={document}
            photos={photos}
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
    </DeviceViewer>
  );
}

const withPage = (path: string, page: string) => `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
