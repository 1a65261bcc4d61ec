import checkIcon from "icon:check";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { formatNumber } from "#src/lib/english.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { createOfflineCopy, type GroupState, type OfflineCopy } from "./offline-copy.ts";
import { offlineGroups } from "./offline-list.ts";
import { findOfflineWorker } from "./offline-worker.ts";

const addressOf = (file: string) => new URL(import.meta.env.BASE_URL + file, location.href).href;

/** Module state, so that the download continues while the visitor changes pages. */
const ownCopy = createOfflineCopy(findOfflineWorker, addressOf);

/** Downloads everything for offline use: shows size and progress, and can be stopped. */
export function OfflinePanel({ copy = ownCopy }: { copy?: OfflineCopy }) {
  const { step, groups } = useStore(copy.store);
  useEffect(() => {
    void copy.look();
    // On a slow device the worker starts after the search for it has ended.
    void navigator.serviceWorker?.ready.then(() => copy.look());
  }, [copy]);
  useAnnouncedOutcome(step);

  const bytes = sum(groups, ({ bytes }) => bytes);
  const missing = bytes - sum(groups, ({ storedBytes }) => storedBytes);
  const isStarted = missing < bytes;

  if (step === "looking") return <p>Checking what is available offline…</p>;
  if (step === "impossible") {
    return (
      <p>
        This browser cannot make everything available offline here: that takes a service worker, and none is
        running on this page. Private windows and some blockers switch it off, and a page with its own server
        has none. Open this page in a normal window, or allow service workers for it, and reload.
      </p>
    );
  }
  if (step === "unlisted") {
    return (
      <>
        <p>The list of files could not be loaded. Check your connection and try again.</p>
        <Button onClick={() => void copy.look()}>Try again</Button>
      </>
    );
  }
  return (
    <div className="space-y-5">
      <p>{step === "done" ? DONE : sizeText(missing, isStarted)}</p>
      <Groups groups={groups} />
      {step === "running" && (
        <progress
          aria-label="Making everything available offline"
          className="h-2.5 w-full accent-signal"
          max={bytes}
          value={bytes - missing}
        />
      )}
      {step in problems && (
        <p role="alert" className="border-amber-ink border-s-3 bg-amber-tint px-3 py-2 text-amber-ink">
          {problems[step as keyof typeof problems]}
        </p>
      )}
      {step === "running" && <Button onClick={copy.stop}>Cancel</Button>}
      {step !== "running" && step !== "done" && (
        <Button look="primary" onClick={() => void copy.start()}>
          {step === "ready" && !isStarted ? "Make everything available offline" : "Continue"}
        </Button>
      )}
    </div>
  );
}

const DONE = "Everything is available offline. New versions bring their pages and code by themselves.";

const sizeText = (missing: number, isStarted: boolean) =>
  isStarted
    ? `${formatFileSize(missing)} are still missing.`
    : `It takes ${formatFileSize(missing)} of storage on this device.`;

const problems = {
  full: "The storage of this browser is full. Free some space on this device, then continue. Finished files stay.",
  incomplete: "Some files could not be loaded. Check your connection, then continue. Finished files stay.",
  stopped: "Cancelled. What is here stays, and you can continue at any time.",
};

function Groups({ groups }: { groups: GroupState[] }) {
  return (
    <ul aria-label="What is stored" className="divide-y divide-line border-line border-y">
      {groups.map((group) => {
        const isStored = group.storedFiles === group.files;
        return (
          <li key={group.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2 py-2">
            {isStored ? (
              <Icon path={checkIcon} className="size-5 text-signal" />
            ) : (
              <span className="mx-0.5 size-4 rounded-full border border-edge" />
            )}
            <span>{offlineGroups[group.id]}</span>
            <span className="text-muted text-sm tabular-nums">
              {isStored
                ? `available, ${formatFileSize(group.bytes)}`
                : `${formatNumber(group.storedFiles)} of ${formatNumber(group.files)} files, ${formatFileSize(group.bytes)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Announces how the download ended. Failures have alerts of their own. */
function useAnnouncedOutcome(step: string) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === "running" && step === "done") announce("Everything is available offline.");
    before.current = step;
  }, [step]);
}

const sum = (groups: GroupState[], of: (group: GroupState) => number) =>
  groups.reduce((total, group) => total + of(group), 0);
