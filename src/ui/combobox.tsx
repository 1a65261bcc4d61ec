import openIcon from "icon:caret-down";
import {
  Combobox as Choice,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
  Label,
} from "@headlessui/react";
import clsx from "clsx";
import { useState } from "react";
import { inputLook } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { matching } from "./matching.ts";

export interface ComboboxProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** The classes of the field; by default those of a `TextField`. */
  look?: string;
  className?: string;
}

/** A select with type-ahead search. Without a new choice the field returns to the current value. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const {
    label,
    value,
    options,
    onChoose,
    hint,
    error,
    disabled = false,
    look = inputLook,
    className,
  } = props;
  const [words, setWords] = useState("");
  const found = matching(options, words);
  const note = error ?? hint;

  return (
    <Field className={className} disabled={disabled}>
      <Label className="mb-1 block font-medium">{label}</Label>
      <Choice
        immediate
        value={value}
        onChange={(chosen: Value | null) => chosen !== null && onChoose(chosen)}
        onClose={() => setWords("")}
      >
        <div className="relative">
          <ComboboxInput
            autoComplete="off"
            displayValue={(chosen: Value) => options.find(({ value }) => value === chosen)?.label ?? ""}
            onChange={(event) => setWords(event.target.value)}
            onFocus={(event) => event.target.select()}
            aria-invalid={error ? true : undefined}
            className={clsx(look, "pe-11 selection:bg-signal selection:text-on-signal")}
          />
          <ComboboxButton
            aria-label={`Show all: ${label}`}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center text-muted hover:text-ink"
          >
            <Icon path={openIcon} />
          </ComboboxButton>
        </div>
        <ComboboxOptions
          anchor={{ to: "bottom start", gap: 4 }}
          className="z-50 max-h-72! w-(--input-width) overflow-y-auto rounded-[10px] border border-line bg-raised p-1 shadow-float"
        >
          {found.map((option) => (
            <ComboboxOption
              key={option.value}
              value={option.value}
              className="flex min-h-11 cursor-pointer items-center rounded-md px-3 py-1.5 -outline-offset-3 data-focus:bg-sunken data-selected:font-semibold data-focus:not-hover:outline-3 data-focus:not-hover:outline-signal"
            >
              {option.label}
            </ComboboxOption>
          ))}
          {found.length === 0 && (
            <p className="px-3 py-2 text-muted" role="status">
              Nothing is called “{words}”.
            </p>
          )}
        </ComboboxOptions>
      </Choice>
      {note && (
        <Description className={clsx("mt-1 text-sm", error ? "text-danger" : "text-muted")}>
          {note}
        </Description>
      )}
    </Field>
  );
}
