import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RunningApp, RunningAppProps } from "#src/entities/running-app.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import css from "./adventure.css?inline";
import { Backdrop } from "./backdrop.tsx";
import {
  begin,
  type Choice,
  choose,
  endings,
  isEnding,
  type Lamp,
  lamps,
  openChoices,
  type Place,
  type Progress,
  readProgress,
  scenes,
  type Thing,
  things,
} from "./story.ts";

adoptStyle(css);

interface SavedStory {
  now: Progress;
  bookmark: Progress | undefined;
}

export const adventure: RunningApp = { Component: Adventure, read: readStored };

/** A text adventure about five lamps in the fog. Progress is saved after every step. */
function Adventure({ name, saved, onSave }: RunningAppProps) {
  const id = useId();
  const [{ now, bookmark }, setStored] = useState<SavedStory>(() => readStored(saved));
  const [isChartOpen, setIsChartOpen] = useState(false);
  const [said, setSaid] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  const chartButton = useRef<HTMLButtonElement>(null);
  const before = useRef(now.scene);
  const scene = scenes[now.scene] ?? scenes.quay;

  useEffect(() => {
    if (before.current === now.scene) return;
    before.current = now.scene;
    title.current?.scrollIntoView?.({ block: "nearest" });
    title.current?.focus({ preventScroll: true });
  }, [now.scene]);

  const keep = (next: SavedStory, word = "") => {
    setStored(next);
    setSaid(word);
    onSave({ ...next });
  };

  const take = (choice: Choice) => {
    const gained = (choice.gives ?? []).filter(
      (mark): mark is Thing => mark in things && !now.marks.includes(mark),
    );
    keep(
      { now: choose(now, choice), bookmark },
      gained.map((thing) => `${things[thing]} is in your bag.`).join(" "),
    );
  };

  if (!scene) return null;
  const isOver = isEnding(now.scene);
  const bag = now.marks.filter((mark): mark is Thing => mark in things);
  const lit = litLamps(now);

  return (
    <div className="tale tone-dark">
      <Backdrop id={id} place={scene.place} isLit={lit.includes(scene.place as Lamp)} />
      <article className="page-of-tale" inert={isChartOpen}>
        <h2>{name}</h2>
        <h3 ref={title} tabIndex={-1}>
          {scene.title}
        </h3>
        <div className="words">
          {scene.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {isOver && (
            <p>
              <strong>The end.</strong> One of {endings.length}.
            </p>
          )}
        </div>
        <p role="status" className={said ? "" : "sr"}>
          {said}
        </p>
        <div className="ways">
          {openChoices(now).map((choice) => (
            <button key={choice.text} type="button" onClick={() => take(choice)}>
              {choice.text}
            </button>
          ))}
          {isOver && (
            <button type="button" onClick={() => keep({ now: begin(), bookmark })}>
              Start again
            </button>
          )}
        </div>
        <ul className="bag" aria-label="Your bag">
          {bag.length === 0 ? (
            <li>An empty bag</li>
          ) : (
            bag.map((thing) => <li key={thing}>{things[thing]}</li>)
          )}
        </ul>
        <div className="tools">
          <button
            ref={chartButton}
            type="button"
            className="act"
            aria-expanded={isChartOpen}
            onClick={() => setIsChartOpen(true)}
          >
            Map
          </button>
          <button
            type="button"
            className="act"
            onClick={() => keep({ now, bookmark: now }, "A bookmark lies here.")}
          >
            Save
          </button>
          <button
            type="button"
            className="act"
            disabled={!bookmark}
            onClick={() => bookmark && keep({ now: bookmark, bookmark }, "Back at the bookmark.")}
          >
            Back to the save
          </button>
          {!isOver && now.seen.length > 1 && (
            <button type="button" className="act" onClick={() => keep({ now: begin(), bookmark })}>
              Start again
            </button>
          )}
        </div>
      </article>
      {isChartOpen && (
        <Chart
          now={now}
          onClose={() => {
            flushSync(() => setIsChartOpen(false));
            chartButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const spots: Record<Exclude<Place, "room" | "sea">, readonly [x: number, y: number, name: string]> = {
  quay: [130, 570, "The harbour"],
  gull: [250, 160, lamps.gull],
  orchard: [420, 570, lamps.orchard],
  glass: [500, 330, lamps.glass],
  chapel: [640, 500, lamps.chapel],
  far: [630, 130, lamps.far],
};

/** A map of the islands found so far. */
function Chart({ now, onClose }: { now: Progress; onClose: () => void }) {
  const lit = litLamps(now);
  const found = new Set(now.seen.map((id) => scenes[id]?.place));
  const here = scenes[now.scene]?.place;
  const [x, y] = here === "sea" ? [290, 370] : spots[here === "room" || !here ? "quay" : here];
  const shown = Object.entries(spots).filter(([place]) => found.has(place as Place));
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  const told = shown.map(([place, [, , name]]) => {
    if (place === "quay") return name;
    return `${name}, ${lit.includes(place as Lamp) ? "its lamp lit" : "dark"}`;
  });
  return (
    <section
      ref={sheet}
      className="chart"
      aria-label="Map"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <svg viewBox="0 0 760 760" role="img" aria-label={`You have found: ${told.join("; ")}.`}>
        <g fill="none" stroke="#b79b6a" strokeWidth="1">
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => (
            <path key={at} d={`M${at * 95} 0V760M0 ${at * 95}H760`} opacity=".4" />
          ))}
        </g>
        <path
          d="M0 760V330q60 10 70 80t20 130 10 90 60 60 30 70z"
          fill="#dcc696"
          stroke="#6d4f25"
          strokeWidth="3"
        />
        <g fill="none" stroke="#6d4f25" strokeWidth="2.5">
          <path d="M706 690q-30-26-60-8t-10 34q30 14 70-6l16 16v-40zM646 692h1" strokeLinecap="round" />
          <path d="M90 90v-56m0 112v-56m-28 0h56M90 34l-12 30h24zM78 66 62 90l16 24 12-8 12 8 16-24-16-24" />
        </g>
        {shown.map(([place, [x, y, name]]) => (
          <g key={place}>
            {lit.includes(place as Lamp) && <circle cx={x} cy={y} r="54" fill="#e39a25" opacity=".4" />}
            {place === "quay" ? (
              <path
                d={`M${x - 34} ${y}h64v10h-64zM${x - 6} ${y + 10}v12m24-12v12`}
                stroke="#6d4f25"
                strokeWidth="4"
              />
            ) : (
              <>
                <path
                  d={`M${x - 40} ${y + 12}q-2-34 34-32t44 20q-8 22-40 20t-38-8z`}
                  fill="#cdb27c"
                  stroke="#6d4f25"
                  strokeWidth="2.5"
                />
                <circle
                  cx={x}
                  cy={y - 6}
                  r="8"
                  fill={lit.includes(place as Lamp) ? "#fff3c4" : "#2b2013"}
                  stroke="#6d4f25"
                  strokeWidth="2"
                />
              </>
            )}
            <text x={x} y={y + 54} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <path
          d={`M${x - 30} ${y + 78}q30 14 60 0l-10 18q-20 8-40 0zM${x} ${y + 76}v-34l20 28z`}
          fill="#8c2f1b"
        />
      </svg>
      <button ref={button} type="button" className="act" onClick={onClose}>
        Fold up the map
      </button>
    </section>
  );
}

const litLamps = ({ marks }: Progress) =>
  (Object.keys(lamps) as Lamp[]).filter((lamp) => marks.includes(`lit-${lamp}`));

function readStored(saved: unknown): SavedStory {
  const { now, bookmark } = (saved ?? {}) as { now?: unknown; bookmark?: unknown };
  return { now: readProgress(now) ?? begin(), bookmark: readProgress(bookmark) };
}
