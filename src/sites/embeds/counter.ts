import * as z from "zod/mini";
import { isWebAddress } from "../links.ts";

const DOMAIN = /^(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,63}$/;
const CODE = /^[a-z0-9][a-z0-9-]{1,50}$/;

const matching = (expression: RegExp) => z.string().check(z.maxLength(320), z.regex(expression));

export const counterSchema = z.discriminatedUnion("kind", [
  /** The site's name at Plausible. */
  z.object({ kind: z.literal("plausible"), domain: matching(DOMAIN) }),
  /** The code before `.goatcounter.com`. */
  z.object({ kind: z.literal("goatcounter"), code: matching(CODE) }),
  /** The address of a script. */
  z.object({
    kind: z.literal("address"),
    address: z.string().check(z.maxLength(2_000), z.refine(isWebAddress)),
  }),
]);

/** An analytics script that sets no cookies. */
export type Counter = z.infer<typeof counterSchema>;
export type CounterKind = Counter["kind"];

export const counterName = (counter: Counter) =>
  ({
    plausible: "Plausible",
    goatcounter: "GoatCounter",
    address: counter.kind === "address" ? new URL(counter.address).host : "",
  })[counter.kind];

type Read = { counter: Counter } | { error: string };

/** Reads a counter as typed, or returns an error message. */
export function readCounter(kind: CounterKind, typed: string): Read {
  const text = typed.trim();
  switch (kind) {
    case "plausible": {
      const domain = text
        .toLowerCase()
        .replace(/^https?:\/\/(?:www\.)?/, "")
        .replace(/\/.*$/, "");
      return DOMAIN.test(domain)
        ? { counter: { kind, domain } }
        : { error: "Use the site’s name at Plausible, such as example.com." };
    }
    case "goatcounter": {
      const code = text
        .toLowerCase()
        .replace(/^https?:\/\//, "")
        .replace(/\.goatcounter\.com.*$/, "");
      return CODE.test(code)
        ? { counter: { kind, code } }
        : { error: "Use your code at GoatCounter, such as crumb for crumb.goatcounter.com." };
    }
    case "address":
      return isWebAddress(text)
        ? { counter: { kind, address: text } }
        : { error: "Use the address of the script, such as https://stats.example.com/count.js." };
  }
}

/** Formats a counter as typed: the reverse of `readCounter`. */
export function typedCounter(counter: Counter) {
  return counter.kind === "plausible"
    ? counter.domain
    : counter.kind === "goatcounter"
      ? counter.code
      : counter.address;
}

interface CounterScript {
  /** The script with its attributes. */
  src: string;
  data: Record<string, string>;
  /** The address that receives the counts. */
  reports: string;
}

export function counterScript(counter: Counter): CounterScript {
  switch (counter.kind) {
    case "plausible":
      return {
        src: "https://plausible.io/js/script.js",
        data: { "data-domain": counter.domain },
        reports: "https://plausible.io",
      };
    case "goatcounter": {
      const reports = `https://${counter.code}.goatcounter.com`;
      return {
        src: "https://gc.zgo.at/count.js",
        data: { "data-goatcounter": `${reports}/count` },
        reports,
      };
    }
    case "address":
      return { src: counter.address, data: {}, reports: new URL(counter.address).origin };
  }
}
