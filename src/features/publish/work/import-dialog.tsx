import { useEffect, useId, useRef, useState } from "react";
import { WorkError } from "#src/api/work-error.ts";
import { templateName } from "#src/contract/template-name.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { keepStorage } from "#src/lib/keep-storage.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { PictureError } from "#src/pictures/picture-error.ts";
import { pageName } from "#src/sites/page-title.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { JudgementView } from "../passport/judgement-view.tsx";
import type { Judgement } from "../passport/passport.ts";
import { restorePictures } from "../pictures/restore-pictures.ts";
import { ImportedPictures } from "./imported-pictures.tsx";
import { type Comparison, type Conflict, compareWork, mergeWork } from "./merge-work.ts";
import { type Import, ImportError, readImport, recordsOf } from "./read-import.ts";
import { collectWork } from "./work-file.ts";

interface ImportDialogProps {
  /** A file that the system hands over; null when it could not. */
  handed?: File | null | undefined;
  onClose: () => void;
  onImported?: (() => void) | undefined;
}

type Read = { content: Import; comparison: Comparison };

/** A file is dropped, looked at, and brought in; nothing that is here is ever replaced unasked. */
export function ImportDialog({ handed, onClose, onImported }: ImportDialogProps) {
  const [reading, setReading] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(
    handed === null ? "The file could not be handed over. Choose it here." : null,
  );
  const [read, setRead] = useState<Read | null>(null);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [keys, setKeys] = useState<string[] | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is read once, when it comes
  useEffect(() => {
    if (!handed) return;
    setRead(null);
    setJudgement(null);
    setKeys(null);
    void choose(handed);
  }, [handed]);

  const choose = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setReading(file.name);
    try {
      const content = await readImport(file, controller.signal);
      if (content.kind === "site") {
        if (!controller.signal.aborted) setJudgement(content.judgement);
        return;
      }
      const here = await collectWork();
      const records = content.kind === "work" ? content.file.records : {};
      if (!controller.signal.aborted) setRead({ content, comparison: compareWork(here, records) });
    } catch (error) {
      if (!controller.signal.aborted) setFailure(wordsOf(error, "This file could not be read."));
    } finally {
      if (running.current === controller) setReading(null);
    }
  };

  const bringIn = async (conflict: Conflict) => {
    if (!read) return;
    const { content } = read;
    setFailure(null);
    try {
      const records =
        content.kind === "work" ? content.file.records : recordsOf(content.file, await collectWork());
      await restorePictures(content.pictures.assets);
      setKeys(await mergeWork(records, conflict));
      void keepStorage();
      onImported?.();
    } catch (error) {
      setFailure(wordsOf(error, "This could not be saved. Please try again."));
    }
  };

  const subtitle = keys
    ? undefined
    : "A project file, or all work of another browser. An exported website is checked against its passport.";
  return (
    <Dialog title="Import" subtitle={subtitle} onClose={onClose} className="max-w-xl!">
      {keys ? (
        <Done keys={keys} onClose={onClose} />
      ) : judgement ? (
        <JudgementView judgement={judgement} onBack={() => setJudgement(null)} />
      ) : read ? (
        <>
          <Review read={read} onBringIn={bringIn} onBack={() => setRead(null)} />
          <p role="alert" className="mt-3 text-danger empty:hidden">
            {failure}
          </p>
        </>
      ) : (
        <FileDrop
          title="Drop the file here"
          accept=".json,.zip"
          onChoose={choose}
          reading={reading}
          onCancel={() => {
            running.current?.abort();
            setReading(null);
          }}
          failure={failure}
        >
          It is looked at first. Nothing that is here is replaced without asking.
        </FileDrop>
      )}
    </Dialog>
  );
}

interface ReviewProps {
  read: Read;
  onBringIn: (conflict: Conflict) => Promise<void>;
  onBack: () => void;
}

