import { useEffect, useRef, useState } from "react";
import { pictures, templates } from "#src/entities/templates/template-catalogue.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { brand } from "#src/lib/brand.ts";
import { assetAddress } from "#src/lib/paths.ts";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";
import { Button } from "#src/ui/button.tsx";
import css from "./attract-loop.css?inline";

adoptStyle(css);

const SLIDE_MS = 8_000;
const WALL = 24;

const websites = templates.filter(({ type }) => type === "web");
const demos = [
  "/images/modules/appointment-scheduler.svg",
  "/images/modules/ai-chatbot-builder.svg",
  "/images/modules/access-control-desk.svg",
  "/images/modules/arcade-cabinet.svg",
  "/images/modules/audit-trail.svg",
  "/images/modules/photo-sorter.svg",
];

const slides = [
  { title: "Your website, from one sentence", text: "Say what your business does. Three proposals follow." },
  { title: `${websites.length} templates to try`, text: "Touch one, put your name on it, take it home." },
  { title: "Live demos to play with", text: "Bookings, chat, games: everything runs on this screen." },
];

/**
 * An attract screen for the next visitor: walls of templates and demos. With reduced motion a button shows the next
 * one.
 */
export function AttractLoop({ onBegin }: { onBegin: () => void }) {
  const screen = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const [isStill] = useState(prefersReducedMotion);
  const slide = slides[at % slides.length];
  const next = () => setAt((at) => at + 1);

  useEffect(() => {
    const shown = screen.current;
    shown?.showModal();
    // Focus goes to the slide, because the outline of its button would frame the whole screen.
    shown?.focus();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setAt((at) => at + 1), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isStill]);

  return (
    <dialog
      ref={screen}
      aria-label="Invitation"
      tabIndex={-1}
      className="attract-loop"
      data-still={isStill || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      <ul aria-hidden="true" key={at} className="attract-wall" data-kind={at % 3 === 2 ? "demos" : "wall"}>
        {wallOf(at).map((address) => (
          <li key={address}>
            <img src={assetAddress(address)} alt="" decoding="async" />
          </li>
        ))}
      </ul>
      <button type="button" className="attract-touch" onClick={onBegin}>
        <span className="font-semibold text-xl">{brand.name}</span>
        <span className="font-bold font-display text-[clamp(2.5rem,7vw*var(--type-scale),6rem)] leading-[1.05]">
          {slide?.title}
        </span>
        <span className="text-[clamp(1.125rem,2.4vw*var(--type-scale),2rem)]">{slide?.text}</span>
        <span className="attract-call">Touch to begin</span>
      </button>
      {isStill && (
        <Button className="attract-next" onClick={next}>
          Show the next picture
        </Button>
      )}
    </dialog>
  );
}

function wallOf(at: number) {
  if (at % 3 === 2) return demos;
  return Array.from({ length: WALL }, (_, index) => {
    // The step is coprime to the number of templates, so all of them appear over time and no industry twice on a wall.
    const { id = "" } = websites[(at * WALL * 7 + index * 7) % websites.length] ?? {};
    return `/images/templates/${id}.webp?v=${pictures}`;
  });
}
