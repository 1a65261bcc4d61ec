import sendIcon from "icon:paper-plane-tilt";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { session } from "#src/lib/storage.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { inputLook } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SignInAsDemoAdmin } from "../admin-note.tsx";
import { reasonOf } from "../changes-queries.ts";
import { DifferenceTable } from "../plans/difference-table.tsx";
import { useIsAdmin } from "../use-admin.ts";
import type { Answer } from "./answer.ts";
import { answerTo } from "./answer-to.ts";
import { applyStep, readData, undoStep } from "./assistant-calls.ts";
import { readConversation, writeConversation } from "./conversation.ts";
import { knownSentences } from "./intents.ts";
import type { Turn } from "./turns.ts";

const DRAFT_KEY = "assistant-draft";
const SHOWN_CHANGES = 8;

/** A chat: the visitor types a sentence, sees the proposed change, and applies or undoes it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of the chat
export function AssistantChat() {
  const isAdmin = useIsAdmin();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  /** Asynchronous code reads the latest turns here: they may have been cleared while it waited. */
  const latest = useRef(turns);
  const [draft, setDraft] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const count = turns.length;
  const seen = useRef(count);

  // Restores the conversation after hydration. The prerendered page has no storage and shows an empty one.
  useEffect(() => {
    const left = readConversation();
    seen.current = left.length;
    latest.current = left;
    setTurns(left);
    setDraft((typed) => typed || (session.read(DRAFT_KEY) ?? ""));
  }, []);

  useEffect(() => {
    if (count > seen.current) end.current?.scrollIntoView({ block: "nearest" });
    seen.current = count;
  }, [count]);

  const write = (text: string) => {
    setDraft(text);
    session.write(DRAFT_KEY, text);
  };
  const keep = (next: readonly Turn[]) => {
    latest.current = next;
    setTurns(next);
    writeConversation(next);
  };
  const change = (id: number, fields: Partial<Turn>) =>
    keep(latest.current.map((turn) => (turn.id === id ? { ...turn, ...fields } : turn)));

  const [attempt, isBusy] = useAction(async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? reasonOf(error) : "That did not work. Try again.");
    }
  });

  const ask = (text: string) =>
    attempt(async () => {
      const answer = answerTo(text, await readData(isAdmin));
      const before = latest.current;
      const id = (before.at(-1)?.id ?? 0) + 1;
      keep([...before, { id, text, answer: shownOf(answer), state: answer.step ? "proposed" : "said" }]);
      write("");
      field.current?.focus();
    });

  const apply = (turn: Turn) =>
    attempt(async () => {
      const answer = answerTo(turn.text, await readData(isAdmin));
      const shown = shownOf(answer);
      if (!answer.step || JSON.stringify(shown.changes) !== JSON.stringify(turn.answer.changes)) {
        change(turn.id, { answer: shown, state: answer.step ? "proposed" : "said" });
        setFailure("Something else was changed meanwhile. This is the change as it would be now.");
        return;
      }
      change(turn.id, { state: "applied", logged: await applyStep(answer.step) });
    });

  const undo = (turn: Turn) =>
    attempt(async () => {
      if (turn.logged) await undoStep(turn.logged);
      change(turn.id, { state: "undone" });
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text) void ask(text);
    else field.current?.focus();
  };

  return (
    <section aria-label="Conversation" className="rounded-card border border-line bg-raised">
      <div role="log" aria-label="Messages" className="grid gap-6 p-4 sm:p-6">
        <Welcome onAsk={(text) => void ask(text)} isOpen={turns.length === 0} />
        {turns.map((turn) => (
          <div key={turn.id} className="grid gap-3">
            <p className="ms-auto max-w-[min(36rem,90%)] rounded-card border border-line bg-sunken px-4 py-2.5 [overflow-wrap:anywhere]">
              <span className="sr-only">You: </span>
              {turn.text}
            </p>
            <div className="max-w-[46rem] border-signal border-s-4 ps-4">
              <span className="sr-only">Assistant: </span>
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{turn.answer.text}</p>
              <Changes changes={turn.answer.changes} />
              {turn.answer.examples && (
                <Examples examples={turn.answer.examples} onAsk={(text) => void ask(text)} />
              )}
              {turn.answer.link && (
                <div className="mt-3">
                  <ButtonLink href={turn.answer.link.href}>{turn.answer.link.label}</ButtonLink>
                </div>
              )}
              <TurnState
                turn={turn}
                isBusy={isBusy}
                onApply={() => void apply(turn)}
                onUndo={() => void undo(turn)}
                onDrop={() => change(turn.id, { state: "dropped" })}
              />
            </div>
          </div>
        ))}
        <div ref={end} />
      </div>
      <div className="border-line border-t bg-sunken p-4 sm:px-6">
        <p role="alert" className="mb-3 font-medium text-danger empty:hidden">
          {failure}
        </p>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <label className="min-w-0 grow basis-64">
            <span className="mb-1 block font-medium">Say what to do</span>
            <input
              ref={field}
              value={draft}
              maxLength={600}
              autoComplete="off"
              placeholder="Add 5 CRM modules"
              onChange={({ target }) => write(target.value)}
              className={inputLook}
            />
          </label>
          <Button look="primary" type="submit" aria-disabled={isBusy}>
            <Icon path={sendIcon} />
            Send
          </Button>
          {turns.length > 0 && (
            <Button look="quiet" onClick={() => keep([])}>
              Clear
            </Button>
          )}
        </form>
      </div>
    </section>
  );
}

