import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import { createStore, useStore } from "zustand";
import { randomId } from "#src/lib/random-id.ts";
import { FAIR_KEY, local } from "#src/lib/storage.ts";

const stateSchema = z.object({
  salt: z.string().check(z.minLength(1)),
  /** The hash of the PIN. Software could try four digits quickly; the PIN only stops visitors from leaving by hand. */
  pinHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  visitors: z.number(),
  /** Whether the attract screen is shown. */
  isInviting: z.boolean(),
  /** The product's origin for visitors' phones. */
  origin: z.string(),
  /** Wrong PINs in a row. They are stored, so that closing the dialog or reloading the page does not end the wait. */
  wrongPins: z._default(z.number(), 0),
  /** The time until which no PIN is taken; 0 if there is no wait. */
  waitsUntil: z._default(z.number(), 0),
});
export type FairState = z.infer<typeof stateSchema>;

/** A copy of the last valid state, in case the other one is damaged. */
export const FAIR_COPY_KEY = "fair_copy";

/** Without a known PIN the kiosk stays locked (see `isDamaged`). */
const damaged: FairState = {
  salt: "",
  pinHash: "",
  visitors: 0,
  isInviting: true,
  origin: "",
  wrongPins: 0,
  waitsUntil: 0,
};

export function readFair(): FairState | undefined {
  const stored = local.read(FAIR_KEY);
  if (stored === null) return;
  return parse(stored) ?? parse(local.read(FAIR_COPY_KEY)) ?? damaged;
}

function parse(text: string | null): FairState | undefined {
  try {
    return stateSchema.safeParse(JSON.parse(text ?? "null")).data;
  } catch {
    return; // not JSON
  }
}

/** Returns false if storage is full. */
export function writeFair(fair: FairState) {
  const text = JSON.stringify(fair);
  return local.write(FAIR_COPY_KEY, text) && local.write(FAIR_KEY, text);
}

/** Whether the PIN is lost. Then the fair can only be ended from the address bar, which a kiosk hides. */
export const isDamaged = ({ pinHash }: FairState) => pinHash === "";
export const END_HASH = "#end-fair";

const store = createStore<{ fair: FairState }>(() => ({ fair: readFair() ?? damaged }));

export const useFair = () => useStore(store, ({ fair }) => fair);

export function changeFair(changes: Partial<FairState>) {
  const fair = { ...(readFair() ?? damaged), ...changes };
  if (!isDamaged(fair)) writeFair(fair);
  store.setState({ fair });
}

export const newFair = (pin: string, origin: string): FairState => {
  const salt = randomId();
  return { ...damaged, salt, pinHash: hashPin(salt, pin), origin };
};

export const isPin = (fair: FairState, pin: string) =>
  !isDamaged(fair) && hashPin(fair.salt, pin) === fair.pinHash;

const MOST_TRIES = 5;
const WAIT_MS = 30_000;

/** Notes a wrong PIN; too many of them begin a wait. */
export function noteWrongPin() {
  const wrongPins = (readFair()?.wrongPins ?? 0) + 1;
  changeFair({ wrongPins, ...(wrongPins >= MOST_TRIES && { waitsUntil: Date.now() + WAIT_MS }) });
}

/** The rest of the wait in milliseconds. A clock that was set back does not prolong it. */
export const waitOf = ({ waitsUntil }: FairState) => Math.min(Math.max(waitsUntil - Date.now(), 0), WAIT_MS);

export const endWait = () => changeFair({ wrongPins: 0, waitsUntil: 0 });

export const PIN = /^\d{4,8}$/;

const hashPin = (salt: string, pin: string) => bytesToHex(sha256(utf8ToBytes(`${salt} ${pin}`)));
