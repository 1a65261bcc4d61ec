import shareIcon from "icon:share-network";
import { Suspense } from "react";
import { basePath } from "#src/lib/base-path.ts";
import { later } from "#src/lib/later.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";
import { Button } from "#src/ui/button.tsx";
import { CopyValue } from "#src/ui/copy-value.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Popover } from "#src/ui/popover.tsx";

const QrCode = later(() => import("#src/ui/link-code.tsx").then(({ QrCode }) => QrCode));

/** The limit in characters, one byte each. The squares of a longer code are too small for phone cameras. */
const MAX_CODE_LENGTH = 1_200;

interface SharePanelProps {
  path: string;
  /** Set until the shared content is known. */
  isDisabled?: boolean;
  /** Whether the link works in this browser only. */
  isLocal: boolean;
  /** Opens the dialog with the other ways to share. */
  onShare?: (() => void) | undefined;
}

/** A share button that shows the address to copy and its QR code. */
export function SharePanel({ path, isDisabled = false, isLocal, onShare }: SharePanelProps) {
  const withVisit = useWithVisit();

  return (
    <Popover
      label="Share"
      className="absolute inset-x-0 top-full z-30 mt-2 rounded-card border border-line bg-raised p-4 shadow-float sm:start-auto sm:w-88 sm:max-w-[calc(100vw-6rem)]"
      button={() => (
        <Button disabled={isDisabled} data-demo="">
          <Icon path={shareIcon} />
          Share
        </Button>
      )}
    >
      {(close) => (
        <>
          <Address
            address={location.origin + basePath + withVisit(path)}
            isLocal={isLocal}
            hasMore={onShare !== undefined}
          />
          {onShare && (
            <Button
              data-demo=""
              look={isLocal ? "primary" : "outline"}
              className="mt-3 w-full"
              onClick={() => {
                close(); // Focus first: the dialog returns focus to the element that had it.
                onShare();
              }}
            >
              Share and export…
            </Button>
          )}
        </>
      )}
    </Popover>
  );
}

interface AddressProps {
  address: string;
  isLocal: boolean;
  hasMore: boolean;
}

function Address({ address, isLocal, hasMore }: AddressProps) {
  return (
    <>
      <CopyValue label="link" value={address} />
      {isLocal || address.length > MAX_CODE_LENGTH ? (
        <p className="mt-3 text-muted text-sm">
          {isLocal
            ? `This project is stored in this browser. The link opens it only here.${hasMore ? " To send it to somebody, share the whole project:" : ""}`
            : "The link is too long for a code: copy it instead."}
        </p>
      ) : (
        <figure className="mt-3">
          <Suspense fallback={<div className="aspect-square w-full" />}>
            <QrCode address={address} className="w-full rounded-md border border-line" />
          </Suspense>
          <figcaption className="mt-2 text-muted text-sm">
            Point a phone’s camera at it to open the link there.
          </figcaption>
        </figure>
      )}
    </>
  );
}
