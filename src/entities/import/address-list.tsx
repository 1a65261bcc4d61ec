import { useMemo } from "react";
import { outgoingAddresses } from "#src/lib/outgoing-addresses.ts";

/** More than any site has; a longer list would only slow the page down. */
const MOST_SHOWN = 1_000;

/** All addresses that something from elsewhere leads to, so that its receiver can check them before it is taken over. */
export function AddressList({ of: data }: { of: unknown }) {
  const addresses = useMemo(() => outgoingAddresses(data), [data]);
  if (addresses.length === 0) return null;
  const left = addresses.length - MOST_SHOWN;
  return (
    <section className="mt-4">
      <h3 className="text-base">
        {addresses.length === 1 ? "It leads to 1 address" : `It leads to ${addresses.length} addresses`}
      </h3>
      <p className="text-muted text-sm">
        Links, payments and messages can go there. Look whether they are the right ones.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section aria-label="Addresses" tabIndex={0} className="mt-2 max-h-40 overflow-auto border border-line">
        <ul className="divide-y divide-line text-sm [overflow-wrap:anywhere]">
          {addresses.slice(0, MOST_SHOWN).map((address) => (
            <li key={address} className="px-3 py-1">
              <bdi>{address}</bdi>
            </li>
          ))}
          {left > 0 && <li className="px-3 py-1">and {left} more</li>}
        </ul>
      </section>
    </section>
  );
}
