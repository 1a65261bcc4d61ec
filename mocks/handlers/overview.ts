import { moduleCategories } from "#src/contract/module-categories.ts";
import { readOverview } from "#src/contract/overview.ts";
import { submissionStatuses } from "#src/contract/submission-states.ts";
import { dayOf, lastDays } from "#src/lib/calendar-days.ts";
import type { Collections } from "../db/collections.ts";
import { handle } from "./handle.ts";
import { requireAdmin } from "./session.ts";

const DAYS = 30;

export function overviewHandlers(collections: Collections) {
  return [
    handle(readOverview, ({ request }) => {
      requireAdmin(collections, request);
      const { modules, projects, users, formSubmissions, templateSettings, changes } = collections;
      const settings = templateSettings.all();
      const submissionDays = countBy(formSubmissions.all(), ({ createdAt }) => dayOf(new Date(createdAt)));
      const changeDays = countBy(changes.all(), ({ at }) => dayOf(new Date(at)));
      return {
        modules: countsOf(
          moduleCategories,
          countBy(modules.all(), ({ category }) => category),
        ),
        projects: {
          all: projects.all().length,
          public: projects.all().filter(({ isPublic }) => isPublic).length,
        },
        accounts: users.all().length,
        submissions: countsOf(
          submissionStatuses,
          countBy(formSubmissions.all(), ({ status }) => status),
        ),
        templates: {
          hidden: settings.filter(({ isHidden }) => isHidden).length,
          featured: settings.filter(({ isFeatured }) => isFeatured).length,
        },
        days: lastDays(DAYS).map((date) => ({
          date,
          submissions: submissionDays.get(date) ?? 0,
          changes: changeDays.get(date) ?? 0,
        })),
      };
    }),
  ];
}

function countBy<Record>(records: readonly Record[], keyOf: (record: Record) => string) {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(keyOf(record), (counts.get(keyOf(record)) ?? 0) + 1);
  return counts;
}

const countsOf = <Key extends string>(keys: readonly Key[], counts: Map<string, number>) =>
  Object.fromEntries(keys.map((key) => [key, counts.get(key) ?? 0])) as Record<Key, number>;
