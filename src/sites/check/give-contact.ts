import { blocks } from "../blocks/blocks.ts";
import type { Block, Page, SiteDocument } from "../document.ts";
import { addBlock } from "../edit/edit-blocks.ts";
import { changeMeta } from "../edit/edit-theme.ts";
import { freeId } from "../edit/free-id.ts";
import { hasForm } from "../forms.ts";
import { ask, isPhone, mailProblem, phoneProblem } from "./ask.ts";

/** Asks for a telephone number or an e-mail address, and adds a block for it if no block would show it. */
export const giveContact = ask(
  "Write how",
  {
    label: "Telephone number or e-mail address",
    kind: "line",
    autoComplete: "tel",
    problemOf: (answer) => {
      if (answer.includes("@")) return mailProblem(answer);
      return isPhone(answer)
        ? phoneProblem(answer)
        : "Use a telephone number such as 020 7946 0018, or an e-mail address such as hello@example.com.";
    },
  },
  (site, answer) => {
    const named = changeMeta(site, { business: { [answer.includes("@") ? "email" : "phone"]: answer } });
    return named === site || site.pages.some(showsContact) ? named : withContact(named);
  },
);

/** Whether a page shows telephone and e-mail. Contact buttons take the place of forms that are not sent. */
const showsContact = ({ blocks: all }: Page) =>
  all.some(
    (block) => !block.isHidden && (block.kind === "footer" || block.kind === "contact" || hasForm(block)),
  );

function withContact(site: SiteDocument): SiteDocument {
  const page = site.pages.find(({ id }) => id === "contact") ?? site.pages[0];
  if (!page) return site;
  const isTaken = page.blocks.some(({ data }) => "title" in data && data.title === TITLE);
  const block: Block = {
    id: freeId("contact", page.blocks),
    kind: "contact",
    variant: "lines",
    tone: "plain",
    data: blocks.contact.schema.parse({ title: isTaken ? "" : TITLE }),
  };
  return addBlock(site, page.id, block, page.blocks.length);
}

const TITLE = "Contact";
