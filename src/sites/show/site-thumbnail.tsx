import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { SiteDocument } from "../document.ts";
import { SitePage, siteCss } from "../render.tsx";
import { pairingOf } from "../themes/theme.ts";
import { loadFonts } from "./font-files.ts";
import { useScenes } from "./use-scenes.ts";

interface SiteThumbnailProps {
  document: SiteDocument;
  /** How wide the page believes to be, in pixels; it is shrunk to the room there is. */
  width?: number;
  /** What is to be seen, for who cannot see it; empty where it is said beside it. */
  label: string;
  className?: string;
}

/** The first page of a site, small and still: in a shadow root of its own, so that no style crosses over. */
export function SiteThumbnail({ document, width = 1280, label, className }: SiteThumbnailProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const isReady = useScenes(document);
  const [page] = document.pages;

  useEffect(() => {
    const element = host.current;
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  }, []);

  useEffect(() => {
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host{display:block;overflow:hidden}${siteCss(document)}`);
    root.adoptedStyleSheets = [sheet];
    void loadFonts(pairingOf(document.theme));
  }, [root, document]);

  useEffect(() => {
    const element = host.current;
    if (!element || !root || !isReady) return;
    const shrink = () => {
      const site = root.querySelector<HTMLElement>(".sw-site");
      if (!site) return;
      site.style.width = `${width}px`;
      site.style.transformOrigin = "0 0";
      site.style.transform = `scale(${element.clientWidth / width})`;
    };
    shrink();
    const observer = new ResizeObserver(shrink);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, width, isReady]);

  return (
    <div className={className} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      <div ref={host} inert>
        {root && page && isReady && createPortal(<SitePage document={document} page={page} />, root)}
      </div>
    </div>
  );
}
