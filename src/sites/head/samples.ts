import { loadTemplate } from "../templates.ts";

/** Everything that a template, and its industry, made up: none of it may be claimed as a fact of the business. */
export type Samples = ReadonlySet<string>;

const loaded = new Map<string, Promise<Samples>>();

/** The samples of the template that a site began as; none for a site without one. */
export function loadSamples({ meta }: { meta: { template: string } }): Promise<Samples> {
  const known = loaded.get(meta.template);
  if (known) return known;
  const samples = loadTemplate(meta.template).then((template) => samplesIn(template?.industry));
  loaded.set(meta.template, samples);
  // After a failure, such as a lost network, the next call tries again.
  samples.catch(() => loaded.delete(meta.template));
  return samples;
}

export function samplesIn(material: unknown): Samples {
  const texts = new Set<string>();
  const look = (value: unknown) => {
    if (typeof value === "string") texts.add(value.trim());
    if (typeof value !== "object" || value === null) return;
    const key = entryKey(value);
    if (key) texts.add(key);
    for (const part of Object.values(value)) look(part);
  };
  look(material);
  texts.delete("");
  return texts;
}

const MARKED = /\bSample (?:\p{L}+)/u;
// "Your nail salon" stands for a name that the brief did not say.
const UNNAMED = /^Your \p{Ll}/u;

/** Whether a text says of itself that it is a sample, as those of a brief do. */
export const isMarkedSample = (text: string) => MARKED.test(text);

/** Whether a text is the owner's: not from the material of the template, and not marked as a sample. */
export const isOwn = (text: string, samples: Samples) =>
  text.trim() !== "" && !MARKED.test(text) && !UNNAMED.test(text) && !samples.has(text.trim());

/**
 * The same of an entry of a list. "£4" may be a sample of one product and the true price of another, so that entries
 * are compared by what they are and what is said of it.
 */
export const isOwnEntry = (entry: object, samples: Samples) =>
  !samples.has(entryKey(entry)) &&
  !Object.values(entry).some((value) => typeof value === "string" && MARKED.test(value));

function entryKey(entry: object) {
  const { name, price, day, open, close, figure, label } = entry as Record<string, unknown>;
  if (typeof name === "string" && typeof price === "string") return `${name}\n${price}`;
  if (typeof figure === "string" && typeof label === "string") return `${figure}\n${label}`;
  if (typeof day === "string") return [day, open ?? "", close ?? ""].join("\n");
  return "";
}
