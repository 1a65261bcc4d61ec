import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Photo } from "#src/sites/blocks/photo.tsx";
import { photoCss } from "#src/sites/blocks/photo-styles.ts";
import type { PhotoPicture } from "#src/sites/fields.ts";
import type { PhotoFiles } from "#src/sites/photos.ts";
import { useSite } from "../studio-slice.ts";

interface PhotoViewProps {
  photo: PhotoPicture;
  files: PhotoFiles;
}

/** A photograph as on the site, filling its container. A shadow root isolates the site's style. */
export function PhotoView({ photo, files }: PhotoViewProps) {
  const { theme, meta } = useSite();
  const host = useRef<HTMLSpanElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);

  useEffect(() => {
    const element = host.current;
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  }, []);

  useLayoutEffect(() => {
    if (!root) return;
    const sheet = new CSSStyleSheet();
    const css = photoCss({ theme, meta, pages: [photo] }, new Map([[photo.asset, files]]));
    sheet.replaceSync(
      `${css} :host,.sw-site,.sw-site>.sw-photo{display:block;height:100%;aspect-ratio:auto}.sw-site>.sw-photo::after{content:none}`,
    );
    root.adoptedStyleSheets = [sheet];
  }, [root, photo, files, theme, meta]);

  return (
    <span ref={host} aria-hidden="true" className="block size-full">
      {root &&
        createPortal(
          <div className="sw-site">
            <Photo
              photo={photo}
              files={files}
              crop="tile"
              instead={null}
              isFirst={false}
              isOnDark={false}
              className=""
            />
          </div>,
          root,
        )}
    </span>
  );
}
