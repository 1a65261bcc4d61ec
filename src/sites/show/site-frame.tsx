import { type MouseEvent, type SyntheticEvent, startTransition, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Page, SiteDocument } from "../document.ts";
import { EntryContent, entryCss, withEntryPages } from "../entry-pages.tsx";
import { noPhotos, type Photos } from "../photos.ts";
import { rootCss, SitePage, siteCss } from "../render.tsx";
import { familiesOf, fontFaceCss } from "../themes/fonts.ts";
import { pairingOf } from "../themes/theme.ts";
import { fontAddress } from "./font-files.ts";
import { useScenes } from "./use-scenes.ts";

interface SiteFrameProps {
  document: SiteDocument;
  /** The id of the page being shown. */
  page: string;
  /** Called when a link to another page of the site is clicked. */
  onNavigate: (page: string) => void;
  /** The address of `frame.html`, which has a strict content security policy. */
  frameAddress: string;
  title: string;
  className?: string;
  /** The photographs; null while they load. */
  photos?: Photos | null;
}

const PAGE_LINK = "#page:";

/** Only plain sections: others may have an ornament above their edge, which paint containment would clip. */
const BELOW_THE_FOLD =
  "main>.sw-tone-plain:nth-of-type(n+3){content-visibility:auto;contain-intrinsic-block-size:auto 40rem}";

/** A preview of a site in a frame that runs no script and cannot navigate elsewhere. */
export function SiteFrame({
  document: site,
  page,
  onNavigate,
  frameAddress,
  title,
  className,
  photos = noPhotos,
}: SiteFrameProps) {
  const [frame, setFrame] = useState<Document | null>(null);
  const document = withEntryPages(site);
  const hasScenes = useScenes(document);
  const shown = document.pages.find(({ id }) => id === page) ?? document.pages[0];

  useEffect(() => {
    if (!frame || !photos) return;
    const style = frame.createElement("style");
    const faces = familiesOf(pairingOf(document.theme)).map((family) => fontFaceCss(family, fontAddress));
    style.textContent = [
      rootCss(document),
      BELOW_THE_FOLD,
      ...faces,
      siteCss(document, photos),
      entryCss(document),
    ].join("\n");
    frame.head.append(style);
    frame.documentElement.lang = document.meta.language;
    return () => style.remove();
  }, [frame, document, photos]);

  useEffect(() => {
    if (page) frame?.defaultView?.scrollTo(0, 0);
  }, [frame, page]);

  const showIn = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = currentTarget;
    // A transition, to keep the page responsive.
    startTransition(() => setFrame(contentDocument));
  };

  const follow = (event: MouseEvent) => {
    const control = (event.target as Element).closest("a, button");
    if (!control) return;
    const href = control.getAttribute("href") ?? "";
    // The sandbox prevents navigation, but not opening a link in a new tab.
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isPlain && href.startsWith("#") && !href.startsWith(PAGE_LINK)) return;
    event.preventDefault();
    if (isPlain && href.startsWith(PAGE_LINK)) onNavigate(href.slice(PAGE_LINK.length).split("#")[0] ?? "");
  };

  return (
    <>
      <iframe
        className={className}
        title={title}
        src={frameAddress}
        sandbox="allow-same-origin"
        onLoad={showIn}
      />
      {frame &&
        shown &&
        hasScenes &&
        photos &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on the links inside, which the keyboard reaches
          // biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it
          <div
            onClick={follow}
            onAuxClick={follow}
            onDragStart={(event) => event.preventDefault()}
            onSubmit={(event) => event.preventDefault()}
          >
            <SitePage
              document={document}
              page={shown}
              pageAddress={linkTo}
              photos={photos}
              Entry={EntryContent}
            />
          </div>,
          frame.body,
        )}
    </>
  );
}

const linkTo = ({ id }: Pick<Page, "id">) => `${PAGE_LINK}${id}`;
