import { Suspense } from "react";
import { later } from "#src/lib/later.ts";
import { fitsCode } from "#src/ui/code-length.ts";

const LinkCode = later(() => import("#src/ui/link-code.tsx").then(({ LinkCode }) => LinkCode));

/** The QR code of a link; a blank sheet while there is none. */
export function ComposedCode({ address, fileName }: { address: string; fileName: string }) {
  const blank = (
    <p className="blueprint grid aspect-square w-full place-items-center rounded-md border border-line border-dashed text-muted text-sm">
      Its code appears here.
    </p>
  );
  return (
    <div className="mt-4">
      {!address && blank}
      {address && !fitsCode(address) && (
        <p className="rounded-md border border-line border-dashed p-4 text-sm">
          The link is too long for a code that a camera can read. Copy it instead, or leave out the logo or
          the note.
        </p>
      )}
      {address && fitsCode(address) && (
        <Suspense fallback={blank}>
          <LinkCode address={address} fileName={fileName} />
        </Suspense>
      )}
    </div>
  );
}
