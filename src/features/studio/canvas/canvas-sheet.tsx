import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Block } from "#src/sites/document.ts";
import { blockAt, pageById, writeField } from "#src/sites/edit/edit-blocks.ts";
import { labelPage } from "#src/sites/edit/edit-pages.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { pageName } from "#src/sites/page-title.ts";
import { SiteSheet } from "#src/sites/show/site-sheet.tsx";
import { announce } from "#src/ui/announce.ts";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { BlockFrame } from "./block-frame.tsx";
import { MarkBar } from "./mark-bar.tsx";
import { longestAt, nodeAt, type Place, placesOf, textAt } from "./text-places.ts";
import { type Mark, markedTextOf, placeCaretAtEnd, typeInPlace } from "./type-in-place.ts";

type Started = NonNullable<ReturnType<typeof typeInPlace>>;

interface CanvasSheetProps {
  width: number;
  scale: number;
  /** Which device it stands for. */
  label: string;
  /** Of several devices the one that carries the buttons. */
  isMain: boolean;
}

/** Marks in the page itself: what is typed into, and that texts can be. */
const SHEET_CSS = `
.sw-block{cursor:default}
.sw-site a,.sw-site button,.sw-site label,.sw-site summary{cursor:default}
.sw-can-type .sw-site :is(h1,h2,h3,h4,p,a,span,li,dt,dd,summary,blockquote){cursor:text}
[contenteditable]{outline:2px solid #0e7490;outline-offset:4px;border-radius:2px;min-width:1ch;cursor:text;background:color-mix(in oklab,#22d3ee 12%,transparent)}
.sw-block:focus{outline:none}
.sw-block:focus-visible{outline:3px solid #0e7490;outline-offset:-3px}`;

