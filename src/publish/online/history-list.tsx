import { formatDateTime, formatNumber } from "#src/lib/english.ts";
import { Button } from "#src/ui/button.tsx";
import { type Changes, changesSince, type Publication } from "./history.ts";
import { hostNames, siteAddress } from "./place.ts";

const SHOWN_FILES = 4;

interface HistoryListProps {
  /** Publications, latest first. */
  history: readonly Publication[];
  isRunning: boolean;
  onGoBack: (publication: Publication) => void;
}

/** The publications with their changes, and a button to restore each one. */
export function HistoryList({ history, isRunning, onGoBack }: HistoryListProps) {
  if (history.length === 0) return null;
  return (
    <section aria-label="Publications" className="mt-6 border-line border-t pt-4">
      <h3 className="text-base">Publications</h3>
      <ul className="mt-2 divide-y divide-line">
        {history.map((one, at) => {
          const isSamePlace = (other: Publication) => other.host === one.host && other.place === one.place;
          const before = history.slice(at + 1).find(isSamePlace);
          const isShown = history.findIndex(isSamePlace) === at;
          const link = siteAddress(one.address);
          return (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
                <p>
                  <time dateTime={one.at} className="font-medium">
                    {formatDateTime(new Date(one.at), "medium")}
                  </time>
                  , {hostNames[one.host]},{" "}
                  {link ? (
                    <a
                      href={link}
                      target="_blank"
                      rel="noreferrer"
                      className="text-signal underline underline-offset-4"
                    >
                      {one.place}
                      <span className="sr-only"> (opens a new window)</span>
                    </a>
                  ) : (
                    <bdi>{one.place}</bdi>
                  )}
                </p>
                <p className="text-muted text-sm">
                  {before ? sentenceOf(changesSince(before.files, one.files)) : "The first publication here."}
                  {!one.isReady && " The host was still building the site."}
                </p>
              </div>
              {isShown
                ? one.host !== "folder" && <span className="text-muted text-sm">The latest state</span>
                : one.host !== "folder" &&
                  one.revision && (
                    <Button
                      size="small"
                      aria-disabled={isRunning}
                      onClick={() => !isRunning && onGoBack(one)}
                    >
                      Roll back to this one
                    </Button>
                  )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function sentenceOf({ changed, added, removed }: Changes) {
  const parts = [
    [changed, "changed"],
    [added, "new"],
    [removed, "removed"],
  ] as const;
  const said = parts.flatMap(([paths, what]) => (paths.length > 0 ? [`${namesOf(paths)} ${what}`] : []));
  return said.length > 0 ? `${said.join("; ")}.` : "The same files as before.";
}

function namesOf(paths: readonly string[]) {
  const shown = paths.slice(0, SHOWN_FILES).join(", ");
  const rest = paths.length - SHOWN_FILES;
  return rest > 0 ? `${shown} and ${formatNumber(rest)} more` : shown;
}
