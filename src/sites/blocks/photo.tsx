import { type ReactNode, useState } from "react";
import type { Crop } from "../art/art-theme.ts";
import type { PhotoPicture } from "../fields.ts";
import type { PhotoFiles, PhotoSize } from "../photos.ts";
import { photoClasses } from "./photo-styles.ts";

interface PhotoProps {
  photo: PhotoPicture;
  files: PhotoFiles;
  crop: Crop;
  /** Whether it is the first thing to be seen on its page. */
  isFirst: boolean;
  /** Of the ground it stands on. */
  isOnDark: boolean;
  className: string;
  /** Shown where the file cannot be read or decoded. */
  instead: ReactNode;
}

/** How much of the page a place is wide, by what it shows: the widest place of its kind. */
const SIZES: Record<Crop, string> = {
  hero: "100vw",
  banner: "(min-width: 56em) 75vw, 100vw",
  tile: "(min-width: 56em) 50vw, 100vw",
};
/** Width for height of the narrowest usual place: a picture that is wider is drawn larger, as its sides are cut off. */
const NARROWEST: Record<Crop, number> = { hero: 1.4, banner: 1.4, tile: 1 };
/** The file for programs that do not know `srcset`. */
const USUAL_WIDTH = 960;

/** A photograph fills its place and keeps its focus in view; how, is up to `photoCss` of the same document. */
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
