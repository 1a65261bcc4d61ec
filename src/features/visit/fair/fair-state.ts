import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import { createStore, useStore } from "zustand";
import { randomId } from "#src/lib/random-id.ts";
import { FAIR_KEY, local } from "#src/lib/storage.ts";

const stateSchema = z.object({
  salt: z.string(),
  /** Of the PIN. Four digits are soon tried by a program; it keeps visitors of a fair from leaving by hand. */
  pinHash: z.string(),
  visitors: z.number(),
  /** Whether the screen invites the next visitor. */
  isInviting: z.boolean(),
  /** Where the product is for the phones of visitors: an origin. */
  origin: z.string(),
});
export type FairState = z.infer<typeof stateSchema>;

/** A damaged state must not open the kiosk by itself. */
const damaged: FairState = { salt: "", pinHash: "", visitors: 0, isInviting: true, origin: "" };

export function readFair(): FairState | undefined {
  const stored = local.read(FAIR_KEY);
  if (stored === null) return;
  try {
    return stateSchema.safeParse(JSON.parse(stored)).data ?? damaged;
  } catch {
    return damaged; // not JSON
  }
}

const store = createStore<{ fair: FairState }>(() => ({ fair: readFair() ?? damaged }));

export const useFair = () => useStore(store, ({ fair }) => fair);

export function changeFair(changes: Partial<FairState>) {
  const fair = { ...(readFair() ?? damaged), ...changes };
  local.write(FAIR_KEY, JSON.stringify(fair));
  store.setState({ fair });
}

export const newFair = (pin: string, origin: string): FairState => {
  const salt = randomId();
  return { salt, pinHash: hashPin(salt, pin), visitors: 0, isInviting: true, origin };
};

/** A damaged state has no PIN any more, and lets the seller out with any of four digits or more. */
export const isPin = ({ salt, pinHash }: FairState, pin: string) =>
  pinHash === "" ? PIN.test(pin) : hashPin(salt, pin) === pinHash;

export const PIN = /^\d{4,8}$/;

const hashPin = (salt: string, pin: string) => bytesToHex(sha256(utf8ToBytes(`${salt} ${pin}`)));
