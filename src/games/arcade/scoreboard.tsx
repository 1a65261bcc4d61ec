import type { ReactNode } from "react";
import { LEVELS, type Night, type StoredArcade } from "./lanterns.ts";
import { holdFocus } from "./steering.ts";

/** The part of the game state that is shown beside the field. */
export type Shown = Pick<Night, "score" | "level" | "lives" | "phase">;

interface ScoreboardProps {
  name: string;
  night: Shown;
  scores: StoredArcade["scores"];
  canPause: boolean;
  onPause: () => void;
  hasSound: boolean;
  onSound: () => void;
}

export function Scoreboard({ name, night, scores, canPause, onPause, hasSound, onSound }: ScoreboardProps) {
  return (
    <aside className="side" aria-label="Score">
      <h2>{name}</h2>
      <dl>
        <Fact label="Score">{night.score}</Fact>
        <Fact label="Level">
          {night.level} of {LEVELS}
        </Fact>
        <Fact label="Lights">{night.lives}</Fact>
      </dl>
      <div className="tools">
        <button type="button" className="act" disabled={!canPause} onClick={onPause}>
          Pause
        </button>
        <button
          type="button"
          className="act"
          aria-pressed={hasSound}
          onMouseDown={holdFocus}
          onClick={onSound}
        >
          Sound
        </button>
      </div>
      <div>
        <h3>High scores</h3>
        {scores.length === 0 ? (
          <p>No scores yet.</p>
        ) : (
          <ol>
            {scores.map(({ score, level, on }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two nights may be equal
              <li key={at}>
                {score}{" "}
                <span>
                  level {level}, {on}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
