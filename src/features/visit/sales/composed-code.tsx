import { Suspense } from "react";
import { later } from "#src/lib/later.ts";

const LinkCode = later(() => import("#src/ui/link-code.tsx").then(({ LinkCode }) => LinkCode));

/** In bytes. A code of more is too fine for the camera of a phone. */
const LONGEST_CODE = 1_200;

/** The code of a link, a blank sheet while there is none. */
export function ComposedCode({ address, fileName }: { address: string; fileName: string }) {
  const blank = (
    <div className="blueprint aspect-square w-full rounded-md border border-line border-dashed" />
  );
  return (
    <div className="mt-4">
      {!address && blank}
      {address && new TextEncoder().encode(address).length > LONGEST_CODE && (
        <p className="rounded-md border border-line border-dashed p-4 text-sm">
          The link is too long for a code that a camera can read. Copy it instead, or leave out the logo or
          the note.
        </p>
      )}
      {address && new TextEncoder().encode(address).length <= LONGEST_CODE && (
        <Suspense fallback={blank}>
          <LinkCode address={address} fileName={fileName} />
        </Suspense>
      )}
    </div>
  );
}
