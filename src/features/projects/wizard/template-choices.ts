import { appPurpose } from "#src/contract/app-templates.ts";
import { industries } from "#src/contract/industries.ts";
import type { ProjectTemplate } from "#src/contract/project-templates.ts";
import { templateUses } from "#src/contract/template-facets.ts";
import type { ListedAppTemplate } from "#src/contract/templates.ts";
import { compareNames } from "#src/lib/english.ts";
import { plainText } from "#src/lib/plain-text.ts";

export interface TemplateChoice extends ProjectTemplate {
  /** Ids of the industries and the private use that it suits. */
  suits: readonly string[];
  /** Normalized, for the search. */
  words: string;
}

const useNames: ReadonlyMap<string, string> = new Map(Object.entries(templateUses));
const industryNames: ReadonlyMap<string, string> = new Map(industries.map(({ id, name }) => [id, name]));

/** Returns an app template as the wizard lists it: by what it is for rather than by its own name. */
export function choiceOf({ id, name, about, industries, use }: ListedAppTemplate): TemplateChoice {
  const suits = use ? [...industries, use] : industries;
  const purpose = appPurpose(id) ?? name;
  const names = suits.map((one) => industryNames.get(one) ?? useNames.get(one) ?? one);
  return {
    ...{ id, name: purpose, description: about, type: "app", suits },
    words: plainText([purpose, name, about, ...names].join(" ")),
  };
}

/** Returns the choices that contain every word and suit the industry or use. The chosen one always stays. */
export function filterChoices(
  choices: readonly TemplateChoice[],
  { text, suited, chosen }: { text: string; suited: string; chosen: string },
) {
  const wanted = plainText(text).split(/\s+/).filter(Boolean);
  return choices.filter(
    ({ id, suits, words }) =>
      id === chosen ||
      ((suited === "" || suits.includes(suited)) && wanted.every((word) => words.includes(word))),
  );
}

/** The values of the filter that at least one choice has. */
export function suitedGroups(choices: readonly TemplateChoice[]) {
  const present = new Set(choices.flatMap(({ suits }) => suits));
  const optionsOf = (names: ReadonlyMap<string, string>) =>
    [...names].filter(([id]) => present.has(id)).sort(([, one], [, other]) => compareNames(one, other));
  return [
    { name: "Private use", options: optionsOf(useNames) },
    { name: "Industry", options: optionsOf(industryNames) },
  ];
}
