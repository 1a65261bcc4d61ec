import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { basePath } from "#src/lib/base-path.ts";
import { brand } from "#src/lib/brand.ts";
import { Button } from "#src/ui/button.tsx";
import { SplashDrawing } from "./splash-drawing.tsx";

const TICK_MS = 200;
const WELCOME_DELAY_MS = 1_000;
const FULL = 100;

type Step = "loading" | "welcome" | "choice";

interface SplashProps {
  /** The name of the prospect that the link was made for. */
  prospect?: string;
}

/**
 * The content of the dialog `#splash`, prerendered. `splash-start.ts` shows it, and closes it on Escape and on elements
 * marked `data-leave-splash`.
 */
export function Splash({ prospect = "" }: SplashProps) {
  const [step, setStep] = useState<Step>("loading");
  const progress = useProgress();
  const isLoaded = progress === FULL;

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setStep("welcome"), WELCOME_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return (
    <div className="blueprint grid min-h-full grid-rows-[1fr_auto] overflow-hidden">
      <div className="page grid content-center items-center gap-x-16 gap-y-8 py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SplashDrawing progress={step === "loading" ? progress : FULL} />
        <div className="min-h-72">
          {step === "loading" && <Loading progress={progress} />}
          {step === "welcome" && <Welcome prospect={prospect} onStart={() => setStep("choice")} />}
          {step === "choice" && <Choice />}
        </div>
      </div>
      <div className="page flex justify-end pb-6">
        <Button look="quiet" data-leave-splash>
          Skip for Now
        </Button>
      </div>
    </div>
  );
}

/** A simulated progress: each tick adds one to ten percent. */
function useProgress() {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const advance = 1 + Math.floor(Math.random() * 10);
      setProgress((now) => Math.min(FULL, now + advance));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return progress;
}

function Loading({ progress }: { progress: number }) {
  return (
    <>
      <SplashTitle>{brand.name}</SplashTitle>
      <SplashText>
        The web app builder with 250+ business website templates and AI-powered customisation.
      </SplashText>
      <div className="mt-8 flex items-center gap-4">
        <progress
          value={progress}
          max={FULL}
          aria-label="Loading"
          className="splash-bar h-1 min-w-0 flex-1"
        />
        <span aria-hidden="true" className="w-12 text-right text-muted text-sm tabular-nums">
          {progress}%
        </span>
      </div>
    </>
  );
}

function Welcome({ prospect, onStart }: { prospect: string; onStart: () => void }) {
  return (
    <>
      <SplashTitle isNew>
        {prospect ? (
          <>
            Welcome, <bdi>{prospect}</bdi>
          </>
        ) : (
          `Welcome to ${brand.name}`
        )}
      </SplashTitle>
      <SplashText>
        {prospect
          ? "This demo was prepared for you. Pick one of 250+ business website templates, describe your business in a sentence, and keep the site you get."
          : "Pick one of 250+ business website templates, describe your business in a sentence, and keep the site you get."}
      </SplashText>
      <Button look="primary" size="large" onClick={onStart} className="mt-8">
        Get Started
      </Button>
    </>
  );
}

function Choice() {
  return (
    <>
      <SplashTitle isNew>How would you like to start?</SplashTitle>
      <SplashText>
        An account takes 10% off any order. Without one you can try everything and build right away.
      </SplashText>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* The address belongs to the server, not to the router, so the browser navigates. */}
        <Button look="primary" size="large" onClick={() => location.assign(`${basePath}/api/login`)}>
          Login or Create Account
        </Button>
        <Button size="large" data-leave-splash>
          Continue as Guest
        </Button>
      </div>
    </>
  );
}

/**
 * The heading that names the dialog. When a step replaces another, it takes the focus, so that screen readers read it.
 */
function SplashTitle({ isNew = false, children }: { isNew?: boolean; children: React.ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <h2
      ref={title}
      id="splash-title"
      tabIndex={-1}
      className={clsx(
        "text-[clamp(2.25rem,6vw*var(--type-scale),4.5rem)] leading-[1.02] outline-none",
        isNew && "animate-rise",
      )}
    >
      {children}
    </h2>
  );
}

const SplashText = ({ children }: { children: string }) => (
  <p className="mt-4 max-w-[44ch] text-lg text-muted">{children}</p>
);