/** The page at one width: what is clicked is chosen, and a text can be typed into where it stands. */
export function CanvasSheet({ width, scale, label, isMain }: CanvasSheetProps) {
  const document = useSite();
  const canEdit = useCanEdit();
  const pageId = useStudio((studio) => studio.page);
  const chosen = useStudio((studio) => studio.block);
  const choose = useStudio((studio) => studio.choose);
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const root = useRef<ShadowRoot>(null);
  const typing = useRef<Started | null>(null);
  const [marks, setMarks] = useState<"off" | "on" | "linking">("off");
  const [frozen, setFrozen] = useState<string | null>(null);
  const [redrawn, setRedrawn] = useState<Record<string, number>>({});
  const [hovered, setHovered] = useState<string | null>(null);
  const [size, setSize] = useState(0);
  const page = pageById(document, pageId) ?? document.pages[0];

  const startTyping = (blockId: string, node: Text | HTMLElement, place: Place) => {
    const block = page && blockAt(document, { page: page.id, block: blockId });
    if (!page || !block || !canEdit || block.isLocked) return undefined;
    const field = place.kind === "field" ? place.field : undefined;
    const started = typeInPlace(node, {
      label: labelOf(place),
      maximum: longestAt(place),
      hasLines: field?.kind === "text" || Boolean(field?.hasMarks),
      hasMarks: Boolean(field?.hasMarks),
      onMark: (mark) => live.current.markWords(mark),
      onInput: (text) =>
        change(
          `Wrote in ${blocks[block.kind].label}`,
          (site) => write(site, page.id, blockId, place, text),
          `type ${page.id} ${blockId} ${JSON.stringify(place)}`,
        ),
      onTab: (isBack) => typeNext(blockId, place, isBack),
      onEnd: () => {
        typing.current = null;
        endStep();
        setFrozen(null);
        setMarks("off");
        // Drawn from the document again, as the browser may have rebuilt what React had made.
        setRedrawn((now) => ({ ...now, [blockId]: (now[blockId] ?? 0) + 1 }));
      },
    });
    if (!started) return undefined;
    typing.current = started;
    setFrozen(blockId);
    if (field?.hasMarks) setMarks("on");
    return started;
  };

  const markWords = (mark: Mark) => {
    if (mark !== "link") {
      globalThis.document.execCommand(mark === "strong" ? "bold" : "italic");
      return;
    }
    // It marks the words until their address is known, whatever happens to what is chosen.
    globalThis.document.execCommand("createLink", false, NEW_LINK);
    if (newLinks().length > 0) setMarks("linking");
    else announce("Choose the words of the link first.", "studio");
  };
  const newLinks = () => [...(typing.current?.editable.querySelectorAll(`a[href="${NEW_LINK}"]`) ?? [])];
  const setAddress = (address: string | null, isLeft: boolean) => {
    const started = typing.current;
    if (!started) return;
    for (const link of newLinks()) {
      if (address === null) link.replaceWith(...link.childNodes);
      else link.setAttribute("href", address);
    }
    started.changed();
    if (isLeft) return started.end();
    // Before the field is gone, whose end would end the typing.
    started.editable.focus({ preventScroll: true });
    setMarks("on");
  };

  /** The next text of the block, once it has been drawn again. */
  const typeNext = (blockId: string, from: Place, isBack: boolean) => {
    // Drawn again at once, or what is typed meanwhile would be lost. React does not see that an event in a shadow root is urgent.
    flushSync(() => typing.current?.end());
    live.current.typeAfter(blockId, from, isBack);
  };
  const typeAfter = (blockId: string, from: Place | null, isBack: boolean) => {
    const texts = textsOf(blockId);
    const at = from ? texts.findIndex(({ place }) => JSON.stringify(place) === JSON.stringify(from)) : -1;
    const next = texts[from ? at + (isBack ? -1 : 1) : 0];
    if (!next) {
      elementOf(blockId)?.focus();
      return;
    }
    const started = startTyping(blockId, next.node, next.place);
    if (started) placeCaretAtEnd(started.editable);
  };

  const elementOf = (blockId: string) => root.current?.getElementById(blockId) ?? null;

  const textsOf = (blockId: string): { place: Place; node: Text | HTMLElement }[] => {
    const block = page && blockAt(document, { page: page.id, block: blockId });
    const element = elementOf(blockId);
    if (!page || !block || !element) return [];
    return placesOf(document, page, block).flatMap(({ place, way }): ReturnType<typeof textsOf> => {
      const node = nodeAt(element, way);
      if (place.kind === "field" && place.field.hasMarks) {
        const box = node?.parentElement;
        return box && markedTextOf(box) === textAt(document, block, place) ? [{ place, node: box }] : [];
      }
      // What is shown otherwise than it is written is changed in its form.
      const isWhole = node instanceof Text && node.data === textAt(document, block, place);
      return isWhole ? [{ place, node }] : [];
    });
  };

  const pictureAt = (blockId: string, target: Element) => {
    const block = page && blockAt(document, { page: page.id, block: blockId });
    const element = elementOf(blockId);
    const picture = target.closest("svg");
    if (!page || !block || !element || !picture) return undefined;
    return placesOf(document, page, block).find(({ way }) => nodeAt(element, way) === picture)?.place;
  };

  const onPress = (event: MouseEvent, isTouch: boolean) => {
    if (event.button !== 0) return;
    const target = event.composedPath()[0];
    const element = target instanceof Element ? target : null;
    if (!element || element.closest("[contenteditable]")) return;
    const blockId = element.closest(".sw-block")?.id ?? null;
    typing.current?.end();
    if (!blockId || (isTouch && blockId !== chosen)) {
      event.preventDefault();
      choose(blockId);
      return;
    }
    const text = textsOf(blockId).find(({ node }) => isAt(node, element, event));
    const picture = text ? undefined : pictureAt(blockId, element);
    const place = text?.place ?? picture;
    choose(blockId, place?.kind === "field" ? String(place.path[0]) : null);
    const started = text && startTyping(blockId, text.node, text.place);
    if (!started) {
      event.preventDefault();
      elementOf(blockId)?.focus({ preventScroll: true });
    }
  };

  const onClick = (event: Event) => {
    const element = event.composedPath()[0] as Element;
    const details = element.closest("details");
    const isOpening = details !== null && !details.open && element.closest("summary") !== null;
    if (!isOpening && !element.closest("label")) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const element = event.composedPath()[0] as Element;
    if (!element.classList.contains("sw-block") || !page) return;
    const shown = page.blocks.filter(({ isHidden }) => !isHidden);
    const at = shown.findIndex(({ id }) => id === element.id);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      const next = shown[at + step];
      event.preventDefault();
      if (!next) return;
      choose(next.id);
      const nextElement = elementOf(next.id);
      if (nextElement) nextElement.tabIndex = 0;
      nextElement?.focus();
      announce(nameOf(next), "studio");
    } else if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      choose(element.id);
      typeAfter(element.id, null, false);
    }
  };

  // Listeners that are added once act on what there is when they hear something.
  const live = useRef({ onPress, onClick, onKeyDown, typeAfter, markWords });
  useLayoutEffect(() => {
    live.current = { onPress, onClick, onKeyDown, typeAfter, markWords };
  });

  useEffect(() => {
    const shadow = root.current;
    if (!shadow) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isTouch = false;
    const listen = <E extends Event>(type: string, listener: (event: E) => void) =>
      shadow.addEventListener(type, listener as EventListener, { signal });
    listen("pointerdown", ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === "touch";
    });
    listen("mousedown", (event: MouseEvent) => live.current.onPress(event, isTouch));
    listen("click", (event) => live.current.onClick(event));
    listen("auxclick", (event) => event.preventDefault());
    listen("submit", (event) => event.preventDefault());
    listen("keydown", (event: KeyboardEvent) => live.current.onKeyDown(event));
    listen("pointerover", (event) => {
      const element = event.composedPath()[0];
      setHovered(element instanceof Element ? (element.closest(".sw-block")?.id ?? null) : null);
    });
    listen("focusin", (event) => {
      const element = event.composedPath()[0] as Element;
      if (element.classList.contains("sw-block")) choose(element.id);
    });
    return () => stop.abort();
  }, [choose]);

  // One stop for the keyboard, the chosen block; from there arrows lead on.
  useLayoutEffect(() => {
    const shadow = root.current;
    if (!shadow) return;
    for (const control of shadow.querySelectorAll<HTMLElement>(
      "a, button, input, select, textarea, summary, [tabindex]",
    )) {
      if (control.tabIndex !== -1) control.tabIndex = -1;
    }
    // The page around it has a main part and a navigation of its own.
    for (const landmark of shadow.querySelectorAll("main, nav, header, footer, aside")) {
      landmark.setAttribute("role", "group");
    }
    const stop = (chosen && shadow.getElementById(chosen)) || shadow.querySelector<HTMLElement>(".sw-block");
    if (stop) stop.tabIndex = 0;
  });

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
      <SiteSheet
        document={document}
        page={page}
        width={width}
        scale={scale}
        rootRef={root}
        frame={frame}
        css={SHEET_CSS}
        onSize={onSize}
      />
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
        <MarkBar isLinking={marks === "linking"} onMark={markWords} onAddress={setAddress} />
      )}
    </section>
  );
}

