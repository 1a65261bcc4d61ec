import { encode } from "uqr";

/** The width of the quiet zone in modules, as the standard requires. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  address: string;
  className?: string;
}

/** A QR code of an address: dark on white in every theme, because some readers cannot read inverted codes. */
export function QrCode({ address, className }: QrCodeProps) {
  const { data, size } = encode(address, { ecc: correction(address), border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={`QR code of ${address}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(rowPath).join("")} fill="#000" />
    </svg>
  );
}

/** Returns the QR code as an SVG file. */
export function qrSvg(address: string) {
  const { data, size } = encode(address, { ecc: correction(address), border: QUIET_ZONE });
  const path = data.map(rowPath).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
}

/** Long addresses use less error correction: larger modules help cameras more than redundancy. */
const correction = (address: string) => (address.length > 300 ? "L" : "M");

/** Draws one rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number) {
  const cells = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return [...cells.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
