import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { pageName } from "#src/sites/page-title.ts";
import { SiteFrame } from "#src/sites/show/site-frame.tsx";
import { Button } from "#src/ui/button.tsx";
import type { Content } from "./messages.ts";
import type { Pair } from "./pair.ts";
import { otherName } from "./session.ts";
import { TextPanel } from "./text-panel.tsx";
import { blockInView, showBlock, siteFrame } from "./view-place.ts";

const LOOK_MS = 250;

type Site = NonNullable<Content["site"]>;

interface SiteStageProps {
  pair: Pair;
  site: Site;
  onLeave: () => void;
}

/** The other screen's site, shown over this page. The holder of the pen navigates and edits its texts. */
export function SiteStage({ pair, site, onLeave }: SiteStageProps) {
  const hasPen = useStore(pair.store, ({ holder }) => holder === pair.role);
  const [isEditing, setIsEditing] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const photos = usePhotos(site.document);
  const shown = site.document.pages.find(({ id }) => id === site.page) ?? site.document.pages[0];
  const { page, block } = site;
  useBehind();

  const publish = (changes: Partial<Site>) => {
    const { content } = pair.store.getState();
    if (content?.site) pair.publish({ ...content, site: { ...content.site, ...changes } });
  };
  const showPage = (page: string) => {
    if (pair.hasPen()) publish({ page, block: null });
  };

  useEffect(() => {
    if (!hasPen) return;
    const timer = setInterval(() => {
      const { content } = pair.store.getState();
      const seen = blockInView(stage.current ? siteFrame(stage.current) : undefined);
      if (content?.site && seen && seen !== content.site.block)
        pair.publish({ ...content, site: { ...content.site, block: seen } });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [pair, hasPen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => {
    if (hasPen) return;
    const show = () => showBlock(stage.current ? siteFrame(stage.current) : undefined, block);
    show();
    const timer = setTimeout(show, LOOK_MS); // the page is rendered after this
    return () => clearTimeout(timer);
  }, [page, block, hasPen]);

  if (!shown) return null;
  const other = otherName(pair.role);
  return createPortal(
    <section
      ref={stage}
      aria-label={`Site shown by ${hasPen ? "you" : other}`}
      className="fixed inset-0 z-60 flex flex-col bg-paper text-ink"
      data-together=""
    >
      <div className="flex flex-wrap items-center gap-2 border-line border-b px-3 py-2">
        <p className="me-auto min-w-0 truncate font-semibold">
          <bdi>{site.document.meta.business.name || "A website"}</bdi>
        </p>
        {hasPen && (
          <nav aria-label="Pages of the site" className="flex flex-wrap gap-1">
            {site.document.pages.map((one) => (
              <Button
                key={one.id}
                size="small"
                look={one === shown ? "outline" : "quiet"}
                aria-current={one === shown ? "page" : undefined}
                onClick={() => showPage(one.id)}
              >
                {pageName(site.document, one)}
              </Button>
            ))}
          </nav>
        )}
        {hasPen && site.isEditable && (
          <Button size="small" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
            {isEditing ? "Close the texts" : "Change the texts"}
          </Button>
        )}
        <Button size="small" onClick={onLeave}>
          {hasPen ? "Leave the site" : "Look around by yourself"}
        </Button>
      </div>
      <div className="flex min-h-0 grow flex-col-reverse pb-36 sm:pb-20 md:flex-row">
        <div className="min-h-0 min-w-0 grow">
          <SiteFrame
            document={site.document}
            photos={photos}
            page={shown.id}
            onNavigate={showPage}
            frameAddress={assetAddress("/frame.html")}
            title={`${site.document.meta.business.name || "A website"}, ${pageName(site.document, shown)}`}
            className="block size-full"
          />
        </div>
        {hasPen && isEditing && site.isEditable && (
          <TextPanel site={site} page={shown} onChange={(document) => publish({ document })} />
        )}
      </div>
    </section>,
    document.body,
  );
}

/** Makes the covered page inert, but not the bar and the announcements. */
function useBehind() {
  useEffect(() => {
    const behind = document.querySelectorAll<HTMLElement>(
      "#root > header, #main, #root > footer, .bottom-bar",
    );
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, []);
}
