import clsx from "clsx";
import { useId, useRef } from "react";
import { answerSentence, contactSentence, type OfferToTick, yesOrNo } from "#src/brief/answers.ts";
import { Button } from "#src/ui/button.tsx";
import { type BriefQuestion, OFFERS } from "./brief-questions.ts";
import { TextEditor } from "./text-editor.tsx";
import { useFocusAfterAnswer } from "./use-focus-after-answer.ts";

interface BriefQuestionsPanelProps {
  brief: string;
  questions: readonly BriefQuestion[];
  offers: readonly OfferToTick[];
  onAnswer: (question: BriefQuestion, value: string) => void;
  onTick: (offer: string, isOffered: boolean) => void;
  onSkip: (id: string) => void;
}

const LONGEST = 200;

/** Up to three questions, and the usual offers of the trade. Each is answered with a tap or a text, or skipped. */
export function BriefQuestionsPanel({
  brief,
  questions,
  offers,
  onAnswer,
  onTick,
  onSkip,
}: BriefQuestionsPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusAfterAnswer(questions, heading);

  if (questions.length === 0 && offers.length === 0) return null;
  const answer = (question: BriefQuestion, value: string) => {
    keepFocus();
    onAnswer(question, value);
  };
  const skip = (field: string, question: string) => (
    <Button
      size="small"
      look="quiet"
      className="underline underline-offset-4"
      onClick={() => {
        keepFocus();
        onSkip(field);
      }}
      aria-label={`Skip: ${question}`}
    >
      Skip
    </Button>
  );

  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-edge bg-raised px-4 py-4">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg">
          {titleOf(questions.length)}, if you like
        </h2>
        <p className="text-muted text-sm">Your answers become part of your brief.</p>
      </div>
      {questions.length > 0 && (
        <ul className={clsx("grid gap-5", questions.length > 1 && "md:grid-cols-2 xl:grid-cols-3")}>
          {questions.map((question) => (
            <li key={question.id} className="min-w-0">
              <Question brief={brief} question={question} onAnswer={(value) => answer(question, value)}>
                {skip(question.id, question.question)}
              </Question>
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 && (
        <fieldset className={clsx("min-w-0", questions.length > 0 && "border-line border-t pt-4")}>
          <legend className="float-start mb-1 w-full font-semibold">Do you also offer:</legend>
          <div className="clear-both flex flex-wrap items-center gap-x-5">
            {offers.map(({ name, isTicked }) => (
              <label key={name} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-signal"
                  checked={isTicked}
                  onChange={({ target }) => onTick(name, target.checked)}
                />
                {name}
              </label>
            ))}
            {skip(OFFERS, "Do you also offer")}
          </div>
        </fieldset>
      )}
    </section>
  );
}

interface QuestionProps {
  brief: string;
  question: BriefQuestion;
  onAnswer: (value: string) => void;
  /** The button that skips the question. */
  children: React.ReactNode;
}

function Question({ brief, question, onAnswer, children }: QuestionProps) {
  const { about, question: words, answers, guess } = question;
  if (answers.length > 0)
    return (
      <fieldset>
        <legend className="mb-2 font-semibold">{words}</legend>
        <div className="flex flex-wrap gap-2">
          {answers.map(({ value, label }) => (
            <Button key={value} size="small" onClick={() => onAnswer(value)}>
              {label}
            </Button>
          ))}
          {children}
        </div>
      </fieldset>
    );
  const plain = about === "trade" ? yesOrNo(words, brief) : undefined;
  const hint = guess ? `“${guess}” is a guess` : about === "trade" ? "A sentence for your site" : undefined;
  return (
    <TextEditor
      label={words}
      value={guess ?? ""}
      apply="Answer"
      hint={hint}
      longest={about === "trade" ? LONGEST : 80}
      check={(value) => problemOf(question, value, brief)}
      onApply={onAnswer}
    >
      {guess && (
        <Button size="small" onClick={() => onAnswer(guess)}>
          That is right
        </Button>
      )}
      {plain &&
        (["Yes", "No"] as const).map((one) => (
          <Button key={one} size="small" aria-label={`${one}: ${words}`} onClick={() => onAnswer(one)}>
            {one}
          </Button>
        ))}
      {children}
    </TextEditor>
  );
}

/** Returns the reason why an answer would not help the site. */
function problemOf({ about, question }: BriefQuestion, value: string, brief: string) {
  if (about === "contact" && !contactSentence(value)) return "Enter a phone number or an email address.";
  if (about === "trade" && !answerSentence(question, value, brief))
    return "Write a whole sentence, as it should read on your site.";
  return value ? undefined : "Write an answer, or skip the question.";
}

const titleOf = (count: number) =>
  count === 0 ? "Your offers" : count === 1 ? "One question" : `${count} questions`;
