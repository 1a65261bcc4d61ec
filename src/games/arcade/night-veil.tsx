import type { ReactNode } from "react";
import type { Night } from "./lanterns.ts";

interface NightVeilProps {
  name: string;
  night: Pick<Night, "score" | "level" | "phase">;
  hasStarted: boolean;
  onGo: () => void;
  onNext: () => void;
  onAnew: () => void;
}

/** The overlay while the game rests: instructions, pause, next level, or the end. */
export function NightVeil({ name, night, hasStarted, onGo, onNext, onAnew }: NightVeilProps) {
  const { score, level, phase } = night;
  return (
    <div className="veil">
      {phase === "playing" && !hasStarted && (
        <Veil title={name}>
          <p>
            One firefly, a boat, and a harbour full of dark lanterns. Steer with the arrow keys, the mouse or
            a finger; space or a tap lets the light go.
          </p>
          <button type="button" className="act main" onClick={onGo}>
            Begin the night
          </button>
        </Veil>
      )}
      {phase === "playing" && hasStarted && (
        <Veil title="Paused">
          <div className="row">
            <button type="button" className="act main" onClick={onGo}>
              Play on
            </button>
            <button type="button" className="act" onClick={onAnew}>
              Start again
            </button>
          </div>
        </Veil>
      )}
      {phase === "levelled" && (
        <Veil title={`Level ${level} is lit`}>
          <button type="button" className="act main" onClick={onNext}>
            On to level {level + 1}
          </button>
        </Veil>
      )}
      {(phase === "over" || phase === "won") && (
        <Veil title={phase === "won" ? "Every lantern is lit" : "The light is out"}>
          <p>{score} points</p>
          <button type="button" className="act main" onClick={onAnew}>
            Another night
          </button>
        </Veil>
      )}
    </div>
  );
}

function Veil({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="display">{title}</p>
      {children}
    </>
  );
}
