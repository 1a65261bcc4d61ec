import closeIcon from "icon:x";
import { useStore } from "zustand";
import { Button } from "#src/ui/button.tsx";
import { ToolButton } from "../tool-button.tsx";
import { intake, type TakenFile } from "./intake.ts";

/** The files being added, each with progress and messages. */
export function TakenFiles({ onChooseOther }: { onChooseOther: () => void }) {
  const files = useStore(intake, ({ files }) => files);
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files being added" className="grid gap-1.5">
      {files.map((file) => (
        <TakenFileRow key={file.id} file={file} onChooseOther={onChooseOther} />
      ))}
    </ul>
  );
}

interface TakenFileRowProps {
  file: TakenFile;
  onChooseOther: () => void;
}

function TakenFileRow({
  file: { id, name, share, words, state, canRetry },
  onChooseOther,
}: TakenFileRowProps) {
  const { drop, retry } = intake.getState();
  return (
    <li className="rounded-lg border border-line bg-paper ps-3 pe-1 py-1 text-sm">
      <div className="flex items-center gap-3">
        <span className="min-w-0 grow truncate font-medium" title={name}>
          {name}
        </span>
        {state === "working" && (
          <progress
            aria-label={`Progress of ${name}`}
            className="h-1.5 w-28 shrink-0 accent-signal sm:w-40"
            value={share}
            max={1}
          />
        )}
        <ToolButton
          size="small"
          icon={closeIcon}
          label={state === "working" ? `Cancel ${name}` : `Dismiss ${name}`}
          onClick={() => drop(id)}
        />
      </div>
      {words.map((sentence) => (
        <p
          key={sentence}
          role={state === "failed" ? "alert" : undefined}
          className={state === "failed" ? "pe-2 text-danger" : "pe-2 text-muted"}
        >
          {sentence}
        </p>
      ))}
      {state === "failed" && (
        <div className="-mx-1.5 flex flex-wrap gap-1">
          {canRetry && (
            <Button size="inline" look="quiet" onClick={() => retry(id)}>
              Try again
            </Button>
          )}
          <Button
            size="inline"
            look="quiet"
            onClick={() => {
              drop(id);
              onChooseOther();
            }}
          >
            Choose another file
          </Button>
        </div>
      )}
    </li>
  );
}
