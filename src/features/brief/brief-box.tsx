import { type FormEvent, useId } from "react";
import { useLocation, useRouter } from "wouter";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";

/** Class names for the parts of the box. Each page passes its own, so that no page ships the styles of another. */
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
  /** A sentence below the field. */
  hint?: string;
  /** The initial text. */
  text?: string;
}

/** The form for a brief, which leads to proposals in the builder. It also works as a plain form before hydration. */
export function BriefBox({ look, label, button, example, hint, text = "" }: BriefBoxProps) {
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
    <form
      action={base + paths.webAppBuilder}
      onSubmit={submit}
      data-demo=""
      className={`flex flex-col ${look.form}`}
    >
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
          aria-describedby={hint && `${id}-hint`}
          placeholder={example}
          className={`w-full min-w-0 text-ellipsis placeholder:text-muted ${look.input}`}
        />
        <button type="submit" className={`shrink-0 ${look.button}`}>
          {button}
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </form>
  );
}
