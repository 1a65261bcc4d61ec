import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { RunningApp, RunningAppProps } from "#src/entities/running-app.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { shortcutKey } from "#src/lib/shortcut-key.ts";
import { announce } from "#src/ui/announce.ts";
import { Harbour } from "./harbour.tsx";
import css from "./puzzle.css?inline";
import {
  boardOf,
  type Direction,
  type Game,
  hint,
  isSolved,
  newGame,
  pushed,
  readPuzzle,
  type Size,
  type StoredPuzzle,
  sizes,
  tileTowards,
} from "./sliding.ts";

adoptStyle(css);

const levels: Record<Size, string> = { 3: "Calm", 4: "Breeze", 5: "Storm" };
const arrows: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const SWIPE_PX = 24;

export const puzzle: RunningApp = { Component: Puzzle, read: readPuzzle };

/** A sliding puzzle of a harbour at night, with a new board every day, the same for everybody. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the callbacks share the state of one game
function Puzzle({ name, saved, onSave }: RunningAppProps) {
  const id = useId();
  const [{ game, best }, setState] = useState<StoredPuzzle>(
    () => readPuzzle(saved) ?? { game: newGame(3, true), best: {} },
  );
  const [isPaused, setIsPaused] = useState(false);
  const [hinted, setHinted] = useState<number>();
  const swipe = useRef<{ x: number; y: number } | null>(null);
  const board = boardOf(game);
  const isWon = isSolved(board);
  const isRunning = !isPaused && !isWon && game.played.length > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setState((state) => ({ ...state, game: { ...state.game, seconds: state.game.seconds + 1 } }));
    }, 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const keep = (state: StoredPuzzle) => {
    setState(state);
    onSave({ ...state });
  };

  const start = (size: Size, isDaily: boolean) => {
    setHinted(undefined);
    setIsPaused(false);
    keep({ game: newGame(size, isDaily), best });
  };

  const play = (tiles: readonly number[]) => {
    if (isPaused || isWon || tiles.length === 0) return;
    setHinted(undefined);
    const next: Game = { ...game, played: [...game.played, ...tiles] };
    const moves = next.played.length;
    if (isSolved(boardOf(next))) {
      announce(`Solved in ${moves} moves.`);
      keep({ game: next, best: { ...best, [game.size]: Math.min(moves, best[game.size] ?? moves) } });
    } else {
      announce(`Tile ${tiles.at(-1)} moved. ${moves} moves.`);
      keep({ game: next, best });
    }
  };

  const undo = () => {
    setHinted(undefined);
    keep({ game: { ...game, played: game.played.slice(0, -1) }, best });
  };

  const showHint = () => {
    const tile = hint(board);
    setHinted(tile);
    if (tile) announce(`Hint: move tile ${tile}.`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const key = shortcutKey(event);
    if (direction) {
      const tile = tileTowards(board, direction);
      play(tile ? [tile] : []);
    } else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (key === "u" && game.played.length > 0 && !isWon) undo();
    else if (key === "h" && !isWon) showHint();
    else if (key === "p" && !isWon) setIsPaused(!isPaused);
    else return;
    event.preventDefault();
  };

  const onPointerUp = (event: PointerEvent) => {
    const from = swipe.current;
    swipe.current = null;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_PX) return;
    const direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : y > 0 ? "down" : "up";
    const tile = tileTowards(board, direction);
    play(tile ? [tile] : []);
  };

  return (
    <div className="puzzle tone-dark">
      <svg width="0" height="0" aria-hidden="true" className="sr">
        <Harbour id={`${id}-scene`} seed={game.seed} />
      </svg>
      <div className="say">
        <h2>{name}</h2>
        <p>
          Slide the tiles until the harbour is whole. Tap or swipe a tile, or use the arrow keys; U takes a
          move back, H gives a hint.
        </p>
        <fieldset className="levels">
          <legend className="sr">Level</legend>
          {sizes.map((size) => (
            <button
              key={size}
              type="button"
              className="act"
              aria-pressed={size === game.size}
              onClick={() => start(size, game.isDaily)}
            >
              {levels[size]} {size}×{size}
            </button>
          ))}
        </fieldset>
        <dl className="counts">
          <Count label="Moves">{game.played.length}</Count>
          <Count label="Time">{clock(game.seconds)}</Count>
          <Count label="Best">{best[game.size] ?? "–"}</Count>
        </dl>
        <div className="tools">
          <button
            type="button"
            className="act"
            disabled={game.played.length === 0 || isWon || isPaused}
            onClick={undo}
          >
            Undo
          </button>
          <button type="button" className="act" disabled={isWon || isPaused} onClick={showHint}>
            Hint
          </button>
          <button
            type="button"
            className="act"
            disabled={isWon}
            aria-pressed={isPaused}
            onClick={() => setIsPaused(!isPaused)}
          >
            Pause
          </button>
          <button
            type="button"
            className="act"
            aria-pressed={game.isDaily}
            onClick={() => start(game.size, true)}
          >
            Today’s
          </button>
          <button type="button" className="act" onClick={() => start(game.size, false)}>
            Another
          </button>
        </div>
      </div>
      <div className="tray">
        <div
          className="board"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it handles the arrow keys
          tabIndex={0}
          aria-label={`Board of ${game.size} by ${game.size}. Arrow keys slide a tile into the gap.`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            swipe.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerUp={onPointerUp}
        >
          {!isPaused &&
            board.tiles
              .map((tile, at) => ({ tile, at }))
              .filter(({ tile }) => tile !== 0)
              .sort((one, other) => one.tile - other.tile)
              .map(({ tile, at }) => (
                <button
                  key={tile}
                  type="button"
                  tabIndex={-1}
                  className={tile === hinted ? "tile hinted" : "tile"}
                  aria-label={`Tile ${tile}, row ${Math.floor(at / game.size) + 1}, column ${(at % game.size) + 1}`}
                  style={placeOf(at, game.size)}
                  onClick={() => play(pushed(board, tile))}
                >
                  <svg viewBox={pieceOf(tile, game.size)} aria-hidden="true">
                    <use href={`#${id}-scene`} width="600" height="600" />
                  </svg>
                  <b aria-hidden="true">{tile}</b>
                </button>
              ))}
          {isWon && (
            <svg
              viewBox="0 0 600 600"
              className="whole"
              role="img"
              aria-label="A harbour at night, whole again"
            >
              <use href={`#${id}-scene`} width="600" height="600" />
            </svg>
          )}
        </div>
        {isPaused && (
          <div className="veil">
            <p className="display">Paused</p>
            <button type="button" className="act main" onClick={() => setIsPaused(false)}>
              Play on
            </button>
          </div>
        )}
        {isWon && (
          <div className="veil won">
            <p className="display">The harbour is whole.</p>
            <p>
              {game.played.length} moves in {clock(game.seconds)}
              {best[game.size] === game.played.length && ", your best"}
            </p>
            <button type="button" className="act main" onClick={() => start(game.size, false)}>
              Play another
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function placeOf(at: number, size: Size): CSSProperties {
  const side = `${100 / size}%`;
  return {
    width: side,
    height: side,
    transform: `translate(${(at % size) * 100}%, ${Math.floor(at / size) * 100}%)`,
  };
}

function pieceOf(tile: number, size: Size) {
  const side = 600 / size;
  return `${((tile - 1) % size) * side} ${Math.floor((tile - 1) / size) * side} ${side} ${side}`;
}
