import clsx from "clsx";
import { isDark } from "#src/art/colour.ts";
import type { Asset } from "#src/pictures/asset-store.ts";
import { SAMPLE_GROUNDS } from "#src/sites/logo.ts";
import { useBlobAddress } from "./use-blob-address.ts";

interface PictureTileProps {
  asset: Asset;
  /** The number of uses; undefined until it is known. */
  uses: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

export function PictureTile({ asset, uses = 0, isChosen, onChoose }: PictureTileProps) {
  const { id, name, alt, sizes } = asset;
  const ground = drawingGround(asset);
  const address = useBlobAddress(sizes[0]?.blob, id);
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen}
        aria-label={`${alt || name || "Picture"}, ${usesInWords(uses)}`}
        onClick={onChoose}
        className={clsx(
          "group block w-full overflow-hidden rounded-card border bg-raised text-start",
          isChosen ? "border-signal ring-2 ring-signal" : "border-line hover:border-edge",
        )}
      >
        <span
          className="relative block aspect-[4/3] overflow-hidden bg-sunken"
          style={{ backgroundColor: ground ?? asset.color }}
        >
          {address && (
            <img
              src={address}
              alt=""
              className={clsx("absolute inset-0 size-full", ground ? "object-contain p-4" : "object-cover")}
              decoding="async"
            />
          )}
          {uses > 0 && (
            <span className="absolute end-1.5 bottom-1.5 rounded-full bg-night/85 px-2 py-0.5 font-semibold text-on-night text-xs tabular-nums">
              {uses}×
            </span>
          )}
        </span>
        <span className="block truncate px-2.5 py-2 text-sm">{name || "Pasted picture"}</span>
      </button>
    </li>
  );
}

/** A colour that a drawing, such as a logo, stands out from; undefined for photographs. */
export const drawingGround = ({ name, color }: Asset) =>
  /\.svg$/i.test(name ?? "") ? SAMPLE_GROUNDS[isDark(color) ? "light" : "dark"] : undefined;

export const usesInWords = (uses: number) =>
  uses === 0 ? "not used" : uses === 1 ? "used once" : `used ${uses} times`;
