import clsx from "clsx";
import { useMemo, useState } from "react";
import { imageSource } from "./small-image.ts";

interface LinkImageProps {
  /** A small image as base64url, as in links. */
  data: string;
  /** The classes for size and corners. */
  className: string;
}

/**
 * A logo from a link, on a light background, because most logos are designed for paper. Renders nothing if the image is
 * invalid.
 */
export function LinkImage({ data, className }: LinkImageProps) {
  const source = useMemo(() => imageSource(data), [data]);
  const [broken, setBroken] = useState("");

  if (!source || broken === data) return null;
  return (
    <img
      src={source}
      alt=""
      onError={() => setBroken(data)}
      className={clsx("shrink-0 bg-on-night object-contain", className)}
    />
  );
}
