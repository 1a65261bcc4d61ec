import { downloadText } from "#src/lib/download.ts";
import { Button } from "./button.tsx";
import { QrCode, qrSvg } from "./qr-code.tsx";

export { QrCode } from "./qr-code.tsx";

/** The QR code of a link, for cameras and as a file to print. */
export function LinkCode({ address, fileName }: { address: string; fileName: string }) {
  return (
    <figure>
      <QrCode address={address} className="w-full rounded-md border border-line" />
      <figcaption className="mt-2 text-muted text-sm">
        Point a phone’s camera at it to open the link there.
      </figcaption>
      <Button
        size="small"
        className="mt-2 w-full"
        onClick={() => downloadText(`${fileName}.svg`, qrSvg(address), "image/svg+xml")}
      >
        Save as SVG
      </Button>
    </figure>
  );
}
