import clsx from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { basePath } from "#src/lib/base-path.ts";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";
import { isDemo } from "#src/lib/storage.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { Button } from "#src/ui/button.tsx";
import { leaveDemo } from "../leave-demo.ts";
import { useVisit } from "../visit-slice.ts";
import { act, type Stage, StepError } from "./act.ts";
import { decodeScript, type Script, withFacts } from "./script.ts";
import { shippedScripts } from "./shipped-scripts.ts";
import { beginDemo, type StoredDemo, storeDemo, takeDemo } from "./stored-demo.ts";

/** The business name in demos without a prospect. */
const SAMPLE_PROSPECT = "Crumb";

type Step = "asking" | "playing" | "grabbed" | "stuck" | "over" | "damaged" | "blocked";

/**
 * Plays a demo on the product's pages, with data of its own (see `isDemo`). Any touch pauses it; "Go on" continues.
 */
export function DemoPlayer() {
  const [demo, setDemo] = useState(takeDemo);
  const code = demo?.code;
  const { value: read } = useAsyncValue(() => (code === undefined ? undefined : readScript(code)), [code]);

  useEffect(() => {
    const takeNext = () => setDemo((now) => takeDemo() ?? now);
    addEventListener("hashchange", takeNext);
    return () => removeEventListener("hashchange", takeNext);
  }, []);

  if (!demo || !read) return null;
  const stop = () => {
    if (isDemo) history.replaceState(null, "", location.origin + basePath + demo.from);
    leaveDemo();
    setDemo(undefined);
  };
  return <Player key={code} demo={demo} script={read.script} onStop={stop} />;
}

const readScript = async (code: string) => ({
  script: Object.hasOwn(shippedScripts, code) ? shippedScripts[code]?.script : await decodeScript(code),
});

interface PlayerProps {
  demo: StoredDemo;
  /** Undefined for a damaged link. */
  script: Script | undefined;
  onStop: () => void;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the callbacks share the state of one run
function Player({ demo, script, onStop }: PlayerProps) {
  const [, navigate] = useLocation();
  const prospect = useVisit(({ visit }) => visit.prospect);
  const isBeginning = isDemo && demo.state === "pressed";
  const [step, setStep] = useState<Step>(script ? (isBeginning ? "playing" : "asking") : "damaged");
  const [caption, setCaption] = useState("");
  const [place, setPlace] = useState<{ x: number; y: number }>();
  const [isStill] = useState(prefersReducedMotion);
  const at = useRef(demo.at);
  const running = useRef<AbortController>(undefined);

  const play = useCallback(
    async (from: number) => {
      if (!script) return;
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      const { signal } = run;
      const stage: Stage = {
        go: navigate,
        say: setCaption,
        point: (element) => setPlace(middleOf(element)),
        text: (text) => withFacts(text, { prospect: prospect || SAMPLE_PROSPECT }),
        isStill,
        signal,
      };
      setStep("playing");
      try {
        for (at.current = from; at.current < script.length; at.current += 1) {
          storeDemo({ ...demo, at: at.current, state: "started" });
          const next = script[at.current];
          if (next) await act(next, stage);
        }
        setStep("over");
      } catch (error) {
        if (signal.aborted) return;
        setCaption(error instanceof StepError ? error.message : "This step could not be taken.");
        setStep("stuck");
      }
    },
    [navigate, prospect, isStill, script, demo],
  );

  useEffect(() => {
    if (isBeginning && !running.current) void play(0);
  }, [isBeginning, play]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (step !== "playing") return;
    const grab = (event: Event) => {
      if (!event.isTrusted || isOurs(event)) return;
      running.current?.abort();
      setStep("grabbed");
    };
    const names = ["pointerdown", "keydown", "wheel"];
    for (const name of names) document.addEventListener(name, grab, { capture: true, passive: true });
    return () => {
      for (const name of names) document.removeEventListener(name, grab, { capture: true });
    };
  }, [step]);

  const pause = () => {
    running.current?.abort();
    setStep("grabbed");
  };
  const begin = () => {
    if (!beginDemo(demo)) setStep("blocked");
  };
  const goOn = () => void play(step === "stuck" ? at.current + 1 : at.current);

  return createPortal(
    <div data-demo-player="">
      {place && step === "playing" && (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className={clsx(
            "pointer-events-none fixed top-0 left-0 z-70 size-10 fill-signal stroke-2 stroke-white drop-shadow-lg",
            !isStill && "transition-transform duration-700 ease-in-out",
          )}
          style={{ transform: `translate(${place.x - 5}px, ${place.y - 3}px)` }}
        >
          <path d="M3 2l7 19 3-8 8-3z" strokeLinejoin="round" />
        </svg>
      )}
      <section
        aria-label="Demo"
        className="fixed inset-x-2 bottom-16 z-60 mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3 text-ink shadow-float sm:p-4"
      >
        <p role="status" className="min-w-0 grow basis-full text-lg sm:basis-60">
          {messageOf(step, caption)}
        </p>
        {step === "asking" && (
          <Button look="primary" onClick={isDemo ? goOn : begin}>
            {isDemo ? "Go on" : "Play the demo"}
          </Button>
        )}
        {step === "playing" && <Button onClick={pause}>Pause</Button>}
        {(step === "grabbed" || step === "stuck") && (
          <Button look="primary" onClick={goOn}>
            Go on
          </Button>
        )}
        {step === "over" && <Button onClick={() => void play(0)}>Play it again</Button>}
        <Button onClick={onStop}>Close the demo</Button>
      </section>
    </div>,
    document.body,
  );
}

function messageOf(step: Step, caption: string) {
  switch (step) {
    case "asking":
      return isDemo
        ? "The demo has stopped here. What was made in it is gone, because the page was loaded again."
        : "This link plays a demo on these pages: it types and presses for you. It neither sees nor changes your work, and what is made in it is deleted at its end. Touch anything to take over.";
    case "playing":
      return caption;
    case "grabbed":
      return "It’s yours: try anything. “Go on” continues the demo.";
    case "stuck":
      return `${caption} “Go on” skips this step.`;
    case "over":
      return "That was the demo. Try anything here: it is deleted when you close the demo.";
    case "blocked":
      return "This demo cannot be played, because this browser stores nothing for this site. Allow it to, then load the page again.";
    case "damaged":
      return "This demo cannot be played: its link is damaged, or asks for a step that no demo may take.";
  }
}

const isOurs = (event: Event) =>
  event.composedPath().some((node) => node instanceof Element && node.hasAttribute("data-demo-player"));

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 160), y: top + height / 2 };
}