function Review({ read: { content, comparison }, onBringIn, onBack }: ReviewProps) {
  const [conflict, setConflict] = useState<Conflict>("both");
  const [bringIn, isSaving] = useAction(() => onBringIn(conflict));
  return (
    <>
      {content.kind === "project" ? (
        <Project content={content} />
      ) : (
        <Work content={content} comparison={comparison} />
      )}
      <ImportedPictures of={content.pictures} />
      {comparison.different.length > 0 && (
        <ConflictChoice names={comparison.different} conflict={conflict} onChoose={setConflict} />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Another file</Button>
        <Button look="primary" aria-disabled={isSaving} onClick={bringIn}>
          {isSaving ? "Importing…" : "Import"}
        </Button>
      </div>
    </>
  );
}

function Project({ content: { file } }: { content: Extract<Import, { kind: "project" }> }) {
  const { project, document } = file;
  const facts = [
    ["Name", project.name],
    ["Kind", { web: "Website", app: "Application", game: "Game" }[project.type]],
    ["Made from", templateName(project.templateId) ?? project.templateId],
    [
      "Pages",
      document
        ? document.pages.map((page) => page.label || pageName(document, page)).join(", ")
        : "as in the template",
    ],
  ];
  return (
    <>
      <dl className="divide-y divide-line border-line border-y">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="line-clamp-3 font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">It becomes a project of its own, beside those you have.</p>
      <FormsOff hosts={file.formHost ? [file.formHost] : []} />
    </>
  );
}

interface WorkProps {
  content: Extract<Import, { kind: "work" }>;
  comparison: Comparison;
}

function Work({ content: { file }, comparison: { added, same, different } }: WorkProps) {
  const rows = [
    [added, "new here"],
    [same, "here already, in the same state"],
    [different.length, "here in another state"],
  ] as const;
  return (
    <>
      <p>
        Work saved on <time dateTime={file.savedAt}>{formatDateTime(new Date(file.savedAt), "long")}</time>.
        Of its projects:
      </p>
      <dl className="mt-3 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
        {rows.map(([number, text]) => (
          <div key={text} className="flex flex-col-reverse justify-end bg-raised p-3">
            <dt className="text-muted text-sm">{text}</dt>
            <dd className="font-bold font-display text-3xl tabular-nums">{number}</dd>
          </div>
        ))}
      </dl>
      {file.damaged > 0 && (
        <p className="mt-3 border-amber-ink border-l-4 bg-amber-tint px-3 py-2 text-amber-ink text-sm">
          {file.damaged === 1
            ? "One record is damaged and is"
            : `${file.damaged} records are damaged and are`}{" "}
          left out.
        </p>
      )}
      <FormsOff hosts={file.formHosts} />
    </>
  );
}

/** A file may be somebody else's, however it is called. */
function FormsOff({ hosts }: { hosts: readonly string[] }) {
  if (hosts.length === 0) return null;
  return (
    <p className="mt-3 border-amber-ink border-l-4 bg-amber-tint px-3 py-2 text-amber-ink text-sm [overflow-wrap:anywhere]">
      Its forms come switched off: the file has them sent to {hosts.join(", ")}. Say where yours are sent
      under Forms in the studio.
    </p>
  );
}

const choices: Record<Conflict, string> = {
  both: "Keep both: those of the file come beside them",
  replace: "Replace those here with those of the file",
  skip: "Leave those here as they are",
};

interface ConflictChoiceProps {
  names: readonly string[];
  conflict: Conflict;
  onChoose: (conflict: Conflict) => void;
}

function ConflictChoice({ names, conflict, onChoose }: ConflictChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="font-medium">What about {listed(names)}?</legend>
      {(Object.keys(choices) as Conflict[]).map((id) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={conflict === id}
            onChange={() => onChoose(id)}
            className="size-5"
          />
          {choices[id]}
        </label>
      ))}
    </fieldset>
  );
}

function listed(names: readonly string[]) {
  const [first = "", second = ""] = names;
  if (names.length === 1) return `“${first}”`;
  return names.length === 2 ? `“${first}” and “${second}”` : `“${first}” and ${names.length - 1} others`;
}

function Done({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const [key] = keys;
  const projects = keys.length === 1 ? "1 project is" : `${keys.length} projects are`;
  return (
    <>
      <p role="status" data-autofocus="" tabIndex={-1} className="text-lg outline-none">
        {keys.length === 0 ? "Everything in this file was here already." : `${projects} imported.`}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {keys.length === 1 && key && (
          <ButtonLink href={paths.openProject(key)} look="primary" onClick={onClose}>
            Open it
          </ButtonLink>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

function wordsOf(error: unknown, otherwise: string) {
  const isExplained =
    error instanceof ImportError || error instanceof WorkError || error instanceof PictureError;
  return isExplained ? error.message : otherwise;
}
