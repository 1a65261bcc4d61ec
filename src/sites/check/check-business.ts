import { changeMeta } from "../edit/edit-theme.ts";
import { destinationOf, readDestination } from "../form-settings.ts";
import { hasForm } from "../forms.ts";
import { changeHead } from "../head/change-head.ts";
import { mailLink } from "../meta.ts";
import { ask, businessQuestions, isPhone, mailProblem } from "./ask.ts";
import { type Checked, type Finding, type Fix, placeOf, quoted } from "./finding.ts";
import { giveContact } from "./give-contact.ts";

/** Checks that visitors and search engines can find the business. */
export function checkBusiness({ document, pages }: Checked): Finding[] {
  const { business } = document.meta;
  const isSent = destinationOf(document.meta).kind !== "none";
  const findings: Finding[] = [];
  const find = (id: string, rule: Finding["rule"], words: string, more: Partial<Finding> = {}) =>
    findings.push({ id, rule, words, place: {}, ...more });
  if (!business.name.trim())
    find("contact name", "contact", "The business has no name.", { fix: askBusiness("Write it", "name") });
  const hasPhone = isPhone(business.phone);
  if (business.phone.trim() && !hasPhone) {
    const others = [mailLink(business.email), business.street];
    find(
      "contact phone",
      "contact",
      `${quoted(business.phone)} is not a telephone number that can be called.`,
      correction("phone", business.phone, others),
    );
  }
  if (business.email.trim() && !mailLink(business.email)) {
    const others = [hasPhone ? business.phone : "", business.street];
    find(
      "contact email",
      "contact",
      `${quoted(business.email)} is not an e-mail address.`,
      correction("email", business.email, others),
    );
  }
  const canBeReached = hasPhone || mailLink(business.email) !== "" || business.street.trim() !== "";
  const forms = pages.flatMap((shown) => shown.blocks.filter(hasForm).map((block) => ({ shown, block })));
  if (!canBeReached && !(isSent && forms.length > 0)) {
    find(
      "contact none",
      "contact",
      "Visitors cannot reach you: there is no telephone number, e-mail address or street.",
      { fix: giveContact },
    );
  }
  // A form without a destination is replaced by contact buttons, if the business has any contact data.
  if (!canBeReached && !isSent) {
    for (const { shown, block } of forms) {
      find(
        `form ${shown.page.id} ${block.id}`,
        "form",
        "A form has no destination: nobody would read what visitors write.",
        { place: placeOf(shown, block), fix: sendByMail },
      );
    }
  }
  if (document.head?.isUnlisted) {
    find("search unlisted", "search", "The site asks search engines not to list it.", {
      fix: {
        label: "Let them list it",
        apply: (site) => changeHead(site, { isUnlisted: false }),
      },
    });
  }
  return findings;
}

const askBusiness = (label: string, field: "name" | "phone" | "email", start = ""): Fix =>
  ask(label, { ...businessQuestions[field], start }, (site, answer) =>
    changeMeta(site, { business: { [field]: answer } }),
  );

/** It is removed only where visitors can still reach the business another way. */
function correction(field: "phone" | "email", start: string, others: readonly string[]): Partial<Finding> {
  const remove: Fix = {
    label: "Remove it",
    apply: (site) => changeMeta(site, { business: { [field]: "" } }),
  };
  return {
    fix: askBusiness("Correct it", field, start),
    otherFix: others.some((way) => way.trim()) ? remove : undefined,
  };
}

const sendByMail = ask(
  "Send it to an e-mail address",
  {
    label: "E-mail address for the answers",
    kind: "email",
    autoComplete: "email",
    hint: "The visitor’s mail program opens with the answers. Other ways are in the panel Forms.",
    problemOf: mailProblem,
  },
  (site, answer) => {
    const read = readDestination("email", answer);
    // The forms panel sets it by the same schema, in code that the check does not load.
    return "error" in read || read.destination.kind === "none"
      ? site
      : changeMeta(site, { forms: { ...site.meta.forms, destination: read.destination } });
  },
);
