import { useId, useMemo, useState } from "react";
import { templateName } from "#src/contract/template-name.ts";
import { AddressList } from "#src/entities/import/address-list.tsx";
import { formatDateTime, formatNumber } from "#src/lib/english.ts";
import { useAction } from "#src/lib/use-action.ts";
import { replyAddressesIn } from "#src/sales/replies/read-ticket.ts";
import { pageName } from "#src/sites/page-title.ts";
import { Button } from "#src/ui/button.tsx";
import { FormsOff } from "./forms-off.tsx";
import { ImportedPictures } from "./imported-pictures.tsx";
import type { Comparison, Conflict } from "./merge-work.ts";
import type { Import } from "./read-import.ts";
import type { StoreInFile, WorkRecords } from "./work-file.ts";

interface ReviewProps {
  content: Import;
  comparison: Comparison;
  onBringIn: (conflict: Conflict) => Promise<void>;
  onBack: () => void;
}

/** Shows the content of a project file or a work export, before it is imported. */
export function ImportReview({ content, comparison, onBringIn, onBack }: ReviewProps) {
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
      <p className="mt-3 text-muted text-sm">It becomes a separate project, beside those you have.</p>
      <AddressList of={file} />
      <FormsOff hosts={file.formHost ? [file.formHost] : []} />
    </>
  );
}

interface WorkProps {
  content: Extract<Import, { kind: "work" }>;
  comparison: Comparison;
}

function Work({ content: { file }, comparison: { added, same, different } }: WorkProps) {
  const led = useMemo(
    () => [file.records, replyAddressesIn(JSON.stringify(file.records.prospects ?? []))],
    [file],
  );
  const rows = [
    [added, "new here"],
    [same, "here already, in the same state"],
    [different.length, "here in another state"],
  ] as const;
  // A zero says something only where nothing else is said.
  const shown = rows.filter(([number], index) => number > 0 || index === 0);
  return (
    <>
      <p>
        Work saved on <time dateTime={file.savedAt}>{formatDateTime(new Date(file.savedAt), "long")}</time>.
        Of its projects:
      </p>
      <dl className="mt-3 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:auto-cols-fr sm:grid-flow-col">
        {shown.map(([number, text]) => (
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
      <Contents of={file.records} />
      <AddressList of={led} />
      <FormsOff hosts={file.formHosts} />
    </>
  );
}

/** One and many of what each store holds, in the order of the list. */
const names: Record<StoreInFile, readonly [string, string]> = {
  projects: ["project", "projects"],
  documents: ["edited site", "edited sites"],
  versions: ["version of a site", "versions of sites"],
  apps: ["app or game with its data", "apps and games with their data"],
  appDocuments: ["app of your own", "apps of your own"],
  appRecords: ["record in apps", "records in apps"],
  appChanges: ["change noted in apps", "changes noted in apps"],
  ownTemplates: ["template of your own", "templates of your own"],
  connections: ["connection to a service", "connections to services"],
  prospects: ["prospect with notes", "prospects with notes"],
  replies: ["reply", "replies"],
  drafts: ["unfinished form", "unfinished forms"],
  favourites: ["favourite", "favourites"],
  cart: ["cart", "carts"],
};

function Contents({ of: records }: { of: WorkRecords }) {
  const lines = (Object.keys(names) as StoreInFile[]).flatMap((store) => {
    const count = records[store]?.length ?? 0;
    return count > 0 ? [`${formatNumber(count)} ${names[store][count === 1 ? 0 : 1]}`] : [];
  });
  if (lines.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-base">All that is in it</h3>
      <ul className="mt-1 list-disc ps-5 text-sm sm:columns-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {(records.replies ?? []).length > 0 && (
        <p className="mt-1 text-muted text-sm">
          Only replies to links that this browser has signed are received. Others are set aside.
        </p>
      )}
      {(records.prospects ?? []).length > 0 && (
        <p className="mt-1 text-muted text-sm">Prospects that you have already stay as they are.</p>
      )}
    </section>
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
