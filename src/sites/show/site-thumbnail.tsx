import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { SiteDocument } from "../document.ts";
import { noPhotos, type Photos } from "../photos.ts";
import { SitePage, siteCss } from "../render.tsx";
import { pairingOf } from "../themes/theme.ts";
import { loadFonts } from "./font-files.ts";
import { useIsWanted } from "./use-is-wanted.ts";
import { useScenes } from "./use-scenes.ts";

/** The initial number of blocks; more are added until they fill the picture. */
const FIRST_BLOCKS = 3;
const MORE_BLOCKS = 2;

interface SiteThumbnailProps {
  document: SiteDocument;
  /** The layout width of the page, in CSS pixels; the picture is scaled to the available space. */
  width?: number;
  /** The visible height, in CSS pixels of the page; blocks below it are not rendered. */
  height?: number;
  /** The alternative text; empty if the text beside it says the same. */
  label: string;
  className?: string;
  /** The photographs; null while they load. */
  photos?: Photos | null;
}

/** A small, static picture of a site's first page, in a shadow root that isolates its styles. */
export function SiteThumbnail({
  document,
  width = 1280,
  height = Number.POSITIVE_INFINITY,
  label,
  className,
  photos = noPhotos,
}: SiteThumbnailProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const isWanted = useIsWanted(host);
  const hasScenes = useScenes(document);
  const isDrawn = root !== null && isWanted && hasScenes && photos !== null;
  const [count, setCount] = useState(height === Number.POSITIVE_INFINITY ? height : FIRST_BLOCKS);
  const blocks = document.pages[0]?.blocks.length ?? 0;
  const page = useMemo(() => {
    const [first] = document.pages;
    return first && { ...first, blocks: first.blocks.filter(({ isHidden }) => !isHidden).slice(0, count) };
  }, [document, count]);

  useEffect(() => {
    const element = host.current;
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  }, []);

  useEffect(() => {
    if (!root || !isWanted || !photos) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:host{display:block;contain:content}.sw-site{width:${width}px;transform-origin:0 0}${siteCss(document, photos)}`,
    );
    root.adoptedStyleSheets = [sheet];
    void loadFonts(pairingOf(document.theme));
  }, [root, document, width, isWanted, photos]);

  // A `ResizeObserver` reports sizes without forcing a layout.
  useEffect(() => {
    const element = host.current;
    const site = root?.querySelector<HTMLElement>(".sw-site");
    if (!element || !site || !isDrawn) return;
    const sizes = { room: 0, site: 0 };
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === element) sizes.room = contentRect.width;
        else sizes.site = contentRect.height;
      }
      const scale = sizes.room / width;
      site.style.transform = `scale(${scale})`;
      element.style.height = `${Math.min(sizes.site, height) * scale}px`;
      if (sizes.site < height && count < blocks) setCount(count + MORE_BLOCKS);
    });
    observer.observe(element);
    observer.observe(site);
    return () => observer.disconnect();
  }, [root, width, height, isDrawn, count, blocks]);

  return (
    <div className={className} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      <div ref={host} inert>
        {isDrawn && page && createPortal(<SitePage document={document} page={page} photos={photos} />, root)}
      </div>
    </div>
  );
}
