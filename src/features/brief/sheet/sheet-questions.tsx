import type { Question } from "#src/apps/sheets/plan.ts";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";

interface SheetQuestionsProps {
  questions: readonly Question[];
  onAnswer: (id: string, choice: string) => void;
}

/** Questions that the file leaves open. Each choice shows how it reads a value of the file. */
export function SheetQuestions({ questions, onAnswer }: SheetQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section
      aria-labelledby="sheet-questions"
      className="grid gap-4 rounded-card border border-signal bg-raised px-4 py-4"
    >
      <h2 id="sheet-questions" className="text-lg">
        {questions.length === 1 ? "One question" : `${questions.length} questions`} about the file
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {questions.map((question) => (
          <li key={question.id} className="min-w-0">
            <RadioGroup
              label={question.text}
              labelClassName="mb-2 block font-semibold"
              value={question.chosen}
              onChoose={(choice) => onAnswer(question.id, choice)}
              className="grid gap-2"
            >
              {question.choices.map(({ id, label }) => {
                const reading = question.readings.find(({ choice }) => choice === id);
                return (
                  <RadioButton
                    key={id}
                    value={id}
                    className="grid min-h-11 rounded-[10px] border border-edge px-3 py-2 text-start hover:border-ink aria-checked:border-signal aria-checked:bg-cyan-tint"
                  >
                    <span className="font-semibold">{label}</span>
                    {reading && (
                      <span className="text-muted text-sm">
                        Row {reading.row}: {reading.written} is {reading.read}
                      </span>
                    )}
                  </RadioButton>
                );
              })}
            </RadioGroup>
          </li>
        ))}
      </ul>
    </section>
  );
}
