import clsx from "clsx";
import { useEffect, useState } from "react";

interface LinkImageProps {
  /** A small image as base64url, as a link carries it. */
  data: string;
  /** Its size and its corners. */
  className: string;
}

/** The logo in a link, on a light plate, as most logos are drawn for paper; nothing where it is none. */
export function LinkImage({ data, className }: LinkImageProps) {
  const [shown, setShown] = useState({ data: "", source: "" });

  useEffect(() => {
    let isWanted = true;
    import("./small-image.ts").then(
      ({ imageSource }) => isWanted && setShown({ data, source: imageSource(data) ?? "" }),
      () => {}, // it goes without
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
