import clsx from "clsx";
import { useEffect, useState } from "react";

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
  const [shown, setShown] = useState({ data: "", source: "" });

  useEffect(() => {
    let isWanted = true;
    import("./small-image.ts").then(
      ({ imageSource }) => isWanted && setShown({ data, source: imageSource(data) ?? "" }),
      () => {}, // shown without the logo
    );
    return () => {
      isWanted = false;
    };
  }, [data]);

  if (shown.data !== data || !shown.source) return null;
  return (
    <img
      src={shown.source}
      alt=""
      onError={() => setShown({ data, source: "" })}
      className={clsx("shrink-0 bg-on-night object-contain", className)}
    />
  );
}
