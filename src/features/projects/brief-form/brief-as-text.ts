import { featureLabels } from "#src/brief/feature-labels.ts";
import { industries } from "#src/contract/industries.ts";
import { mailTo } from "#src/lib/mail-address.ts";
import type { BriefAnswers } from "./brief-answers.ts";

/** Some mail programs cut off longer addresses. */
const MAIL_ADDRESS_LIMIT = 1_900;
const REST_IN_FILE = "\n[The rest is in the attached file.]";

/** Writes out the given answers as text, one per line. */
export function briefAsText(answers: BriefAnswers) {
  const lines: [label: string, value: string][] = [
    ["Business", answers.businessName],
    ["Industry", industries.find(({ id }) => id === answers.industry)?.name ?? answers.industry],
    ["What it does", answers.description],
    ["For whom", answers.audience],
    ["Pages", answers.pages.join(", ")],
    ["Tone", answers.tone ?? ""],
    ["Colours", answers.palette],
    ["Features", answers.features.map(featureName).join(", ")],
    ["Module asked about", answers.module],
    ["Name", answers.contactName],
    ["Email", answers.email],
    ["Phone", answers.phone],
  ];
  return lines
    .filter(([, value]) => value.trim() !== "")
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join("\n");
}

/** Returns a `mailto:` address with the brief as text, cut off at the length limit. */
export function briefMail(answers: BriefAnswers, to: string) {
  const start = `${mailTo(to, { subject: `Website brief: ${answers.businessName.trim()}` })}&body=`;
  const text = briefAsText(answers).toWellFormed();
  const whole = start + encodeURIComponent(text.replaceAll("\n", "\r\n"));
  if (whole.length <= MAIL_ADDRESS_LIMIT) return whole;

  const room = MAIL_ADDRESS_LIMIT - start.length - encodeURIComponent(REST_IN_FILE).length;
  let body = "";
  for (const character of text.replaceAll("\n", "\r\n")) {
    const encoded = encodeURIComponent(character);
    if (body.length + encoded.length > room) break;
    body += encoded;
  }
  return start + body + encodeURIComponent(REST_IN_FILE);
}

const featureName = (feature: string) => (featureLabels as Record<string, string>)[feature] ?? feature;
