import { type ReactNode, useState } from "react";
import type { Crop } from "#src/art/art-theme.ts";
import type { PhotoPicture } from "../fields.ts";
import type { PhotoFiles, PhotoSize } from "../photos.ts";
import { photoClasses } from "./photo-styles.ts";

interface PhotoProps {
  photo: PhotoPicture;
  files: PhotoFiles;
  crop: Crop;
  /** Whether it is at the top of its page, and so loads first. */
  isFirst: boolean;
  /** Whether the ground behind it is dark. */
  isOnDark: boolean;
  className: string;
  /** Shown if the file cannot be read or decoded. */
  instead: ReactNode;
}

/** The `sizes` of each crop: the width of its widest frame. */
const SIZES: Record<Crop, string> = {
  hero: "100vw",
  banner: "(min-width: 56em) 75vw, 100vw",
  tile: "(min-width: 56em) 50vw, 100vw",
};
/**
 * The aspect ratio of the narrowest usual frame of each crop. Wider pictures are enlarged, since their sides are cut
 * off.
 */
const NARROWEST: Record<Crop, number> = { hero: 1.4, banner: 1.4, tile: 1 };
/** The file for browsers without `srcset`. */
const USUAL_WIDTH = 960;

/** A photograph fills its frame and keeps its focus in view; `photoCss` of the same document has the styles. */
export function Photo({ photo, files, crop, isFirst, isOnDark, className, instead }: PhotoProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return instead;
  const { width, height, sizes } = files;
  const usual = sizes.find((size) => size.width >= USUAL_WIDTH) ?? sizes.at(-1);
  const cut = Math.max(1, width / height / NARROWEST[crop]) * (photo.zoom / 100);
  const ground = isOnDark ? "sw-photo-on-dark" : "sw-photo-on-light";
  return (
    <picture className={`${className} sw-photo ${ground} ${photoClasses(photo, files).join(" ")}`}>
      <img
        src={usual?.address}
        srcSet={sizes.length > 1 ? sizes.map(candidate).join(", ") : undefined}
        sizes={sizes.length > 1 ? `${isFirst ? "" : "auto, "}${enlarged(SIZES[crop], cut)}` : undefined}
        width={width}
        height={height}
        alt={photo.decorative ? "" : photo.label}
        onError={() => setHasFailed(true)}
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}

const candidate = ({ address, width }: PhotoSize) => `${address} ${width}w`;

const enlarged = (sizes: string, factor: number) =>
  sizes.replace(/\d+(?=vw)/g, (share) => String(Math.round(Number(share) * factor)));
