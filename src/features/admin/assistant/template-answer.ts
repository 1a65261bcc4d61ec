import { noSetting } from "#src/contract/offered-templates.ts";
import { slug } from "#src/lib/slug.ts";
import { type Answers, type AssistantData, listed, say } from "./answer.ts";

/** Proposes to hide, show or feature templates. */
export const answerTemplates: Answers["templates"] = ({ action, which }, { templates, settings }) => {
  const wanted = templatesOf(which, templates);
  if (wanted.length === 0) {
    return say(
      `I found no template for “${which}”. Name an industry, a style, or a template such as “Law firm · Ledger”.`,
    );
  }
  const known = new Map(settings.map((setting) => [setting.id, setting]));
  const changed = wanted.flatMap(({ id, name }) => {
    const before = known.get(id) ?? noSetting(id);
    const after = {
      ...before,
      ...(action === "hide" || action === "show"
        ? { isHidden: action === "hide" }
        : { isFeatured: action === "feature" }),
    };
    const isSame = before.isHidden === after.isHidden && before.isFeatured === after.isFeatured;
    return isSame ? [] : [{ name, after }];
  });
  const [past, from, to] = templateWords[action];
  if (changed.length === 0)
    return say(`All of them are ${past} already: ${listed(wanted.map(({ name }) => name))}.`);
  return {
    text: `I would ${action} ${changed.length === 1 ? "this template" : `these ${changed.length} templates`}.`,
    changes: changed.map(({ name }) => ({ of: name, what: "", from, to })),
    step: { kind: "templates", settings: changed.map(({ after }) => after) },
  };
};

/** Finds one template by its name or id, or all that match an industry, a style or "all". */
function templatesOf(which: string, templates: AssistantData["templates"]) {
  const wanted = slug(which);
  if (wanted === "all" || wanted === "") return templates;
  const exact = templates.filter(({ id, name }) => id === wanted || slug(name) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split("-").map((word) => word.replace(/(?<=.{3})s$/, ""));
  return templates.filter(({ words: known }) =>
    words.every((word) => known.split(" ").some((one) => one === word || one === `${word}s`)),
  );
}

const templateWords = {
  hide: ["hidden", "shown", "hidden"],
  show: ["shown", "hidden", "shown"],
  feature: ["featured", "not featured", "featured"],
  unfeature: ["not featured", "featured", "not featured"],
} as const;
