import { type FormEvent, useState } from "react";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { useAction } from "#src/lib/use-action.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { ChangeList, Note } from "./change-list.tsx";
import { useTypedWords } from "./use-typed-words.ts";

const load = () => import("#src/brief/revise/revise-site.ts").catch(guardedReload);
const MAX_EDIT_LENGTH = 2_000;

const EXAMPLES = ["Make it darker", "Add opening hours", "Larger headings", "Call us Crumb & Co"];

type Revision = Awaited<ReturnType<Awaited<ReturnType<typeof load>>["reviseSite"]>>;

/** Edits the site by text. A preview comes first, and applying it is one undo step. */
export function EditForm() {
  const document = useSite();
  const canEdit = useCanEdit();
  const page = useStudio((studio) => studio.page);
  const change = useStudio((studio) => studio.change);
  const [words = "", setWords] = useTypedWords("wish");
  const [problem, setProblem] = useState("");
  const [answer, setAnswer] = useState<{ of: SiteDocument; revision: Revision }>();
  // The preview is outdated if the site has changed since: applying it would revert that change.
  const revision = answer?.of === document ? answer.revision : undefined;

  const [ask, isReading] = useAction(async () => {
    if (!words.trim()) return;
    setProblem("");
    try {
      const { reviseSite } = await load();
      const revision = await reviseSite(document, words, page);
      setAnswer({ of: document, revision });
      const { length } = revision.changes;
      announce(length === 1 ? "One change is proposed." : `${length} changes are proposed.`, "studio");
    } catch (error) {
      console.info("The edit could not be read.", error);
      setProblem("This could not be read just now. Nothing was changed. Try again.");
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  const apply = ({ document: revised }: Revision) => {
    if (!change("Changed with words", () => revised)) return;
    announce("Changed. Undo takes it back in one step.", "studio");
    setAnswer(undefined);
    setWords("");
  };

  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="grid gap-2">
        <Labelled label="What should change?" hint="Read in your browser. Locked blocks stay as they are.">
          {(id, hint) => (
            <textarea
              id={id}
              aria-describedby={hint}
              rows={4}
              maxLength={MAX_EDIT_LENGTH}
              className={`${control} leading-snug`}
              value={words}
              placeholder="Make it darker, and add opening hours"
              disabled={!canEdit}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
                  event.currentTarget.form?.requestSubmit();
                }
              }}
            />
          )}
        </Labelled>
        <Button type="submit" disabled={!canEdit || isReading || !words.trim()}>
          {isReading ? "Reading…" : "Show what would change"}
        </Button>
      </form>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {revision ? (
        <Proposal
          revision={revision}
          canEdit={canEdit}
          onApply={() => apply(revision)}
          onDismiss={() => setAnswer(undefined)}
        />
      ) : (
        <div>
          <p className="mb-1.5 font-medium text-sm">For example</p>
          <ul className="flex flex-wrap gap-1.5">
            {EXAMPLES.map((example) => (
              <li key={example}>
                <Button size="small" disabled={!canEdit} onClick={() => setWords(example)}>
                  {example}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface ProposalProps {
  revision: Revision;
  canEdit: boolean;
  onApply: () => void;
  onDismiss: () => void;
}

function Proposal({ revision, canEdit, onApply, onDismiss }: ProposalProps) {
  const { changes, notUnderstood } = revision;
  return (
    <section aria-label="What would change" className="grid gap-3">
      <ChangeList changes={changes} />
      {notUnderstood.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <div className="flex gap-2">
        {changes.length > 0 && (
          <Button look="primary" disabled={!canEdit} onClick={onApply}>
            Apply
          </Button>
        )}
        <Button onClick={onDismiss}>{changes.length > 0 ? "Leave it" : "Close"}</Button>
      </div>
    </section>
  );
}
