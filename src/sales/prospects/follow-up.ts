import { mailTo } from "#src/lib/mail-address.ts";
import type { Prospect } from "#src/sales/replies/prospects.ts";

/** The longest `mailto:` address that mail programs accept. */
const MAX_MAIL_LENGTH = 1_800;

/** Writes a follow-up mail for the prospect's status. The seller edits it in a mail program. */
export function followUp(
  { name, stage, nextStep, links: [link] }: Prospect,
  { origin, sender }: { origin: string; sender: string },
) {
  const address = link && origin + link.address;
  const opening = {
    new: "I have started a website for you. It opens on any phone, with no account:",
    sent: "Have you had a moment to look at the website that I have started for you? Here it is once more:",
    replied: "Thank you for your reply. This is the website that we are talking about:",
    talking: "Thank you for our conversation. This is where we left off:",
    won: "Thank you for your trust. Here is the link to where it began:",
    lost: "Thank you for looking at the website. Should your plans change, it is still here:",
  }[stage];
  const body = [
    `Hello ${name},`,
    address ? `${opening}\n${address}` : opening.replace(/:$/, "."),
    nextStep && `Next: ${nextStep}`,
    ["Kind regards", sender].filter(Boolean).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
  return { subject: `Your website, ${name}`, body };
}

/** Returns a `mailto:` address; a body that is too long is omitted. */
export function mailAddress(to: string, { subject, body }: { subject: string; body: string }) {
  const whole = mailTo(to, { subject, body });
  return whole.length <= MAX_MAIL_LENGTH ? whole : mailTo(to, { subject });
}
