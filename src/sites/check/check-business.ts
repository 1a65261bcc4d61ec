import { changeMeta } from "../edit/edit-theme.ts";
import { destinationOf } from "../form-settings.ts";
import { hasForm } from "../forms.ts";
import { changeHead } from "../head/change-head.ts";
import { mailLink, phoneLink } from "../meta.ts";
import { type Checked, type Finding, placeOf, quoted } from "./finding.ts";

/** Checks that visitors and search engines can find the business. */
export function checkBusiness({ document, pages }: Checked): Finding[] {
  const { business } = document.meta;
  const isSent = destinationOf(document.meta).kind !== "none";
  const findings: Finding[] = [];
  const find = (id: string, rule: Finding["rule"], words: string, more: Partial<Finding> = {}) =>
    findings.push({ id, rule, words, place: {}, ...more });
  if (!business.name.trim()) find("contact name", "contact", "The business has no name.");
  /** Only where visitors can still reach the business another way. */
  const removal = (name: "phone" | "email", ...others: string[]): Partial<Finding> =>
    others.some((way) => way.trim())
      ? {
          fix: {
            label: "Remove it",
            apply: (site) => changeMeta(site, { business: { [name]: "" } }),
          },
        }
      : {};
  const hasPhone = phoneLink(business.phone).length >= "tel:12345".length;
  if (business.phone.trim() && !hasPhone) {
    find(
      "contact phone",
      "contact",
      `${quoted(business.phone)} is not a telephone number that can be called.`,
      removal("phone", mailLink(business.email), business.street),
    );
  }
  if (business.email.trim() && !mailLink(business.email)) {
    find(
      "contact email",
      "contact",
      `${quoted(business.email)} is not an e-mail address.`,
      removal("email", hasPhone ? business.phone : "", business.street),
    );
  }
  const canBeReached = hasPhone || mailLink(business.email) !== "" || business.street.trim() !== "";
  const forms = pages.flatMap((shown) => shown.blocks.filter(hasForm).map((block) => ({ shown, block })));
  if (!canBeReached && !(isSent && forms.length > 0)) {
    find(
      "contact none",
      "contact",
      "Visitors cannot reach you: there is no telephone number, e-mail address or street.",
    );
  }
  // A form without a destination is replaced by contact buttons, if the business has any contact data.
  if (!canBeReached && !isSent) {
    for (const { shown, block } of forms) {
      find(
        `form ${shown.page.id} ${block.id}`,
        "form",
        "A form has no destination: nobody would read what visitors write.",
        {
          place: placeOf(shown, block),
        },
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
