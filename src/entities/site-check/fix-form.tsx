import { useEffect, useLayoutEffect } from "react";
import * as z from "zod/mini";
import type { Fix, FixQuestion } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, FormMessage, useForm } from "#src/ui/form.tsx";
import { TextArea } from "#src/ui/text-area.tsx";

type Answers = Record<string, string>;

interface FixFormProps {
  fix: Fix;
  questions: readonly FixQuestion[];
  /** Changes the site, and returns whether anything has changed. */
  onApply: (edit: (document: SiteDocument) => SiteDocument) => boolean;
  onClose: () => void;
  /** Called when the form closes while it has the focus. */
  onLeave: () => void;
}

/** Asks the owner for the words that a fix needs. */
export function FixForm({ fix, questions, onApply, onClose, onLeave }: FixFormProps) {
  const form = useForm<Answers, Answers>({
    schema: schemaOf(questions),
    initial: Object.fromEntries(questions.map(({ start = "" }, index) => [nameOf(index), start])),
    onSubmit: (values) => {
      const answers = questions.map((_, index) => values[nameOf(index)] ?? "");
      if (onApply((document) => fix.apply(document, answers))) return;
      const isSame = questions.every(({ start = "" }, index) => answers[index]?.trim() === start.trim());
      form.setError(nameOf(0), {
        message: isSame
          ? "This is what is there already. Write your own."
          : "This could not be put in. Use Show, and write it there.",
      });
      form.setFocus(nameOf(0));
    },
  });
  const { setFocus, element } = form;
  useEffect(() => setFocus(nameOf(0), { shouldSelect: true }), [setFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form closes
  useLayoutEffect(() => {
    const here = element.current;
    return () => {
      if (here?.contains(document.activeElement)) onLeave();
    };
  }, []);

  return (
    <Form
      form={form}
      className="mx-1.5 grid min-w-0 basis-full gap-3 py-2"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The panel and the selection stay.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {questions.map(({ label, kind, hint, autoComplete = "off" }, index) => {
        const common = { ...form.field(nameOf(index)), label, autoComplete };
        return kind === "text" ? (
          <TextArea key={nameOf(index)} {...common} />
        ) : (
          <TextField key={nameOf(index)} {...common} {...(hint && { hint })} {...inputs[kind]} />
        );
      })}
      <FormMessage form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small">
          Put it in
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const inputs = {
  line: { type: "text" },
  tel: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  url: { type: "url", inputMode: "url", autoCapitalize: "none", spellCheck: false },
} as const;

const nameOf = (index: number) => `answer${index}`;

const schemaOf = (questions: readonly FixQuestion[]) =>
  z.object(
    Object.fromEntries(
      questions.map(({ problemOf }, index) => [
        nameOf(index),
        z.string().check(({ value, issues }) => {
          const message = problemOf(value);
          if (message) issues.push({ code: "custom", message, input: value });
        }),
      ]),
    ),
  );
