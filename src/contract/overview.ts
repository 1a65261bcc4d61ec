import * as z from "zod/mini";
import { get } from "./endpoint.ts";
import { moduleCategories } from "./module-categories.ts";
import { submissionStatuses } from "./submission-states.ts";

const count = z.int().check(z.minimum(0));

/** The figures of the dashboard, for admins. */
export const overviewSchema = z.object({
  modules: z.record(z.enum(moduleCategories), count),
  projects: z.object({ all: count, public: count }),
  accounts: count,
  submissions: z.record(z.enum(submissionStatuses), count),
  templates: z.object({ hidden: count, featured: count }),
  /** The last 30 days, oldest first, as calendar days of the backend's time zone. */
  days: z.array(z.object({ date: z.iso.date(), submissions: count, changes: count })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const readOverview = get("/api/admin/overview", overviewSchema);
