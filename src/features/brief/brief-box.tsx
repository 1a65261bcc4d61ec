import { type FormEvent, useId } from "react";
import { useLocation, useRouter } from "wouter";
import { useWithVisit } from "#src/features/visit/visit-slice.ts";
import { paths } from "#src/lib/paths.ts";

const looks = {
  home: {
    form: "gap-2",
    label: "font-semibold",
    row: "flex flex-col gap-2 sm:flex-row sm:gap-0",
    input:
      "min-h-13 grow rounded-[10px] border border-edge bg-raised px-4 py-2 text-ink sm:rounded-e-none sm:border-e-0",
    button:
      "min-h-13 rounded-[10px] bg-signal px-6 font-semibold text-lg text-on-signal hover:bg-signal-strong sm:rounded-s-none",
  },
  market: {
    form: "gap-1.5",
    label: "font-semibold",
    row: "flex flex-wrap min-[22rem]:flex-nowrap",
    input:
      "min-h-12 grow rounded-s-[10px] border border-edge bg-raised px-4 py-2 text-ink min-[22rem]:border-e-0",
    button:
      "min-h-12 rounded-e-[10px] border border-edge bg-raised px-4 font-semibold text-ink hover:border-ink hover:bg-ink hover:text-paper",
  },
  tech: {
    form: "gap-2",
    label: "font-mono text-signal text-sm",
    row: "flex flex-col border border-edge bg-night/80 focus-within:border-signal sm:flex-row",
    input: "min-h-13 grow rounded-none bg-transparent px-4 py-2 font-mono text-ink",
    button: "min-h-13 bg-signal px-6 font-semibold text-on-signal hover:bg-signal-strong",
  },
  business: {
    form: "gap-1",
    label: "font-display text-xl",
    row: "flex flex-col gap-3 sm:flex-row sm:items-end",
    input:
      "min-h-12 grow rounded-none border-edge border-b bg-transparent px-1 py-2 text-ink focus-visible:border-ink",
    button: "min-h-12 bg-ink px-6 font-display text-lg text-paper hover:bg-signal hover:text-on-signal",
  },
  creative: {
    form: "gap-2",
    label: "font-display font-extrabold text-2xl",
    row: "flex flex-col gap-2",
    input: "min-h-14 rounded-none border-2 border-ink bg-raised px-4 py-2 text-ink",
    button: "min-h-14 bg-ink px-6 font-display font-extrabold text-2xl text-paper hover:bg-[#1b2bdc]",
  },
};

interface BriefBoxProps {
  look: keyof typeof looks;
  label: string;
  button: string;
  example: string;
  /** What stands in it from the start. */
  text?: string;
}

/** One sentence about the business leads to proposals in the builder. Before its script is there, as a plain form. */
export function BriefBox({ look, label, button, example, text = "" }: BriefBoxProps) {
  const id = useId();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const withVisit = useWithVisit();
  const classes = looks[look];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("brief")).trim();
    navigate(withVisit(text ? paths.brief(text) : paths.webAppBuilder));
  };

  return (
    <form action={base + paths.webAppBuilder} onSubmit={submit} className={`flex flex-col ${classes.form}`}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.row}>
        <input
          id={id}
          name="brief"
          defaultValue={text}
          maxLength={2_000}
          autoComplete="off"
          placeholder={example}
          className={`w-full min-w-0 text-ellipsis placeholder:text-muted ${classes.input}`}
        />
        <button type="submit" className={`shrink-0 ${classes.button}`}>
          {button}
        </button>
      </div>
    </form>
  );
}
