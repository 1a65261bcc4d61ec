import { prospectSite } from "#src/entities/prospects/prospect-site.ts";
import { drawSocialCanvas } from "#src/sites/show/draw-social-picture.ts";
import { readInvitation } from "../sales/invitation.ts";

/** 34 mm on paper need 400 of its 1200 pixels for 300 dots an inch. */
const SCALE = 1 / 3;

/** A small picture of the site behind a link, as the address of its data; "" where there is none. */
export async function cardPicture(path: string) {
  const invitation = readInvitation(path);
  const site = invitation?.site ? await prospectSite(invitation) : null;
  const [first] = site?.pages ?? [];
  const canvas = site && first && (await drawSocialCanvas(site, first, () => undefined, SCALE));
  return canvas ? canvas.toDataURL("image/webp", 0.85) : "";
}
