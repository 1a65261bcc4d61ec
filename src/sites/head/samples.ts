import { loadTemplate } from "../templates.ts";

/** All texts that a template and its industry made up: they must not be claimed as facts of the business. */
export type Samples = ReadonlySet<string>;

const loaded = new Map<string, Promise<Samples>>();

/** Loads the samples of the template that a site is based on; empty for a site without one. */
export function loadSamples({ meta }: { meta: { template: string } }): Promise<Samples> {
  const known = loaded.get(meta.template);
  if (known) return known;
  const samples = loadTemplate(meta.template).then((template) => samplesIn(template?.industry));
  loaded.set(meta.template, samples);
  // A failure, such as a lost network, is not cached: the next call tries again.
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
// "Your nail salon" replaces a name that the brief did not give.
const UNNAMED = /^Your \p{Ll}/u;

/** Whether a text is labelled as a sample, as the samples of a brief are. */
export const isMarkedSample = (text: string) => MARKED.test(text);

/** Whether a text is the owner's: neither from the template nor labelled as a sample. */
export const isOwn = (text: string, samples: Samples) =>
  text.trim() !== "" && !MARKED.test(text) && !UNNAMED.test(text) && !samples.has(text.trim());

/**
 * Whether a list entry is the owner's. "£4" may be a sample of one product and the true price of another, so entries
 * are compared by name and description.
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
