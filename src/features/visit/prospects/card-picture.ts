import { prospectSite } from "#src/entities/prospects/prospect-site.ts";
import { drawSocialPicture } from "#src/sites/show/draw-social-picture.ts";
import { readInvitation } from "../sales/invitation.ts";

/** In pixels: 34 mm on paper with 300 dots an inch. */
const WIDTH = 400;
const HEIGHT = 210;

/** A small picture of the site behind a link, as the address of its data; "" where there is none. */
export async function cardPicture(path: string) {
  const invitation = readInvitation(path);
  const site = invitation?.site ? await prospectSite(invitation) : null;
  const [first] = site?.pages ?? [];
  const large = site && first && (await drawSocialPicture(site, first, () => undefined));
  if (!large) return "";
  const bitmap = await createImageBitmap(large);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(bitmap, 0, 0, WIDTH, HEIGHT);
  bitmap.close();
  return canvas.toDataURL("image/webp", 0.85);
}
