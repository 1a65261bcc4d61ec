import * as z from "zod/mini";
import { filterSchema } from "../../fields/filter.ts";
import { summaryIds } from "../../fields/summaries.ts";

const field = z.string();

const tileSchema = z.object({
  name: z.string(),
  /** The records of this view, or the view itself if the chart is `view`. */
  view: z.string(),
  /** A further condition. */
  filter: z.optional(filterSchema),
  chart: z._default(z.enum(["figure", "bars", "line", "ridge", "share", "donut", "view"]), "figure"),
  figure: z._default(z.enum(summaryIds), "count"),
  /** The field of the figure. Only a count needs none. */
  field: z.optional(field),
  /** One bar for each value of this field. */
  by: z.optional(field),
  /** The length of the periods, if `by` is a date; chosen by their number without it. */
  each: z.optional(z.enum(["day", "week", "month", "year"])),
  /** Divides each bar by a second field. */
  stack: z.optional(field),
  /** The date that the range applies to: `by` or the first date of the table without it. */
  date: z.optional(field),
  /** Whether a figure is compared with the range before. */
  compares: z.optional(z.boolean()),
  /** A sentence with the figure in it, such as "{figure} in open deals". */
  text: z.optional(z.string()),
  /** A line below the figure or the heading. */
  hint: z.optional(z.string()),
  /** A third for a figure, a half for a chart and everything for a view without it. */
  width: z.optional(z.enum(["full", "half", "third", "sixth"])),
  /** Whether the name of a view is only for screen readers. */
  hidesName: z.optional(z.boolean()),
  /** Whether a view has a search of its own. */
  hasSearch: z.optional(z.boolean()),
});

export const dashboardOptions = z.object({
  tiles: z.array(tileSchema).check(z.maxLength(40, "may have at most 40 tiles")),
  /** Lets people choose the days that figures and charts cover. */
  range: z.optional(z.object({ days: z.int().check(z.gte(1), z.lte(3_660)) })),
  /** The ground of figures and charts. */
  tone: z._default(z.enum(["plain", "tinted", "dark"]), "plain"),
});

export type DashboardTile = z.infer<typeof tileSchema>;
