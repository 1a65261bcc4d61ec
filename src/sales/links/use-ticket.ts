import { guardedReload } from "#src/lib/guarded-reload.ts";
import { isMailAddress } from "#src/lib/mail-address.ts";
import { mayPostTo } from "#src/lib/reply-addresses.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Composed } from "./link-kinds.ts";

/** The signed reply ticket of a link: "" for none, undefined while it is being signed. */
export function useTicket({ prospect, sender, replyTo, replyUrl }: Composed) {
  const [email, url] = [replyTo.trim(), replyUrl.trim()];
  const isWanted = prospect.trim() !== "" && isMailAddress(email) && (url === "" || mayPostTo(url));
  const wanted = isWanted ? JSON.stringify([prospect.trim(), sender.trim(), email, url]) : "";

  const { value: ticket } = useAsyncValue(() => {
    if (!wanted) return;
    const [prospect = "", sender = "", email = "", url = ""]: string[] = JSON.parse(wanted);
    return import("#src/sales/replies/signing.ts")
      .catch(guardedReload)
      .then(({ writeTicket }) => writeTicket({ prospect, sender, email, url }))
      .catch(() => ""); // the link works without a ticket
  }, [wanted]);

  return wanted ? ticket : "";
}

/** Stores a shared link under its prospect. If the database is unavailable, the log still has it. */
export async function keepLink(link: { prospect: string; address: string; name: string; lastDay: string }) {
  try {
    const { keepLinks } = await import("#src/sales/replies/prospects.ts");
    await keepLinks([link]);
  } catch (error) {
    console.info("The link was not stored with its prospect.", error);
  }
}
