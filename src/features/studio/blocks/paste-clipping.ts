import type { StoreApi } from "zustand";
import { assetIdOf } from "#src/lib/asset-reference.ts";
import { assetStore } from "#src/pictures/asset-store.ts";
import { withAssets } from "#src/share/with-assets.ts";
import { paste } from "#src/sites/edit/clipping.ts";
import { assetsIn } from "#src/sites/photos.ts";
import { announce } from "#src/ui/announce.ts";
import type { StudioState } from "../studio-slice.ts";

/** Adds a copied block or page to the site. Resolves to a message, if any. */
export async function pasteClipping(
  { getState }: StoreApi<StudioState>,
  text: string,
): Promise<{ refusal?: string; note?: string }> {
  const { history, page, block, holding } = getState();
  if (holding !== "held") return { refusal: "Here you can look, but not change anything." };
  const site = history.present;
  const pasted = paste(site, { page, after: block }, text);
  if ("refusal" in pasted) return pasted;
  const known = new Set(assetsIn(site));
  const missing = new Set<string>();
  for (const asset of assetsIn(pasted.document)) {
    if (known.has(asset)) continue;
    if (!(await assetStore.get(assetIdOf(asset)))) missing.add(asset);
  }
  if (getState().history.present !== site) return { refusal: "The site has changed meanwhile. Paste again." };
  const document = withAssets(pasted.document, (asset) => !missing.has(asset));
  const what = pasted.block ? "block" : "page";
  if (!getState().change(`Pasted a ${what}`, () => document)) return { refusal: "Nothing was pasted." };
  if (pasted.block) getState().choose(pasted.block);
  else getState().showPage(pasted.page);
  announce(`The ${what} is pasted. Undo takes it away.`, "studio");
  return missing.size > 0 ? { note: notHere(missing.size) } : {};
}

const notHere = (count: number) =>
  `${count === 1 ? "One picture of it is" : `${count} pictures of it are`} not in this browser, so the drawn ones stand in.`;
