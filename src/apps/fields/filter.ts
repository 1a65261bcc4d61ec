import * as z from "zod/mini";

export interface Condition {
  field: string;
  /** An operator of the field's kind, such as `contains`. */
  is: string;
  value?: unknown;
}

export type Filter = { all: FilterPart[] } | { any: FilterPart[] };
export type FilterPart = Condition | Filter;

const parts = z.lazy(() =>
  z.array(partSchema, "has to be a list").check(z.maxLength(40, "may have at most 40 conditions")),
);

const conditionSchema = z.object({
  field: z.string("has to name a field"),
  is: z.string("has to name an operator"),
  value: z.optional(z.json()),
});

export const filterSchema: z.ZodMiniType<Filter> = z.union([
  z.object({ all: parts }),
  z.object({ any: parts }),
]);

const partSchema: z.ZodMiniType<FilterPart> = z.union([filterSchema, conditionSchema]);

/** Returns all conditions of a filter, at every depth. */
export const conditionsOf = (filter: Filter): Condition[] =>
  partsOf(filter).flatMap((part) => ("field" in part ? [part] : conditionsOf(part)));

export const partsOf = (filter: Filter) => ("all" in filter ? filter.all : filter.any);
