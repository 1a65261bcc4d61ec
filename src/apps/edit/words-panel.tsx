import { type FormEvent, useEffect, useRef, useState } from "react";
import type { View } from "../document.ts";
import { useEdits } from "./editing.ts";
import { LostValues } from "./lost-values.tsx";
import { TextField } from "./parts.tsx";
import type { Step } from "./step.ts";
import { useEditDraft } from "./use-edit-draft.ts";
import { nearTo, readWords } from "./words/read-words.ts";

type Answer = { steps: Step[]; read: string } | { text: string; problem: string; near: readonly string[] };

/** "Change it in words": says what would change, and does it with one press. */
export function WordsPanel({ view }: { view: View | undefined }) {
  const { columns, document, draftKey, perform, preview } = useEdits();
  const [text, setText, forget] = useEditDraft(draftKey, "words", () => "");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) result.current?.focus();
  }, [answer]);

  const read = (words: string) => {
    const found = readWords(columns, view, words);
    setAnswer("steps" in found ? { steps: found.steps, read: words } : found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") read(text);
  };
  const choose = (sentence: string) => {
    setText(sentence);
    read(sentence);
  };
  // Read again with each change of the app: what would change now.
  const outcome = answer && "steps" in answer ? preview(answer.steps) : undefined;
  return (
    <section className="edit-section" aria-label="In words">
      <form className="edit-section" onSubmit={submit}>
        <TextField
          label="Change it in words"
          isLong
          maxLength={2_000}
          value={text}
          onType={(typed) => {
            setText(typed);
            setAnswer(null);
          }}
        />
        <button type="submit" className="act main">
          Show what changes
        </button>
      </form>
      <div ref={result} tabIndex={-1} role="status" className={answer ? "edit-found" : undefined}>
        {outcome && "problem" in outcome && <p>{outcome.problem}</p>}
        {outcome && "sentences" in outcome && !outcome.edit && (
          <p>Nothing changes: the app is like this already.</p>
        )}
        {outcome && "sentences" in outcome && outcome.edit && (
          <>
            <p>
              <strong>This changes:</strong>
            </p>
            <ul>
              {outcome.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            {outcome.lost.length > 0 && <LostValues lost={outcome.lost} />}
            <div className="run-row">
              <button
                type="button"
                className="act main"
                onClick={() => {
                  if (!answer || !("steps" in answer) || !perform(answer.steps)) return;
                  setAnswer(null);
                  forget();
                }}
              >
                Apply
              </button>
              <button type="button" className="act" onClick={() => setAnswer(null)}>
                Cancel
              </button>
            </div>
          </>
        )}
        {answer && "problem" in answer && (
          <>
            <p>
              <strong>“{answer.text}”</strong>: {answer.problem}
            </p>
            <Examples title="Did you mean something like this?" examples={answer.near} onChoose={choose} />
          </>
        )}
      </div>
      {!answer && text === "" && (
        <Examples title="For example" examples={nearTo(document, view, EXAMPLES)} onChoose={choose} />
      )}
    </section>
  );
}

/** Words of the kinds of sentences that are shown first. */
const EXAMPLES = "field Colour board hide sort guests";

interface ExamplesProps {
  title: string;
  examples: readonly string[];
  onChoose: (sentence: string) => void;
}

const Examples = ({ title, examples, onChoose }: ExamplesProps) => (
  <section aria-label={title}>
    <p className="edit-hint">{title}</p>
    <ul className="edit-examples">
      {examples.map((sentence) => (
        <li key={sentence}>
          <button type="button" className="act" onClick={() => onChoose(sentence)}>
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
