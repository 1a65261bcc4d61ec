import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { RunningApp, RunningAppProps } from "#src/entities/running-app.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { prefersReducedMotion } from "#src/lib/reduced-motion.ts";
import { shortcutKey } from "#src/lib/shortcut-key.ts";
import { announce } from "#src/ui/announce.ts";
import css from "./arcade.css?inline";
import { createChimes } from "./chimes.ts";
import { createPainter } from "./draw-night.ts";
import {
  HEIGHT,
  isUnfinished,
  type Night,
  nextLevel,
  readArcade,
  STEP_MS,
  type StoredArcade,
  startNight,
  step,
  WIDTH,
  withScore,
} from "./lanterns.ts";
import { NightVeil } from "./night-veil.tsx";
import { Scoreboard, type Shown } from "./scoreboard.tsx";
import { atEase, holdFocus, steerByKey } from "./steering.ts";

adoptStyle(css);

/**
 * A late frame is caught up by at most this many steps. Beyond that the game slows down, so that the player does not
 * lose the light.
 */
const MOST_STEPS = 12;
const PENTATONIC = [0, 2, 4, 7, 9, 12, 14, 16];
/** More pixels cost time without a visible difference. */
const MOST_PIXELS = WIDTH * 2;

const shownOf = ({ score, level, lives, phase }: Night): Shown => ({ score, level, lives, phase });

export const arcade: RunningApp = { Component: Arcade, read: readArcade };

/** A breakout game: light all lanterns of the harbour with a firefly that bounces off a boat. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the callbacks share the state of one game
function Arcade({ name, theme, saved, onSave }: RunningAppProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [{ scores, hasSound, night: left }, setStored] = useState(() => readArcade(saved));
  const [night] = useState(() => ({ now: left ?? startNight(seedOfNow()), hasStarted: left !== undefined }));
  const [shown, setShown] = useState(() => shownOf(night.now));
  const [isPaused, setIsPaused] = useState(true);
  const [chimes] = useState(createChimes);
  const keys = useRef(atEase());
  const paint = useMemo(() => createPainter(theme), [theme]);
  const isRunning = !isPaused && shown.phase === "playing";

  const keep = (changed: Partial<StoredArcade>) => {
    const next = {
      scores,
      hasSound,
      night: night.hasStarted && isUnfinished(night.now) ? night.now : undefined,
      ...changed,
    };
    setStored(next);
    onSave({ ...next });
  };

  const pause = () => {
    if (!isRunning) return;
    setIsPaused(true);
    keep({});
  };

  const latest = useRef({ pause, keep, scores });
  useEffect(() => {
    latest.current = { pause, keep, scores };
  });

  useEffect(() => {
    const context = canvas.current?.getContext("2d", { alpha: false });
    if (!context) return;
    const draw = () => paint(context, night.now, prefersReducedMotion());
    const fit = new ResizeObserver(() => {
      const width = Math.round(Math.min(MOST_PIXELS, context.canvas.clientWidth * devicePixelRatio));
      if (width === 0 || width === context.canvas.width) return;
      context.canvas.width = width;
      context.canvas.height = Math.round((width * HEIGHT) / WIDTH);
      draw();
    });
    fit.observe(context.canvas);
    draw();
    let frame = 0;
    if (isRunning) {
      let [before, due] = [performance.now(), 0];
      const onFrame = (time: number) => {
        due = Math.min(due + time - before, MOST_STEPS * STEP_MS);
        before = time;
        const last = night.now;
        for (; due >= STEP_MS && night.now.phase === "playing"; due -= STEP_MS) {
          const { left, right, target, launch } = keys.current;
          const { chain, lives } = night.now;
          night.now = step(night.now, { push: Number(right) - Number(left), target, launch });
          keys.current.launch = false;
          if (hasSound && night.now.chain > chain) chimes.ring(PENTATONIC[Math.min(chain, 7)] ?? 0);
          if (hasSound && night.now.lives < lives) chimes.ring(-17, 0.2);
        }
        draw();
        tell(last, night.now);
        if (night.now.phase === "playing") frame = requestAnimationFrame(onFrame);
      };
      frame = requestAnimationFrame(onFrame);
    }

    const tell = (last: Night, now: Night) => {
      const { score, lives, phase, level } = now;
      if (score !== last.score || lives !== last.lives || phase !== last.phase) setShown(shownOf(now));
      if (lives < last.lives && phase === "playing")
        announce(`The light fell into the water. ${lives} left.`);
      if (phase === last.phase) return;
      if (phase === "levelled") {
        announce(`Level ${level} is lit.`);
        latest.current.keep({});
      } else {
        announce(
          phase === "won" ? `All lanterns are lit. ${score} points.` : `The night is over. ${score} points.`,
        );
        const on = new Date().toISOString().slice(0, 10);
        const { scores, keep } = latest.current;
        keep({ scores: score > 0 ? withScore(scores, { score, level, on }) : scores });
      }
    };

    return () => {
      fit.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isRunning, paint, night, hasSound, chimes]);

  useEffect(() => {
    const pause = () => latest.current.pause();
    const pauseUnseen = () => document.hidden && pause();
    document.addEventListener("visibilitychange", pauseUnseen);
    addEventListener("pagehide", pause);
    return () => {
      document.removeEventListener("visibilitychange", pauseUnseen);
      removeEventListener("pagehide", pause);
      chimes.close();
    };
  }, [chimes]);

  const go = (next?: Night) => {
    if (next) night.now = next;
    night.hasStarted = true;
    keys.current = atEase();
    setShown(shownOf(night.now));
    setIsPaused(false);
    canvas.current?.focus({ preventScroll: true });
  };

  const onKey = (event: KeyboardEvent, isDown: boolean) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = shortcutKey(event);
    if (key === "p" && isDown) pause();
    else if (!steerByKey(keys.current, key, isDown)) return;
    keys.current.target = null;
    event.preventDefault();
  };

  const onPoint = (event: PointerEvent<HTMLElement>) => {
    if (!isRunning) return;
    const box = event.currentTarget.getBoundingClientRect();
    keys.current.target = ((event.clientX - box.left) / box.width) * WIDTH;
    if (event.type === "pointerdown") keys.current.launch = true;
  };

  return (
    <div className={isRunning ? "arcade running tone-dark" : "arcade tone-dark"}>
      <div className="field-box">
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it handles all keys */}
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          tabIndex={isRunning ? 0 : -1}
          role="application"
          aria-label="Lanterns above the water. Left and right steer the boat, space lets the light go, P pauses."
          onKeyDown={(event) => onKey(event, true)}
          onKeyUp={(event) => onKey(event, false)}
          onPointerDown={onPoint}
          onPointerMove={onPoint}
          onBlur={() => {
            keys.current = atEase();
            pause();
          }}
        />
        {isRunning ? (
          <div
            className="veil pad"
            aria-hidden="true"
            onPointerDown={onPoint}
            onPointerMove={onPoint}
            onMouseDown={holdFocus}
          >
            Slide a finger here to steer. A tap lets the light go.
          </div>
        ) : (
          <NightVeil
            name={name}
            night={shown}
            hasStarted={night.hasStarted}
            onGo={() => go()}
            onNext={() => go(nextLevel(night.now))}
            onAnew={() => go(startNight(seedOfNow()))}
          />
        )}
      </div>
      <Scoreboard
        name={name}
        night={shown}
        scores={scores}
        canPause={isRunning}
        onPause={pause}
        hasSound={hasSound}
        onSound={() => keep({ hasSound: !hasSound })}
      />
    </div>
  );
}

const seedOfNow = () => Date.now() % 2 ** 31;
