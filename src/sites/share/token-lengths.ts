import { composeTemplate, loadTemplates } from "../templates.ts";
import { encodeShare } from "./share-token.ts";
import { editedAs, edits } from "./testing.ts";

export { LONGEST_TOKEN } from "./limits.ts";

/**
 * How many letters the tokens of all templates have, after each kind of edit. Measured as the module is loaded: the
 * program that asks has no way to load more afterwards.
 */
export const tokenLengths = new Map<string, number[]>();

const sites = (await loadTemplates()).map(composeTemplate);
for (const name of Object.keys(edits) as (keyof typeof edits)[]) {
  const tokens = await Promise.all(sites.map((site) => encodeShare(editedAs(name, site))));
  tokenLengths.set(
    name,
    tokens.map(({ length }) => length),
  );
}

// The longest there may be: nothing of the template is left.
const others = sites.map((site, index) => {
  const other = sites[(index + 7) % sites.length] ?? site;
  return { ...other, meta: { ...other.meta, template: site.meta.template } };
});
const tokens = await Promise.all(others.map((site) => encodeShare(site)));
tokenLengths.set(
  "all words of another trade",
  tokens.map(({ length }) => length),
);
