import { type FormEvent, useId } from "react";
import { useLocation, useRouter } from "wouter";
import { useWithVisit } from "#src/features/visit/visit-slice.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";

/** Classes of its parts, which each page says for itself: no page carries those of the others. */
export interface BriefBoxLook {
  form: string;
  label: string;
  row: string;
  input: string;
  button: string;
}

interface BriefBoxProps {
  look: BriefBoxLook;
  label: string;
  button: string;
  example: string;
  /** The text it starts with. */
  text?: string;
}

/** One sentence about the business leads to proposals in the builder. Before its script is there, as a plain form. */
export function BriefBox({ look, label, button, example, text = "" }: BriefBoxProps) {
  const id = useId();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const withVisit = useWithVisit();

  const [go] = useAction(async (text: string) =>
    navigate(withVisit(text ? paths.brief(text) : paths.webAppBuilder)),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void go(String(new FormData(event.currentTarget).get("brief")).trim());
  };

  return (
    <form action={base + paths.webAppBuilder} onSubmit={submit} className={`flex flex-col ${look.form}`}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      <div className={look.row}>
        <input
          id={id}
          name="brief"
          defaultValue={text}
          maxLength={2_000}
          autoComplete="off"
          placeholder={example}
          className={`w-full min-w-0 text-ellipsis placeholder:text-muted ${look.input}`}
        />
        <button type="submit" className={`shrink-0 ${look.button}`}>
          {button}
        </button>
      </div>
    </form>
  );
}