/** What is typed into stays as it is: React must not draw over the hand that writes. */
const Frozen = memo(
  ({ children }: { isFrozen: boolean; children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
);

/** What a link leads to whose address is being asked for. */
const NEW_LINK = "https://address.invalid/";

const nameOf = ({ kind, isLocked }: Block) => `${blocks[kind].label}${isLocked ? ", locked" : ""}`;

function labelOf(place: Place) {
  if (place.kind === "field") return place.field.label;
  return place.kind === "label" ? "Name in the navigation" : `Business ${place.name}`;
}

function write(
  document: Parameters<typeof writeField>[0],
  page: string,
  block: string,
  place: Place,
  text: string,
) {
  if (place.kind === "field") return writeField(document, { page, block }, place.path, text);
  if (place.kind === "business") return changeMeta(document, { business: { [place.name]: text } });
  return labelPage(document, place.page, text);
}

/** Whether the pointer is on this text, of all that the element holds. */
function isAt(node: Text | HTMLElement, element: Element, { clientX, clientY }: MouseEvent) {
  if (node instanceof HTMLElement) return node.contains(element);
  if (!element.contains(node)) return false;
  if (node.parentElement === element && element.childNodes.length === 1) return true;
  const range = document.createRange();
  range.selectNodeContents(node);
  return Array.from(range.getClientRects()).some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
}
