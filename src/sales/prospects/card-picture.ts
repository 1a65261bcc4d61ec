import { guardedReload } from "#src/lib/guarded-reload.ts";
import { prospectSite } from "#src/sales/prospect-sites/prospect-site.ts";
import { readInvitation } from "../links/invitation.ts";

/** 34 mm in print need 400 of the 1,200 pixels at 300 dpi. */
const SCALE = 1 / 3;

/** Returns a thumbnail of the linked site as a data URL; "" if there is none. */
export async function cardPicture(path: string) {
  const invitation = readInvitation(path);
  const site = invitation?.site ? await prospectSite(invitation) : null;
  const [first] = site?.pages ?? [];
  if (!site || !first) return "";
  const { drawSocialCanvas } = await import("#src/sites/show/draw-social-picture.ts").catch(guardedReload);
  const canvas = await drawSocialCanvas(site, first, () => undefined, SCALE);
  return canvas ? canvas.toDataURL("image/webp", 0.85) : "";
}
