import { industryIds, loadIndustry } from "./industries.ts";
import type { Industry } from "./industry.ts";

export const all: Industry[] = await Promise.all(industryIds.map(loadIndustry));

/** Every text of the industry, with where it stands. */
export function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
}

export function text({ text }: { text: string }) {
  return text;
}

export function repeated(values: string[]) {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}
