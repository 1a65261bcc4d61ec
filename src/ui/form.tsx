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
  /** The schema, or a function that loads it if the page should not load schemas at first. */
  schema: ZodMiniType<Output, Input> | (() => Promise<ZodMiniType<Output, Input>>);
  initial: DefaultValues<Input>;
  /** Called with the parsed values. A second submit waits until its promise has settled. */
  onSubmit: (values: Output) => unknown;
  /** Called when validation fails. A returned text becomes the form's message. */
  onInvalid?: (errors: FieldErrors<Input>) => unknown;
  /**
   * Converts an error of `onSubmit` into the form's message or messages of fields; the default is the error's own
   * message.
   */
  onFailure?: (error: unknown) => string | Messages<Input>;
}

export interface FormState<Input extends FieldValues> extends UseFormReturn<Input, unknown, never> {
  /** Returns props for a `TextField`, a `TextArea`, a checkbox or a radio button. */
  field: <Name extends FieldPath<Input>>(
    name: Name,
  ) => ReturnType<UseFormReturn<Input>["register"]> & { error: string | undefined };
  /** Returns props for a `Select` and other controls that report a value instead of an event. */
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

/** The format in which the backend names a refused field: `email: Required`. */
const REFUSED_FIELD = /^([\w.]+): (.+)$/s;

/**
 * A form that is validated by a schema on submit, and after that on every change. It is submitted once at a time, and
 * the first invalid field gets the focus.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per submit, when its errors are rendered
  useEffect(() => {
    const wrong = [...(element.current?.elements ?? [])].find(
      (part) =>
        part instanceof HTMLElement && "name" in part && form.getFieldState(part.name as never).invalid,
    );
    if (!(wrong instanceof HTMLElement)) return;
    wrong.focus({ preventScroll: true });
    // On phones a notification may cover the top.
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

/** The form's message, shown beside its submit button. */
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
