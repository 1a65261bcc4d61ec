import { Suspense, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { later } from "#src/lib/later.ts";
import { openWindow } from "#src/lib/open-window.ts";
import { paths } from "#src/lib/paths.ts";
import { randomId } from "#src/lib/random-id.ts";
import { shortcutKey } from "#src/lib/shortcut-key.ts";
import { session } from "#src/lib/storage.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { JOIN_PATH, TOGETHER_HASH, TOGETHER_KEY } from "../read-visit.ts";
import { together } from "../together-slice.ts";
import { type Invitation, invitationPaths, type MakeSiteLink, signPath, signText } from "./invitation.ts";
import { useSitePath } from "./use-site-path.ts";
import { useStoredFields } from "./use-stored-fields.ts";

const TogetherPanel = later(() =>
  import("../second-screen/together.tsx").then(({ TogetherPanel }) => TogetherPanel),
);

interface PresenterProps {
  invitation: Invitation;
  makeSiteLink: MakeSiteLink;
  onClose: () => void;
}

interface Step {
  id: "welcome" | "site" | "module" | "pricing" | "start";
  title: string;
  path: string;
}

const BLANK_PATH = `${paths.demoPreview}?blank=1`;

const hints: Record<Step["id"], string> = {
  welcome: "Greet by name. What made them call?",
  site: "Walk through their pages. Which words would they change?",
  module: "Show one task from its beginning to its end.",
  pricing: "Both plans side by side. Let them read first.",
  start: "Let them type the sentence themselves.",
};

/** The presenter view for a second window: time, notes, next step, and a blank screen. */
export function Presenter({ invitation, makeSiteLink, onClose }: PresenterProps) {
  const steps = useSigned(stepsFor(invitation, useSitePath(invitation, makeSiteLink, signText).path));
  const [at, setAt] = useState(0);
  const [isBlank, setIsBlank] = useState(false);
  const [notes, changeNotes] = useStoredFields("sales_notes", hints);
  const screen = useRef<Window | null>(null);
  const isTogether = useStore(together, ({ asked }) => asked > 0);
  const [problem, setProblem] = useState("");
  const step = steps[at] ?? steps[0];
  const next = steps[at + 1];
  const shownPath = isBlank ? BLANK_PATH : (step?.path ?? BLANK_PATH);

  useEffect(() => together.setState({ step: shownPath }), [shownPath]);
  useEffect(() => () => together.setState({ step: null }), []);

  const begin = (kind: "window" | "device", id = "") => {
    session.write(TOGETHER_KEY, JSON.stringify({ kind, role: "host", id }));
    together.setState(({ asked }) => ({ asked: asked + 1 }));
  };
  const openScreen = () => {
    if (screen.current && !screen.current.closed) return screen.current.focus();
    const id = randomId();
    const path = `${JOIN_PATH}${TOGETHER_HASH}w.${id}`;
    screen.current = openWindow(path, "second-screen", "popup,width=1280,height=800");
    if (screen.current) begin("window", id);
    setProblem(
      screen.current ? "" : "The browser has blocked the window. Allow windows of this site, and try again.",
    );
  };

  const go = (to: number) => {
    const target = steps[to];
    if (!target) return;
    setAt(to);
    setIsBlank(false);
  };

  const blank = () => setIsBlank(!isBlank);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      arrowright: () => go(at + 1),
      pagedown: () => go(at + 1),
      arrowleft: () => go(at - 1),
      pageup: () => go(at - 1),
      b: blank,
    }[shortcutKey(event)];
    if (!act) return;
    event.preventDefault();
    act();
  };

  if (!step) return null;
  return (
    <Dialog
      title="Presenter view"
      subtitle={
        <>
          For <bdi>{invitation.prospect}</bdi>. Show a second window on a projector, or connect their phone or
          tablet.
        </>
      }
      onClose={onClose}
      className="max-w-4xl!"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts; the buttons inside do the same */}
      <div onKeyDown={onKeyDown} className="grid gap-6 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <p role="status" className="text-muted text-sm">
            Step {at + 1} of {steps.length}
            {isBlank && ", the screen is blank"}
          </p>
          <h3 className="mt-1 text-3xl">{step.title}</h3>
          <TextArea
            key={step.id}
            label="Notes"
            rows={6}
            value={notes[step.id]}
            onChange={({ target }) => changeNotes({ [step.id]: target.value })}
            className="mt-4"
          />
          <p className="mt-3 text-muted">
            {next ? (
              <>
                Next: <span className="font-medium text-ink">{next.title}</span>
              </>
            ) : (
              "This is the last step."
            )}
          </p>
        </div>
        <div className="flex flex-col gap-3">
          <Timer />
          <Button look="primary" onClick={openScreen}>
            Open a second window
          </Button>
          <Button onClick={() => begin("device")}>Connect a phone or tablet</Button>
          <div className="grid grid-cols-2 gap-3">
            <Button
              aria-disabled={at === 0}
              className="aria-disabled:border-line aria-disabled:text-muted"
              onClick={() => go(at - 1)}
              aria-keyshortcuts="ArrowLeft"
            >
              Back
            </Button>
            <Button
              aria-disabled={!next}
              className="aria-disabled:border-line aria-disabled:text-muted"
              onClick={() => go(at + 1)}
              aria-keyshortcuts="ArrowRight"
            >
              Next
            </Button>
          </div>
          <Button aria-pressed={isBlank} onClick={blank} aria-keyshortcuts="b">
            {isBlank ? "Show again" : "Blank screen"}
          </Button>
          <p role="alert" className="text-danger text-sm empty:hidden">
            {problem}
          </p>
          <p className="text-muted text-sm">Keys: ← and → go through the steps, B blanks the screen.</p>
        </div>
        {isTogether && (
          <Suspense>
            <TogetherPanel step={shownPath} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}

function stepsFor(invitation: Invitation, sitePath: string): Step[] {
  const { templateId, module } = invitation;
  return [
    { id: "welcome", title: "Welcome page", path: invitationPaths.welcome(invitation) },
    ...(templateId ? [{ id: "site" as const, title: "Their website", path: sitePath }] : []),
    ...(module
      ? [{ id: "module" as const, title: "Their module", path: invitationPaths.module(invitation, false) }]
      : []),
    { id: "pricing", title: "Plans and prices", path: invitationPaths.pricing(invitation) },
    { id: "start", title: "Start building", path: invitationPaths.start(invitation) },
  ];
}

/** Returns the steps with signed links, once they are signed. The link with the site is already signed. */
function useSigned(steps: Step[]) {
  const wanted = JSON.stringify(steps.filter(({ id }) => id !== "site").map(({ path }) => path));
  const { latest: signed } = useAsyncValue(async () => {
    const paths: string[] = JSON.parse(wanted);
    return new Map(await Promise.all(paths.map(async (path) => [path, await signPath(path)] as const)));
  }, [wanted]);

  // Unsigned links lead to the same pages.
  return steps.map((step) => ({ ...step, path: signed?.get(step.path) ?? step.path }));
}

function Timer() {
  const [start, setStart] = useState<number | null>(null);
  const [passed, setPassed] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const isRunning = start !== null;

  useEffect(() => {
    if (start === null) return;
    const tick = () => setSeconds(Math.floor((passed + Date.now() - start) / 1_000));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [start, passed]);

  const toggle = () => {
    if (start === null) return setStart(Date.now());
    setPassed(passed + Date.now() - start);
    setStart(null);
  };
  const reset = () => {
    setStart(null);
    setPassed(0);
    setSeconds(0);
  };

  return (
    <div className="rounded-card border border-line bg-sunken p-4 text-center">
      <p
        role="timer"
        aria-label="Time of the presentation"
        className="font-bold font-display text-5xl tabular-nums"
      >
        {clock(seconds)}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button size="small" onClick={toggle}>
          {isRunning ? "Pause" : "Start"}
        </Button>
        <Button size="small" onClick={reset}>
          Reset
        </Button>
      </div>
    </div>
  );
}

function clock(seconds: number) {
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
}
