import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { photoCss } from "../blocks/photo-styles.ts";
import type { Block, Page, SiteDocument } from "../document.ts";
import { noPhotos, type Photos } from "../photos.ts";
import { SitePage, siteCss } from "../render.tsx";
import { pairingOf } from "../themes/theme.ts";
import { loadFonts } from "./font-files.ts";
import { useScenes } from "./use-scenes.ts";

interface SiteSheetProps {
  document: SiteDocument;
  page: Page;
  /** The layout width of the page, in CSS pixels. */
  width: number;
  /** The scale factor. */
  scale: number;
  /** Receives the shadow root, once it exists. */
  rootRef: RefObject<ShadowRoot | null>;
  /** Wraps each block. */
  frame?: (block: Block, element: ReactNode) => ReactNode;
  /** Styles in addition to the site's. */
  css?: string;
  /** The photographs; null while they load. */
  photos?: Photos | null;
  /** Called whenever the size of the page may have changed. */
  onSize?: () => void;
}

/** A complete, editable page of a site, in a shadow root that isolates its styles. */
export function SiteSheet({
  document,
  page,
  width,
  scale,
  rootRef,
  frame,
  css = "",
  photos = noPhotos,
  onSize,
}: SiteSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const drawn = useDrawable(document, page, photos);
  const { theme } = drawn.document;
  const look = JSON.stringify([
    theme,
    drawn.document.pages.map(({ blocks }) =>
      blocks.map(({ kind, variant, isHidden }) => [kind, variant, isHidden]),
    ),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the document only its look matters
  const sheetText = useMemo(() => siteCss(drawn.document), [look]);
  // Separate, because dragging a focus changes it constantly.
  const photoText = drawn.photos.size > 0 ? photoCss(drawn.document, drawn.photos) : "";

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    rootRef.current = shadow;
    setRoot(shadow);
    return () => {
      rootRef.current = null;
    };
  }, [rootRef]);

  // Only if it changed, because replacing a style sheet causes a complete new layout.
  useLayoutEffect(() => {
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host{display:block}${sheetText}${photoText}${css}`);
    root.adoptedStyleSheets = [sheet];
  }, [root, sheetText, photoText, css]);

  useEffect(() => void loadFonts(pairingOf(theme)), [theme]);

  useLayoutEffect(() => {
    const [element, outline] = [host.current, box.current];
    if (!element || !outline) return;
    element.style.width = `${width}px`;
    element.style.transform = scale === 1 ? "" : `scale(${scale})`;
    outline.style.width = `${Math.floor(width * scale)}px`;
    const place = () => {
      outline.style.height = `${Math.round(element.offsetHeight * scale)}px`;
      onSize?.();
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, scale, onSize]);

  return (
    /* Clipped, not hidden: focus and search scroll what is only hidden, and pictures may be wider than the page. */
    <div ref={box} data-sheet="" className="overflow-clip">
      <div ref={host} className="origin-top-left">
        {root &&
          createPortal(
            <SitePage document={drawn.document} page={drawn.page} frame={frame} photos={drawn.photos} />,
            root,
          )}
      </div>
    </div>
  );
}

/**
 * Keeps rendering the previous document while the pictures of a new one load. At first, texts appear without
 * pictures.
 */
function useDrawable(document: SiteDocument, page: Page, photos: Photos | null) {
  const hasScenes = useScenes(document);
  const isReady = hasScenes && photos !== null;
  const last = useRef({ document, page, photos: photos ?? noPhotos, isReady });
  if (isReady || !last.current.isReady) {
    last.current = { document, page, photos: photos ?? noPhotos, isReady };
  }
  return last.current;
}
