import shareIcon from "icon:share-network";
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { useWithVisit } from "#src/features/visit/visit-slice.ts";
import { basePath } from "#src/lib/base-path.ts";
import { later } from "#src/lib/later.ts";
import { Button } from "#src/ui/button.tsx";
import { CopyValue } from "#src/ui/copy-value.tsx";
import { Icon } from "#src/ui/icon.tsx";

const QrCode = later(() => import("#src/ui/qr-code.tsx").then(({ QrCode }) => QrCode));

/** In letters, of which each is a byte here. A code of more is too fine for the camera of a phone. */
const LONGEST_CODE = 1_200;

interface SharePanelProps {
  path: string;
  /** Until it is known what is shared. */
  isDisabled?: boolean;
  /** What it leads to is in this browser and nowhere else. */
  isLocal: boolean;
  /** The dialog with all other ways to hand it on. */
  renderDialog?: ((onClose: () => void) => ReactNode) | undefined;
}

/** A button, and below it the address to copy and its code for a camera. */
export function SharePanel({ path, isDisabled = false, isLocal, renderDialog }: SharePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const withVisit = useWithVisit();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (box.current?.contains(document.activeElement)) button.current?.focus();
      setIsOpen(false);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [isOpen]);

  return (
    <div ref={box}>
      <Button
        ref={button}
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={shareIcon} />
        Share
      </Button>
      {isOpen && (
        <section
          id={id}
          aria-label="Share"
          className="absolute inset-x-0 top-full z-30 mt-2 animate-rise rounded-card border border-line bg-raised p-4 shadow-float sm:start-auto sm:w-88 sm:max-w-[calc(100vw-6rem)]"
        >
          <Address
            address={location.origin + basePath + withVisit(path)}
            isLocal={isLocal}
            hasMore={renderDialog !== undefined}
          />
          {renderDialog && (
            <Button
              look={isLocal ? "primary" : "outline"}
              className="mt-3 w-full"
              onClick={() => {
                button.current?.focus(); // where the dialog will give the focus back
                setIsOpen(false);
                setIsDialogOpen(true);
              }}
            >
              Share and export…
            </Button>
          )}
        </section>
      )}
      {isDialogOpen && renderDialog?.(() => setIsDialogOpen(false))}
    </div>
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
      {isLocal || address.length > LONGEST_CODE ? (
        <p className="mt-3 text-muted text-sm">
          {isLocal
            ? `This project is kept in this browser. The link opens it here, and in no other place.${hasMore ? " To send it to somebody, share the whole of it:" : ""}`
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
