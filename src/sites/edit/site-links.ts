import { pageOf } from "../links.ts";

/** Returns all internal addresses (of pages and blocks) in a block's data. */
export function linksIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(linksIn);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "to" && typeof value === "string" ? (isOwn(value) ? [value] : []) : linksIn(value),
  );
}

/** Returns the data with its internal addresses mapped; links whose address becomes undefined are removed. */
export function mapLinks<T>(data: T, make: (address: string) => string | undefined): T {
  // The shape is preserved, which the types cannot express.
  if (Array.isArray(data)) return data.map((one) => mapLinks(one, make)) as T;
  if (typeof data !== "object" || data === null) return data;
  const { to } = data as { to?: unknown };
  if (typeof to === "string" && isOwn(to)) {
    const made = make(to);
    return { ...data, ...(made === undefined ? { label: "", to: "" } : { to: made }) };
  }
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, mapLinks(one, make)])) as T;
}

const isOwn = (address: string) => address.startsWith("#") || pageOf(address) !== undefined;
