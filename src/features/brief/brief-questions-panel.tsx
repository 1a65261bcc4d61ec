import clsx from "clsx";
import { useId } from "react";
import { Button } from "#src/ui/button.tsx";
import type { BriefQuestion, QuestionId } from "./brief-questions.ts";
import { TextEditor } from "./text-editor.tsx";

interface BriefQuestionsPanelProps {
  questions: readonly BriefQuestion[];
  onAnswer: (id: QuestionId, value: string) => void;
  onSkip: (id: QuestionId) => void;
}

/** Up to three questions. Each is answered with a tap or a short text, or skipped. */
export function BriefQuestionsPanel({ questions, onAnswer, onSkip }: BriefQuestionsPanelProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-edge bg-raised px-4 py-4">
      <h2 id={id} className="text-lg">
        {questions.length === 1 ? "One question" : `${questions.length} questions`}, if you like
      </h2>
      <ul className={clsx("grid gap-5", questions.length > 1 && "md:grid-cols-2 xl:grid-cols-3")}>
        {questions.map(({ id: field, question, answers, guess }) => {
          const skip = (
            <Button
              size="small"
              look="quiet"
              className="underline underline-offset-4"
              onClick={() => onSkip(field)}
              aria-label={`Skip: ${question}`}
            >
              Skip
            </Button>
          );
          return (
            <li key={field}>
              {answers.length > 0 ? (
                <fieldset>
                  <legend className="mb-2 font-semibold">{question}</legend>
                  <div className="flex flex-wrap gap-2">
                    {answers.map(({ value, label }) => (
                      <Button key={value} size="small" onClick={() => onAnswer(field, value)}>
                        {label}
                      </Button>
                    ))}
                    {skip}
                  </div>
                </fieldset>
              ) : (
                <TextEditor
                  label={question}
                  value={guess ?? ""}
                  apply="Answer"
                  {...(guess && { hint: `“${guess}” is a guess` })}
                  onApply={(value) => value && onAnswer(field, value)}
                >
                  {guess && (
                    <Button size="small" onClick={() => onAnswer(field, guess)}>
                      That is right
                    </Button>
                  )}
                  {skip}
                </TextEditor>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
