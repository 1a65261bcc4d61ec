import { paths } from "#src/lib/paths.ts";
import { type Answers, say } from "./answer.ts";
import type { Period } from "./intents.ts";

/** Counts modules, templates, projects or submissions. */
export const answerCount: Answers["count"] = (
  { what, category, period },
  { modules, templates, settings, submissions, projects, now },
) => {
  if (what === "modules") {
    const count = modules.filter((module) => !category || module.category === category).length;
    return say(`There ${isAre(count)} ${count} ${category ? `${category} ` : ""}${plural(count, "module")}.`);
  }
  if (what === "templates") {
    const hidden = settings.filter(({ isHidden }) => isHidden).length;
    const featured = settings.filter(({ isFeatured }) => isFeatured).length;
    return say(`There are ${templates.length} templates; ${hidden} hidden, ${featured} featured.`);
  }
  if (what === "projects") {
    return say(`There ${isAre(projects)} ${projects} ${plural(projects, "project")} in the public gallery.`);
  }
  if (!submissions) return say("The inbox is for admins: sign in as one, and ask again.");
  const since = startOf(period, now);
  const count = submissions.filter((at) => new Date(at) >= since).length;
  return say(
    `There ${count === 1 ? "was" : "were"} ${count} ${plural(count, "submission")}${periodWords[period]}.`,
    {
      link: { href: paths.admin.formSubmissions, label: "Open the inbox" },
    },
  );
};

const periodWords: Record<Period, string> = {
  today: " today",
  week: " in the last seven days",
  month: " in the last thirty days",
  all: " in all",
};

function startOf(period: Period, now: Date) {
  const start = new Date(now);
  if (period === "today") start.setHours(0, 0, 0, 0);
  if (period === "week") start.setDate(start.getDate() - 7);
  if (period === "month") start.setDate(start.getDate() - 30);
  return period === "all" ? new Date(0) : start;
}

const isAre = (count: number) => (count === 1 ? "is" : "are");
const plural = (count: number, word: string) => (count === 1 ? word : `${word}s`);
