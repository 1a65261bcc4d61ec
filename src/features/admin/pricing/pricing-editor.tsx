import type { ReactNode } from "react";
import { call } from "#src/api/call.ts";
import { inThisBrowser } from "#src/api/hosted.ts";
import { useMutation } from "#src/api/query.ts";
import { type OwnPricing, type Pricing, resetPricing, savePricing } from "#src/contract/pricing.ts";
import { readAfterChange } from "#src/entities/changes/read-after-change.ts";
import { PlanComparison } from "#src/entities/pricing/plan-comparison.tsx";
import { pricingKey } from "#src/entities/pricing/pricing-query.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Form, useForm } from "#src/ui/form.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";
import {
  amountOf,
  applyEdits,
  type Edits,
  editsSchema,
  type FieldId,
  typedAmount,
} from "./pricing-fields.ts";

interface PricingEditorProps {
  /** The prices that are live now. */
  pricing: Pricing;
}

export function PricingEditor({ pricing }: PricingEditorProps) {
  const toast = useToast();
  const fail = (error: Error) =>
    toast({ title: "Prices not saved", description: reasonOf(error), tone: "destructive" });
  const done = async (description: string) => {
    await readAfterChange(pricingKey);
    form.reset({});
    toast({ title: "Prices saved", description });
  };
  const save = useMutation({
    mutationFn: (body: OwnPricing) => call(savePricing, { body }),
    onSuccess: () =>
      done(`The pricing page, the deploy dialog and the cart show them at once${inThisBrowser()}.`),
  });
  const reset = useMutation({
    mutationFn: () => call(resetPricing),
    onSuccess: () =>
      done(`Every amount is that of the price list again${inThisBrowser()}. The log can undo it.`),
    onError: fail,
  });
  const form = useForm<Edits, OwnPricing>({
    schema: editsSchema(pricing),
    initial: {},
    onSubmit: (body) => isChanged && !reset.isPending && save.mutateAsync(body),
    onFailure: (error) => {
      fail(error as Error);
      return {};
    },
  });
  const edits = form.watch();
  const { pricing: edited, errors, isChanged } = applyEdits(pricing, edits);
  const isValid = Object.keys(errors).length === 0;
  const isPending = save.isPending || reset.isPending;

  const field = (name: FieldId, label: string, hint?: string) => (
    <TextField
      key={name}
      label={label}
      {...(hint && { hint })}
      inputMode="decimal"
      autoComplete="off"
      name={name}
      value={edits[name] ?? typedAmount(amountOf(pricing, name))}
      error={errors[name]}
      onChange={({ target }) => form.setValue(name, target.value, { shouldValidate: true })}
    />
  );

  return (
    <>
      <Form form={form} className="grid gap-8">
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          <Group title="Pay in full">
            {field("full:regularSetup", "Regular set-up")}
            {field("full:setup", "Set-up, paid in full", "The discount follows from these two.")}
            {field("full:monthly", "Each month")}
          </Group>
          <Group title="Trial">
            {field("installment:upfront", "Upfront")}
            {field("installment:onDelivery", "On delivery", "The shares in percent follow from these two.")}
            {field("installment:monthly", "Each month, after delivery")}
          </Group>
        </div>
        <Group title="Templates and extras" isWide>
          {field("template", "A template")}
          {pricing.addOns.map(({ id, name, isMonthly }) =>
            field(`add-on:${id}`, isMonthly ? `${name}, each month` : name),
          )}
        </Group>
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
          <Button type="submit" look="primary" aria-disabled={isPending || !isChanged || !isValid}>
            {save.isPending ? "Saving…" : "Save prices"}
          </Button>
          <Button look="quiet" onClick={() => form.reset({})} disabled={Object.keys(edits).length === 0}>
            Discard
          </Button>
          <Button className="ms-auto" aria-disabled={isPending} onClick={() => !isPending && reset.mutate()}>
            Reset to list prices
          </Button>
          <p role="status" className="w-full text-muted text-sm">
            {!isValid
              ? "Some amounts cannot be read; the preview still shows the previous ones."
              : isChanged
                ? "The preview shows what is not saved yet."
                : "Nothing is changed."}
          </p>
        </div>
      </Form>
      <section aria-labelledby="preview">
        <h2 id="preview" className="text-2xl">
          Preview
        </h2>
        <p className="mt-1 mb-4 text-muted">The plans as the pricing page will show them.</p>
        <div inert className="overflow-hidden rounded-card border border-line bg-raised [zoom:0.75]">
          <PlanComparison
            pricing={{
              ...edited,
              ...(pricing.templatePrices && { templatePrices: pricing.templatePrices }),
            }}
          />
        </div>
      </section>
    </>
  );
}

function Group({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0 border-ink border-t pt-3">
      <legend className="float-left mb-3 w-full font-bold font-display text-xl">{title}</legend>
      <div className={`clear-both grid gap-4 ${isWide ? "sm:grid-cols-2 lg:grid-cols-3" : ""}`}>
        {children}
      </div>
    </fieldset>
  );
}
