import {
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { later } from "#src/lib/later.ts";
import type { Block } from "#src/sites/document.ts";
import { pageById } from "#src/sites/edit/edit-blocks.ts";
import { pageName } from "#src/sites/page-title.ts";
import { SiteSheet } from "#src/sites/show/site-sheet.tsx";
import { focusedElement } from "#src/ui/return-focus.ts";
import { Sliding } from "#src/ui/sliding.tsx";
import { useSite, useStudio, useStudioStore } from "../studio-slice.ts";
import { BlockFrame } from "./block-frame.tsx";
import { usePageInput } from "./use-page-input.ts";
import { useTyping } from "./use-typing.ts";

interface CanvasSheetProps {
  width: number;
  scale: number;
  /** The name of the device. */
  label: string;
  /** With several devices side by side, only the main one has the toolbar. */
  isMain: boolean;
}

const MarkBar = later(() => import("../on-demand.ts").then(({ MarkBar }) => MarkBar));

/** Styles inside the page for the text being edited and for editable texts. */
const SHEET_CSS = `
.sw-block{cursor:default}
.sw-site a,.sw-site button,.sw-site label,.sw-site summary{cursor:default}
.sw-can-type .sw-site :is(h1,h2,h3,h4,p,a,span,li,dt,dd,summary,blockquote){cursor:text}
[contenteditable]{outline:2px solid #0e7490;outline-offset:4px;border-radius:2px;min-width:1ch;cursor:text;background:color-mix(in oklab,#22d3ee 12%,transparent)}
.sw-photo-missing::after{content:"This picture cannot be read";position:absolute;inset:auto auto .5rem .5rem;max-width:calc(100% - 1rem);padding:.2rem .6rem;border-radius:.4rem;background:#1f2937;color:#fff;font:500 .8rem/1.4 system-ui}
[data-drop]{outline:4px dashed #0e7490!important;outline-offset:-6px}
.sw-enlarge{pointer-events:none}
.sw-block:focus{outline:none}
.sw-block:focus-visible{outline:3px solid #0e7490;outline-offset:-3px}`;

/** The page at one width. A click selects a block, and texts can be edited in place. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the sheet
export function CanvasSheet({ width, scale, label, isMain }: CanvasSheetProps) {
  const document = useSite();
  const pageId = useStudio((studio) => studio.page);
  const chosen = useStudio((studio) => studio.block);
  const root = useRef<ShadowRoot>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [size, setSize] = useState(0);
  const photos = usePhotos(document);
  const page = pageById(document, pageId) ?? document.pages[0];

  const shown = { root, document, page };
  const typing = useTyping(shown);
  const { marks, frozen, redrawn } = typing;
  usePageInput(shown, typing, setHovered);

  // One tab stop, the selected block; the arrow keys move between blocks.
  useLayoutEffect(() => {
    const shadow = root.current;
    if (!shadow) return;
    for (const control of shadow.querySelectorAll<HTMLElement>(
      "a, button, input, select, textarea, summary, [tabindex]",
    )) {
      if (control.tabIndex !== -1) control.tabIndex = -1;
    }
    // The studio around it has landmarks of its own, so those of the site are removed.
    for (const landmark of shadow.querySelectorAll("main, nav, header, footer, aside")) {
      landmark.setAttribute("role", "group");
    }
    const stop = (chosen && shadow.getElementById(chosen)) || shadow.querySelector<HTMLElement>(".sw-block");
    if (stop) stop.tabIndex = 0;
  });

  const store = useStudioStore();
  useEffect(() => {
    const shadow = root.current;
    if (shadow && isMain) return keepFocusInBlocks(shadow, () => store.getState().block);
  }, [isMain, store]);

  const frame = useCallback(
    (block: Block, element: ReactNode) => (
      <Frozen key={redrawn[block.id] ?? 0} isFrozen={block.id === frozen}>
        {element}
      </Frozen>
    ),
    [frozen, redrawn],
  );
  const onSize = useCallback(() => setSize((now) => now + 1), []);

  if (!page) return null;
  return (
    <section
      className="relative bg-white shadow-float"
      aria-label={`${pageName(document, page)}, ${label}`}
      onPointerLeave={() => setHovered(null)}
    >
      <Sliding
        items={() => root.current?.querySelectorAll(".sw-block")}
        order={page.blocks.map(({ id }) => id).join()}
        scale={scale}
        leavesAtOnce
      >
        <SiteSheet
          document={document}
          page={page}
          width={width}
          scale={scale}
          rootRef={root}
          frame={frame}
          css={SHEET_CSS}
          photos={photos}
          onSize={onSize}
        />
      </Sliding>
      {hovered && hovered !== chosen && (
        <BlockFrame
          root={root}
          blockId={hovered}
          pageId={page.id}
          look="hovered"
          size={size}
          hasActions={false}
        />
      )}
      {chosen && (
        <BlockFrame
          root={root}
          blockId={chosen}
          pageId={page.id}
          look="chosen"
          size={size}
          hasActions={isMain}
        />
      )}
      {marks !== "off" && (
        <Suspense>
          <MarkBar isLinking={marks === "linking"} onMark={typing.markWords} onAddress={typing.setAddress} />
        </Suspense>
      )}
    </section>
  );
}

/** The chosen block gets a focus that was lost with a removed or redrawn one, unless another list has kept it. */
function keepFocusInBlocks(shadow: ShadowRoot, chosen: () => string | null) {
  const isBlock = (node: Node) => node instanceof Element && node.matches(".sw-block");
  const observer = new MutationObserver((records) => {
    if (!records.some(({ removedNodes }) => Array.from(removedNodes).some(isBlock))) return;
    // After the observers of the lists.
    queueMicrotask(() => {
      const id = chosen();
      if (id && !focusedElement()) shadow.getElementById(id)?.focus({ preventScroll: true });
    });
  });
  observer.observe(shadow, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Stops React from rendering a block while it is edited, because it would undo what the browser has written. */
const Frozen = memo(
  ({ children }: { isFrozen: boolean; children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
);
