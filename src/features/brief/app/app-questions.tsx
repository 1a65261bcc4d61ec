import { useId, useRef } from "react";
import type { AppQuestion } from "#src/apps/describe/describe.ts";
import { Button } from "#src/ui/button.tsx";
import { useFocusAfterAnswer } from "../use-focus-after-answer.ts";

interface AppQuestionsProps {
  questions: readonly AppQuestion[];
  /** The description says too little, so the app depends on the answer. */
  isUnsure: boolean;
  onAnswer: (question: AppQuestion, adds: string) => void;
  onSkip: (id: string) => void;
}

/** Up to three questions. An answer becomes part of the description. */
export function AppQuestions({ questions, isUnsure, onAnswer, onSkip }: AppQuestionsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusAfterAnswer(questions, heading);

  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-edge bg-raised px-4 py-4">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg">
          {isUnsure
            ? "We did not find what you keep track of"
            : `${questions.length === 1 ? "One question" : `${questions.length} questions`}, if you like`}
        </h2>
        <p className="text-muted text-sm">Your answers become part of your description.</p>
      </div>
      <ul className="grid gap-5">
        {questions.map((question) => (
          <li key={question.id} className="min-w-0">
            <fieldset>
              <legend className="mb-2 font-semibold">{question.text}</legend>
              <div className="flex flex-wrap gap-2">
                {question.answers.map(({ label, adds }) => (
                  <Button
                    key={label}
                    size="small"
                    onClick={() => {
                      keepFocus();
                      onAnswer(question, adds);
                    }}
                  >
                    {label}
                  </Button>
                ))}
                <Button
                  size="small"
                  look="quiet"
                  className="underline underline-offset-4"
                  aria-label={`Skip: ${question.text}`}
                  onClick={() => {
                    keepFocus();
                    onSkip(question.id);
                  }}
                >
                  Skip
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}