const shownOf = ({ text, changes, link, examples }: Answer): Turn["answer"] => ({
  text,
  changes,
  ...(link && { link }),
  ...(examples && { examples: [...examples] }),
});

function Welcome({ onAsk, isOpen }: { onAsk: (text: string) => void; isOpen: boolean }) {
  return (
    <div className="max-w-[46rem] border-signal border-s-4 ps-4">
      <p>
        Tell me what to change. I show it first, and nothing happens until you apply it.{" "}
        <strong>No language model is behind this:</strong> I know the sentences below, in your words for the
        names and amounts, and say so when I do not understand.
      </p>
      <details open={isOpen} className="mt-3">
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium underline underline-offset-4">
          What I can do
        </summary>
        <dl className="mt-2 border-line border-b">
          {knownSentences.map(({ does, examples }) => (
            <div key={does} className="flex flex-wrap items-baseline gap-x-6 border-line border-t py-2">
              <dt className="min-w-0 grow basis-48 py-1 text-muted">{does}</dt>
              <dd className="flex min-w-0 grow-[3] basis-64 flex-wrap gap-2">
                {examples.map((example) => (
                  <Example key={example} text={example} onAsk={onAsk} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Examples({ examples, onAsk }: { examples: readonly string[]; onAsk: (text: string) => void }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {examples.map((example) => (
        <li key={example}>
          <Example text={example} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

const Example = ({ text, onAsk }: { text: string; onAsk: (text: string) => void }) => (
  <Button size="small" className="text-start" onClick={() => onAsk(text)}>
    {text}
  </Button>
);

function Changes({ changes }: { changes: Turn["answer"]["changes"] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (changes.length === 0) return null;
  return (
    <>
      <DifferenceTable changes={showsAll ? changes : changes.slice(0, SHOWN_CHANGES)} />
      {changes.length > SHOWN_CHANGES && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Show fewer" : `Show all ${changes.length}`}
        </Button>
      )}
    </>
  );
}

interface TurnStateProps {
  turn: Turn;
  isBusy: boolean;
  onApply: () => void;
  onUndo: () => void;
  onDrop: () => void;
}

function TurnState({ turn, isBusy, onApply, onUndo, onDrop }: TurnStateProps) {
  const isAdmin = useIsAdmin();
  if (turn.state === "said") return null;
  if (turn.state === "proposed") {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={!isAdmin} aria-disabled={isBusy} onClick={onApply}>
          Apply
        </Button>
        <Button onClick={onDrop}>Leave it</Button>
        {!isAdmin && <SignInAsDemoAdmin size="normal" />}
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {turn.state === "applied" && (
        <>
          <Badge tone="green">Applied</Badge>
          <Button size="small" disabled={!isAdmin} aria-disabled={isBusy} onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
      {turn.state === "undone" && <Badge tone="amber">Undone</Badge>}
      {turn.state === "dropped" && <Badge tone="grey">Left as it was</Badge>}
    </div>
  );
}
