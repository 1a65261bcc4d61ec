import type { Prospect } from "#src/entities/replies/prospects.ts";

/** What mail programs take from an address. */
const LONGEST_MAIL = 1_800;

/** A mail to go on with, by how far it has come; the seller changes it in their mail program. */
export function followUp(
  { name, stage, nextStep, links: [link] }: Prospect,
  { origin, sender }: { origin: string; sender: string },
) {
  const address = link && origin + link.address;
  const opening = {
    new: "I have begun a website for you. It opens on any phone, with no account:",
    sent: "Have you had a moment for the website that I have begun for you? Here it is once more:",
    replied: "Thank you for your reply. This is the website that we are talking about:",
    talking: "Thank you for the talk. This is where we left off:",
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

/** The address that opens a mail program; without the text where there would be too much of it. */
export function mailAddress(to: string, { subject, body }: { subject: string; body: string }) {
  const start = `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
  const whole = `${start}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  return whole.length <= LONGEST_MAIL ? whole : start;
}
