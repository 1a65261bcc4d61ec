import { formatNumber } from "#src/lib/english.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { Button } from "#src/ui/button.tsx";
import { hostNames, siteAddress } from "./place.ts";
import { canResume, steps } from "./publication.ts";
import type { Publishing, Stage } from "./use-publishing.ts";

const stages = ["draw", ...steps] as const;
const stageNames = {
  draw: "Draw the pages",
  check: "Look at the place",
  compare: "Compare the files",
  upload: "Send what has changed",
  switch: "Switch over",
  wait: "Wait until it is shown",
} as const;

interface PublishingStatusProps {
  state: Publishing;
  onCancel: () => void;
}

/** The progress and result of a publication, with the next steps. */
export function PublishingStatus({ state, onCancel }: PublishingStatusProps) {
  if (state.phase === "running") return <Running {...state} onCancel={onCancel} />;
  return (
    <div role={state.phase === "failed" ? "alert" : "status"} className="mt-5 empty:hidden">
      {state.phase === "done" && <Done {...state} />}
      {state.phase === "stopped" && <p>{stoppedIn(state)}</p>}
      {state.phase === "failed" && <Failed {...state} />}
    </div>
  );
}

function Running({
  stage,
  isBack,
  onCancel,
}: Extract<Publishing, { phase: "running" }> & { onCancel: () => void }) {
  const now = stages.indexOf(stage.step);
  const shown = isBack ? stages.filter((step) => /check|switch|wait/.test(step)) : stages;
  return (
    <div className="mt-5 rounded-card border border-line bg-raised p-4">
      <p role="status" className="sr-only">
        {stageNames[stage.step]}
      </p>
      <ol className="grid gap-1.5 text-sm">
        {shown.map((step) => {
          const at = stages.indexOf(step);
          return (
            <li
              key={step}
              aria-current={at === now ? "step" : undefined}
              className="flex items-baseline gap-3 text-muted aria-[current=step]:font-medium aria-[current=step]:text-ink"
            >
              <span aria-hidden="true" className="w-4 shrink-0 text-center text-signal">
                {at < now ? "✓" : at === now ? "→" : "·"}
              </span>
              <span>
                {stageNames[step]}
                {at < now && <span className="sr-only"> (done)</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <progress
            aria-label="Progress of the publication"
            value={partOf(stage)}
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-signal"
          />
          <p className="min-h-5 text-muted text-sm tabular-nums">
            {stage.step === "upload" &&
              `${countFiles(stage.files)} of ${formatNumber(stage.ofFiles)}, ${formatFileSize(stage.bytes)} of ${formatFileSize(stage.ofBytes)}`}
          </p>
        </div>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function Done({ published, host, isBack }: Extract<Publishing, { phase: "done" }>) {
  const { address, isReady, changed, removed, left = 0, isUnlisted } = published;
  const link = siteAddress(address);
  const what = isBack
    ? "The earlier state is back."
    : changed + removed === 0
      ? "Nothing has changed since the last time."
      : `${countFiles(changed)} ${host === "folder" ? "written" : "sent"}${removed > 0 ? `, ${countFiles(removed)} removed` : ""}.`;
  return (
    <div className="border-signal border-s-4 bg-sunken px-4 py-3 [overflow-wrap:anywhere]">
      <p className="font-medium">
        {host === "folder"
          ? "The folder is up to date."
          : isReady
            ? "Your site is online."
            : `${hostNames[host]} has everything, and is still building the site. Its address shows it in a few minutes.`}
      </p>
      {link && (
        <p className="mt-1">
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="text-signal underline underline-offset-4"
          >
            {link}
            <span className="sr-only"> (opens a new window)</span>
          </a>
        </p>
      )}
      <p className="mt-1 text-muted text-sm">{what}</p>
      {left > 0 && (
        <p className="mt-1 text-sm">
          Left there: {countFiles(left)} of an earlier site, not written by this browser or changed since.
          Delete there what you do not need.
        </p>
      )}
      {isUnlisted && (
        <p className="mt-1 text-muted text-sm">
          It is missing from the list of publications, because this browser could not save that list.
        </p>
      )}
    </div>
  );
}

function Failed({ error, again }: Extract<Publishing, { phase: "failed" }>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-danger border-s-4 bg-sunken px-4 py-3 [overflow-wrap:anywhere]">
      <p className="min-w-0 grow basis-60">{error.message}</p>
      {error.failure === "occupied" ? (
        <Button size="small" look="danger" onClick={() => again(true)}>
          Replace that website
        </Button>
      ) : (
        error.failure !== "token" && (
          <Button size="small" onClick={() => again()}>
            {canResume(error) ? "Resume" : "Try again"}
          </Button>
        )
      )}
    </div>
  );
}

const countFiles = (count: number) => (count === 1 ? "1 file" : `${formatNumber(count)} files`);

/** Returns the progress from 0 to 1. Uploading takes the longest. */
function partOf(stage: Stage) {
  const begins = { draw: 0.02, check: 0.1, compare: 0.15, upload: 0.2, switch: 0.8, wait: 0.85 };
  const sent = stage.step === "upload" && stage.ofBytes > 0 ? stage.bytes / stage.ofBytes : 0;
  return begins[stage.step] + sent * (begins.switch - begins.upload);
}

function stoppedIn({ stage: { step }, host }: Extract<Publishing, { phase: "stopped" }>) {
  if (host === "folder" && step !== "draw") {
    return "Stopped. What was written so far is in the folder; put it there again to finish.";
  }
  if (step === "wait") return "Stopped waiting. The host has everything and shows it soon.";
  if (step === "switch") {
    return "Stopped while the host was switching over: it may show the new state or the one before. Put it online again to be sure.";
  }
  return "Stopped. Nothing has changed online.";
}
