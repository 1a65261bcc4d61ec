import * as z from "zod/mini";
import { fromBase64Url, toBase64Url } from "#src/lib/base64url.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { isSellerPath, routeOf } from "#src/lib/route-table.ts";
import { deflate, inflate } from "#src/share/deflate.ts";
import { isOwnAddress } from "../second-screen/own-address.ts";

const MOST_STEPS = 60;
const MAX_TEXT_LENGTH = 300;
const MAX_NAME_LENGTH = 120;
const LARGEST_SCRIPT = 60_000;
export const MAX_CODE_LENGTH = 6_000;

/** The roles that a script may point at, type into or select. */
export const roles = [
  ...["button", "link", "tab", "textbox", "searchbox", "combobox", "spinbutton", "checkbox", "radio"],
  ...["switch", "option", "menuitem", "heading", "region", "img"],
] as const;

const line = (length: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(length),
    z.refine((text) => plainLine(text, length) === text),
  );

const path = z.string().check(
  z.maxLength(400),
  z.refine((path) => isOpenToDemos(path)),
);
const name = line(MAX_NAME_LENGTH);
const role = z.enum(roles);

const stepSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("go"), path }),
  z.strictObject({ do: z.literal("say"), text: line(MAX_TEXT_LENGTH) }),
  z.strictObject({ do: z.literal("point"), role, name }),
  z.strictObject({ do: z.literal("type"), role, name, text: line(MAX_TEXT_LENGTH) }),
  z.strictObject({ do: z.literal("choose"), role, name, option: z.optional(line(MAX_NAME_LENGTH)) }),
]);
export type Step = z.infer<typeof stepSchema>;

export const scriptSchema = z.array(stepSchema).check(z.minLength(1), z.maxLength(MOST_STEPS));
export type Script = z.infer<typeof scriptSchema>;

/** Whether a demo may open a path: any page of the product except the seller's own and the payment. */
export function isOpenToDemos(path: string) {
  if (!/^[\w\-./?=&%+]*$/.test(path) || path.includes("..") || !isOwnAddress(path)) return false;
  const { pathname } = new URL(path, "http://here");
  return !isSellerPath(pathname) && routeOf(pathname)?.page !== "beta-payment";
}

/**
 * Whether a demo must leave an element alone. The interface marks what demos may use by `data-demo`, on a control or
 * around several; everything else is refused, because scripts come in links from strangers.
 */
export const isRefused = (element: Partial<Element>) => !element.closest?.("[data-demo]");

/** Encodes a script for a link. */
export async function encodeScript(script: Script) {
  const bytes = new TextEncoder().encode(JSON.stringify(script));
  return toBase64Url(await deflate(bytes));
}

/** Returns undefined for anything that is not a valid, permitted script. */
export async function decodeScript(code: string): Promise<Script | undefined> {
  const bytes = code.length <= MAX_CODE_LENGTH ? fromBase64Url(code) : undefined;
  if (!bytes) return;
  try {
    const text = new TextDecoder().decode(await inflate(bytes, LARGEST_SCRIPT));
    return scriptSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return; // damaged or too large
  }
}

/** Fills the prospect's facts into a text: `{prospect}` is the name. */
export const withFacts = (text: string, facts: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
