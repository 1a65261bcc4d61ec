import { zodResolver } from "@hookform/resolvers/zod";
import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { useAction } from "#src/lib/use-action.ts";

type Messages<Input extends FieldValues> = { [Name in FieldPath<Input>]?: string };

interface FormOptions<Input extends FieldValues, Output> {
  /** The contract's, or a function that loads it where the page cannot wait for schemas. */
  schema: ZodMiniType<Output, Input> | (() => Promise<ZodMiniType<Output, Input>>);
  initial: DefaultValues<Input>;
  /** Called with the values as the schema reads them. A second submit waits until its promise has settled. */
  onSubmit: (values: Output) => unknown;
  /** Called when fields are wrong. A text that it returns is the form's message. */
  onInvalid?: (errors: FieldErrors<Input>) => unknown;
  /** Turns what `onSubmit` has thrown into the form's message or messages of fields; without it, the error's own. */
  onFailure?: (error: unknown) => string | Messages<Input>;
}

export interface FormState<Input extends FieldValues> extends UseFormReturn<Input, unknown, never> {
  /** The props of a `TextField`, a `TextArea`, a checkbox or a radio button. */
  field: <Name extends FieldPath<Input>>(
    name: Name,
  ) => ReturnType<UseFormReturn<Input>["register"]> & { error: string | undefined };
  /** The props of a `Select` and of other choices that tell a value instead of an event. */
  choice: <Name extends FieldPath<Input>>(
    name: Name,
  ) => {
    name: Name;
    value: FieldPathValue<Input, Name>;
    onChoose: (value: FieldPathValue<Input, Name>) => void;
    error: string | undefined;
  };
  failure: string | undefined;
  isSubmitting: boolean;
  element: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
}

/** The backend names the field that it refuses: `email: Required`. */
const REFUSED_FIELD = /^([\w.]+): (.+)$/s;

/**
 * A form that is checked by a schema when it is submitted, and then with every change. It is sent once at a time, and
 * its first wrong field has the focus.
 */
export function useForm<Input extends FieldValues, Output>(
  options: FormOptions<Input, Output>,
): FormState<Input> {
  const { schema, initial, onSubmit, onInvalid, onFailure = messageOf } = options;
  const resolver: Resolver<Input, unknown, Output> = async (...call) => {
    const loaded = typeof schema === "function" ? await schema() : schema;
    return (zodResolver(loaded) as typeof resolver)(...call);
  };
  const form = useHookForm<Input, unknown, Output>({
    resolver,
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { errors, isSubmitted, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);

  const say = (message: string) => form.setError("root", { message });
  const fail = (error: unknown) => {
    const failure = onFailure(error);
    if (typeof failure !== "string") return mark(failure);
    const [, name = "", message] = REFUSED_FIELD.exec(failure) ?? [];
    if (element.current?.elements.namedItem(name)) mark({ [name]: message });
    else say(failure);
  };
  const mark = (messages: { [name: string]: string | undefined }) => {
    for (const [name, message] of Object.entries(messages))
      if (message !== undefined) form.setError(name as FieldPath<Input>, { message });
  };

  const send = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values);
      } catch (error) {
        fail(error);
      }
    },
    (errors) => {
      const message = onInvalid?.(errors);
      if (typeof message === "string") say(message);
    },
  );
  const [submit, isSubmitting] = useAction(() => send().catch(fail)); // a schema may fail to load

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submit, when its errors are on screen
  useEffect(() => {
    const wrong = [...(element.current?.elements ?? [])].find(
      (part) =>
        part instanceof HTMLElement && "name" in part && form.getFieldState(part.name as never).invalid,
    );
    if (!(wrong instanceof HTMLElement)) return;
    wrong.focus({ preventScroll: true });
    // On a phone a notification lies over what is at the top.
    wrong.scrollIntoView({ block: "center" });
  }, [submitCount]);

  const messageAt = (name: FieldPath<Input>) => form.getFieldState(name, form.formState).error?.message;
  return {
    ...(form as unknown as UseFormReturn<Input, unknown, never>),
    field: (name) => ({ ...form.register(name), error: messageAt(name) }),
    choice: (name) => ({
      name,
      value: form.watch(name),
      onChoose: (value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
      error: messageAt(name),
    }),
    failure: errors.root?.message,
    isSubmitting,
    element,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}

interface FormProps<Input extends FieldValues> extends Omit<ComponentProps<"form">, "ref" | "onSubmit"> {
  form: FormState<Input>;
}

export function Form<Input extends FieldValues>({ form, ...props }: FormProps<Input>) {
  return <form {...props} ref={form.element} noValidate onSubmit={form.onSubmit} />;
}

/** The form's message, for next to its button. */
export function FormMessage({ form: { failure } }: { form: { failure: string | undefined } }) {
  return (
    failure && (
      <p role="alert" className="text-danger">
        {failure}
      </p>
    )
  );
}

const messageOf = (error: unknown) => (error instanceof Error && error.message) || "Please try again.";
