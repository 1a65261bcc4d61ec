import { Fragment, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
import { wordsFromBrief } from "#src/brief/words-from-brief.ts";
import { Button } from "#src/ui/button.tsx";

interface MarkedBriefProps {
  brief: string;
  /** The site, rendered into a frame of this document. */
  children: ReactNode;
}

const TEXTS = "h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption, summary, label, a, button";
const LONGEST = 600;

/**
 * A proposed site below its brief. It highlights the words of the brief behind the text under the pointer. Site texts
 * take no focus, so two buttons step through them for keyboard users.
 */
export function MarkedBrief({ brief, children }: MarkedBriefProps) {
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLParagraphElement>(null);
  const outlined = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const parts = useMemo(() => (text ? wordsFromBrief(brief, text) : []), [brief, text]);

  useEffect(() => {
    const mark = parts.length > 0 && box.current?.querySelector("mark");
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3;
  }, [parts]);

  const point = ({ target }: SyntheticEvent) => {
    const element = (target as Element).closest(TEXTS);
    if (element) setText(textOf(element));
  };
  const step = (by: 1 | -1) => {
    const texts = textsIn(place.current?.querySelector("iframe")?.contentDocument);
    const now = outlined.current ? texts.indexOf(outlined.current) : -1;
    const next = texts.at(now < 0 && by < 0 ? -1 : (now + by) % Math.max(1, texts.length));
    if (!next) return;
    outlined.current?.style.removeProperty("outline");
    outlined.current = next;
    next.style.outline = "3px solid";
    next.scrollIntoView({ block: "center" });
    setText(textOf(next));
  };

  return (
    <>
      <section aria-label="Your brief" className="my-3 rounded-card border border-line bg-sunken p-3">
        <p
          ref={box}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long brief is scrolled by keyboard
          tabIndex={0}
          className="relative max-h-20 overflow-y-auto whitespace-pre-wrap break-words text-sm"
        >
          {pieces(brief, parts).map(({ words, start, isMarked }) => (
            <Fragment key={start}>
              {isMarked ? (
                <mark className="rounded-xs bg-amber-tint px-0.5 text-amber-ink">{words}</mark>
              ) : (
                words
              )}
            </Fragment>
          ))}
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="min-w-0 basis-full text-muted text-sm sm:flex-1 sm:basis-0">
            {status(text, parts.length)}
          </p>
          <div className="flex gap-2">
            <Button size="small" onClick={() => step(-1)}>
              Previous text
            </Button>
            <Button size="small" onClick={() => step(1)}>
              Next text
            </Button>
          </div>
        </div>
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the texts inside; the buttons above do the same */}
      <div ref={place} onMouseOver={point} onFocus={point}>
        {children}
      </div>
    </>
  );
}

function status(text: string, count: number) {
  if (!text) return "Point at a text of the site to see which words of your brief it was made of.";
  const quoted = `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;
  if (count === 0) return `${quoted}: none of these words are in your brief.`;
  return `${quoted}: ${count === 1 ? "its words are" : `words from ${count} places are`} marked in your brief.`;
}

const textOf = (element: Element) => wordsIn(element).replace(/\s+/g, " ").trim().slice(0, LONGEST);

/** Joins child texts with a space, because they may be laid out side by side. */
const wordsIn = (node: Node): string =>
  node.childNodes.length > 0 ? [...node.childNodes].map(wordsIn).join(" ") : (node.textContent ?? "");

/** Returns the texts of a page. List items count separately, not the list. */
const textsIn = (site: Document | null | undefined) =>
  [...(site?.body.querySelectorAll<HTMLElement>(TEXTS) ?? [])].filter(
    (element) =>
      textOf(element) &&
      !element.matches(".sw-skip") &&
      !element.querySelector(TEXTS) &&
      element.checkVisibility?.() !== false,
  );

function pieces(brief: string, parts: readonly { start: number; end: number }[]) {
  const cuts = [...parts, { start: brief.length, end: brief.length }];
  let at = 0;
  return cuts.flatMap(({ start, end }) => {
    const between = { words: brief.slice(at, start), start: at, isMarked: false };
    at = end;
    return [between, { words: brief.slice(start, end), start, isMarked: true }].filter(({ words }) => words);
  });
}
