import { useEffect, useMemo, useRef, useState } from "react";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { rolesOf } from "#src/sites/themes/theme.ts";

interface BlockThumbnailProps {
  document: SiteDocument;
  block: Block;
  label: string;
}

/** A preview of a block, rendered when it enters the viewport, because long lists are expensive. */
export function BlockThumbnail({ document, block, label }: BlockThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const alone = useMemo(() => {
    const [page] = document.pages;
    return page ? { ...document, pages: [{ ...page, blocks: [{ ...block, isHidden: false }] }] } : document;
  }, [document, block]);
  const photos = usePhotos(isSeen ? alone : undefined);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: "200px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className="aspect-[16/10] overflow-hidden bg-sunken"
      // Continues the ground of a block that is lower than its place.
      style={{ background: isSeen ? rolesOf(document.theme)[block.tone].ground : undefined }}
    >
      {isSeen && <SiteThumbnail document={alone} photos={photos} label={label} />}
    </div>
  );
}
