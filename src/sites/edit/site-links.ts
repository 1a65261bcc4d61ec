import { pageOf } from "../links.ts";

/** Every address of the document's own kind in what a block holds: of pages, and of blocks. */
export function linksIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(linksIn);
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "to" && typeof value === "string" ? (isOwn(value) ? [value] : []) : linksIn(value),
  );
}

/** The same with its addresses made anew; of one that is lost, nothing remains of the link. */
export function mapLinks<T>(data: T, make: (address: string) => string | undefined): T {
  // The shape stays as it is, which the mapping over it cannot say.
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
