import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";
import { Button } from "#src/ui/button.tsx";
import { inputLook } from "#src/ui/field.tsx";
import { wantedParameter } from "./app/app-choices.ts";
import { keepBrief, typed } from "./stored-brief.ts";

const LONGEST = 100_000;

interface BriefTextProps {
  brief: string;
  label?: string;
  /** More buttons. */
  children?: ReactNode;
}

/** Shows the brief and lets the visitor edit it. */
export function BriefText({ brief, label = "Your brief", children }: BriefTextProps) {
  const id = useId();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const withVisit = useWithVisit();
  const [text, setText] = useState(() => typed.read(brief) ?? brief);

  const [goTo] = useAction(async (address: string) => {
    typed.forget();
    navigate(withVisit(address));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goTo(`${keepBrief(text.trim())}${wantedParameter(search)}`);
  };

  return (
    <form onSubmit={submit} data-demo="" className="grid gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <label htmlFor={id} className="col-span-full font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={Math.min(6, 2 + Math.floor(text.length / 110))}
        maxLength={LONGEST}
        placeholder="A cosy vegan bakery in Lisbon called Crumb, warm colours, online orders, open Tuesday to Sunday"
        className={`${inputLook} field-sizing-content max-h-60 min-h-18 resize-y`}
        onChange={({ target }) => {
          setText(target.value);
          typed.write(brief, target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-2 self-start">
        <Button type="submit" look={text.trim() === brief.trim() ? "outline" : "primary"}>
          Read it again
        </Button>
        <Button look="quiet" onClick={() => void goTo(paths.webAppBuilder)}>
          Forget this brief
        </Button>
        {children}
      </div>
    </form>
  );
}
