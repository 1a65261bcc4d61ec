import { LinkCode } from "#src/ui/link-code.tsx";

/** In bytes. A code of more is too fine for the camera of a phone. */
const LONGEST_CODE = 1_200;

/** The code of a link, a blank sheet while there is none. */
export function ComposedCode({ address, fileName }: { address: string; fileName: string }) {
  return (
    <div className="mt-4">
      {!address && (
        <div className="blueprint aspect-square w-full rounded-md border border-line border-dashed" />
      )}
      {address && new TextEncoder().encode(address).length > LONGEST_CODE && (
        <p className="rounded-md border border-line border-dashed p-4 text-sm">
          The link is too long for a code that a camera can read. Copy it instead, or leave out the logo or
          the note.
        </p>
      )}
      {address && new TextEncoder().encode(address).length <= LONGEST_CODE && (
        <LinkCode address={address} fileName={fileName} />
      )}
    </div>
  );
}
