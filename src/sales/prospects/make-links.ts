import { isSigned, sign } from "#src/api/link-signature.ts";
import { basePath } from "#src/lib/base-path.ts";
import { isMailAddress } from "#src/lib/mail-address.ts";
import type { GoodRow } from "#src/lib/spreadsheet/check-rows.ts";
import { prospectSite } from "#src/sales/prospect-sites/prospect-site.ts";
import { writeTicket } from "#src/sales/replies/ticket.ts";
import { MAX_TOKEN_LENGTH } from "#src/share/limits.ts";
import { encodeShare } from "#src/share/share-token.ts";
import { fitsCode } from "#src/ui/code-length.ts";
import { claimsOf, withSignature } from "../link-claims.ts";
import { type Invitation, invitationPaths, noInvitation, readInvitation } from "../links/invitation.ts";
import type { ProspectRow } from "./prospect-rows.ts";

/** The settings shared by all rows of a file. */
export interface SheetSettings {
  industry: string;
  style: string;
  sender: string;
  /** An e-mail address, or "" for links without replies. */
  replyTo: string;
  lastDay: string;
}

export interface SheetLink {
  /** The row number in the file. */
  number: number;
  row: ProspectRow;
  /** The path of the link, or "" if there is a problem. */
  path: string;
  isSigned: boolean;
  /** The reason why there is no link, as a message for the seller. */
  problem: string;
}

interface MakeOptions {
  signal: AbortSignal;
  onProgress: (made: readonly SheetLink[]) => void;
}

/**
 * Makes a link for each row, opens it, and compares the result with the row. Resolves to the links made before `signal`
 * aborts.
 */
export async function makeLinks(
  rows: readonly GoodRow<ProspectRow>[],
  settings: SheetSettings,
  { signal, onProgress }: MakeOptions,
) {
  const made: SheetLink[] = [];
  for (const { number, value } of rows) {
    if (signal.aborted) break;
    made.push({ number, row: value, ...(await makeLink(value, settings)) });
    onProgress([...made]);
    // Yields between links, so that the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return made;
}

async function makeLink(row: ProspectRow, settings: SheetSettings) {
  const invitation: Invitation = {
    ...noInvitation,
    prospect: row.name,
    accent: row.colour,
    sender: settings.sender.trim(),
    note: row.note,
    templateId: `${row.industry || settings.industry}-${row.style || settings.style}`,
    site: "brief",
    town: row.town,
    phone: row.phone,
    about: row.about,
    lastDay: settings.lastDay,
    ticket: await ticketFor(row, settings),
  };
  const unsigned = invitationPaths.welcome(invitation);
  const path = withSignature(unsigned, await sign(claimsOf(unsigned).text));
  const problem = await problemOf(path, invitation);
  const { text, signature, sender } = claimsOf(path);
  return {
    path: problem ? "" : path,
    isSigned: signature !== "" && (await isSigned(text, signature, sender)),
    problem,
  };
}

function ticketFor(row: ProspectRow, { sender, replyTo }: SheetSettings) {
  const email = replyTo.trim();
  return isMailAddress(email)
    ? writeTicket({ prospect: row.name, sender: sender.trim(), email, url: "" })
    : Promise.resolve("");
}

/**
 * Opens the link as the prospect's browser would. Returns a message, or "" if it opens correctly and is short enough
 * for every channel.
 */
export async function problemOf(path: string, invitation: Invitation) {
  const opened = readInvitation(path);
  if (JSON.stringify(sorted(opened)) !== JSON.stringify(sorted(invitation)))
    return "The link opens with other words than the row has. Remove unusual characters from it.";
  if (!fitsCode(location.origin + basePath + path))
    return "The link is too long for a code that a camera can read. Shorten the sentence or the note.";
  const site = await prospectSite(invitation);
  if (!site) return "There is no template for this industry and style. Choose another style.";
  const { prospect, accent, sender, note, lastDay } = invitation;
  const token = await encodeShare(site, { prospect, accent, sender, note, lastDay });
  return token.length > MAX_TOKEN_LENGTH
    ? "The site is too large for a link. Shorten the sentence or the note."
    : "";
}

const sorted = (invitation: Invitation | null) =>
  Object.entries(invitation ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
