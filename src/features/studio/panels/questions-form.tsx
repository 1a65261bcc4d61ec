import { type FormEvent, useEffect, useRef, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import type { OwnerQuestion } from "#src/brief/trades/questions-for.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { useAction } from "#src/lib/use-action.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { control, Labelled } from "../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { useOwnBrief } from "./use-own-brief.ts";

const load = () => import("#src/brief/questions-on-demand.ts").catch(guardedReload);
const LONGEST_ANSWER = 200;

/** Asks the owner for what would help the site most. Each answer is one undo step, in the owner's words. */
export function QuestionsForm() {
  const site = useSite();
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const { project } = useStudio((studio) => studio.opened);
  const brief = useOwnBrief(project);
  const [skipped, setSkipped] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAnswered, setIsAnswered] = useState(false);
  const { data: read, isError } = useQuery({
    // A site without a brief is read by its own texts as they were when the panel opened.
    queryKey: ["questions-on-site", project, brief],
    queryFn: async () => (await load()).readSite(site, brief ?? ""),
    enabled: brief !== undefined,
    staleTime: Infinity,
    showsError: true,
  });

  // An answered question takes its field, and with it the focus, away.
  useEffect(() => {
    if (!isAnswered) return;
    heading.current?.focus();
    setIsAnswered(false);
  }, [isAnswered]);

  if (isError)
    return (
      <p role="alert" className="text-danger text-sm">
        The questions could not be loaded. Check your connection, and open this panel again.
      </p>
    );
  if (!read || brief === undefined) return <p className="text-muted text-sm">Reading your site…</p>;

  const { questions, offers, text } = read.questionsOf(site, skipped);
  const apply = (edit: (document: SiteDocument) => SiteDocument) => {
    if (!change("Answered a question", edit)) return false;
    announce("Added to your site. Undo takes it back in one step.", "studio");
    setIsAnswered(true);
    return true;
  };
  return (
    <section className="grid gap-5" aria-labelledby="studio-questions">
      <div>
        <h3 ref={heading} id="studio-questions" tabIndex={-1} className="font-semibold">
          {questions.length === 0 ? "No questions are open" : "What would help your site"}
        </h3>
        <p className="mt-1 text-muted text-sm">
          {questions.length === 0 && offers.length === 0
            ? "Your site answers what customers usually ask."
            : "Your answers become part of the site, in your words."}
        </p>
      </div>
      {questions.map((asked) => (
        <Question
          key={asked.question}
          asked={asked}
          canEdit={canEdit}
          plain={read.plainAnswers(asked, text)}
          problemOf={(answer) => read.problemOf(asked, answer, text)}
          onAnswer={(answer) => {
            const isTaken = apply((document) => read.withAnswer(document, asked, answer, text));
            if (isTaken) setSkipped([...skipped, asked.question]);
            return isTaken;
          }}
          onSkip={() => {
            setSkipped([...skipped, asked.question]);
            setIsAnswered(true);
          }}
        />
      ))}
      {offers.length > 0 && (
        <fieldset disabled={!canEdit}>
          <legend className="mb-2 font-semibold">Do you also offer:</legend>
          <div className="flex flex-wrap gap-1.5">
            {offers.map((offer) => (
              <Button
                key={offer}
                size="small"
                aria-label={`Add ${offer}`}
                onClick={() => apply((document) => read.withOffer(document, offer, text))}
              >
                <span aria-hidden="true">+ </span>
                {offer}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}

interface QuestionProps {
  asked: OwnerQuestion;
  canEdit: boolean;
  /** Answers for one tap. */
  plain: readonly string[];
  problemOf: (answer: string) => string | undefined;
  /** Returns whether the site took the answer. */
  onAnswer: (answer: string) => boolean;
  onSkip: () => void;
}

function Question({ asked, canEdit, plain, problemOf, onAnswer, onSkip }: QuestionProps) {
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState<string>();
  const { question, about } = asked;
  const [take] = useAction(async (value: string) => {
    const found = problemOf(value.trim());
    setProblem(found);
    if (found) announce(found, "studio");
    else if (!onAnswer(value))
      setProblem("The site could not take this. Unlock its blocks, or shorten the answer.");
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take(answer);
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Labelled
        label={question}
        problem={problem}
        hint={about === "trade" ? "A whole sentence, as it should read on your site." : undefined}
      >
        {(id, describedBy) => (
          <input
            id={id}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            className={control}
            value={answer}
            maxLength={about === "trade" ? LONGEST_ANSWER : 80}
            disabled={!canEdit}
            onChange={(event) => {
              setAnswer(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Labelled>
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="small" disabled={!canEdit} aria-label={`Answer: ${question}`}>
          Answer
        </Button>
        {plain.map((one) => (
          <Button
            key={one}
            size="small"
            disabled={!canEdit}
            aria-label={`${one}: ${question}`}
            onClick={() => void take(one)}
          >
            {one}
          </Button>
        ))}
        <Button size="small" look="quiet" aria-label={`Skip: ${question}`} onClick={onSkip}>
          Skip
        </Button>
      </div>
    </form>
  );
}
