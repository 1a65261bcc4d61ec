import { templateDocument } from "#src/sites/templates.ts";
import { encodeShare } from "./share-token.ts";

export const runs = process.env.FULL ? 10_000 : 500;

/** Whole sites are packed and unpacked so often, on a machine that may have other things to do. */
export const MAX_MS = process.env.FULL ? 1_800_000 : 180_000;

export const bakery = await siteOf("bakery-counter");

export const label = {
  sender: "Ann of Sitewright",
  note: "The opening hours are those of your letter.",
  prospect: "Crumb & Sons",
  accent: "#0e7490",
  logo: "aaaabbbbccccddddeeee",
  lastDay: "2026-12-01",
};

export const token = await encodeShare(bakery);

export async function siteOf(id: string) {
  const document = await templateDocument(id);
  if (!document) throw new Error(`There is no template ${id}.`);
  return document;
}
