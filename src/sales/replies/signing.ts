import * as linkKeysPart from "#src/api/link-keys.ts";
import * as linkSignaturePart from "#src/api/link-signature.ts";
import * as ticketPart from "./ticket.ts";

/** Signs links and tickets, and checks signatures; one lazy chunk (docs/decisions/007-common-code.md). */
export const { ownLinkKey } = linkKeysPart;
export const { isSigned, readLinkKeys, sign } = linkSignaturePart;
export const { writeTicket } = ticketPart;
