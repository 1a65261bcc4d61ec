/** The relative height in the window that counts as being read. */
const READ_AT = 0.35;

/** The frame of a site inside a document. */
export const siteFrame = (within: ParentNode) =>
  [...within.querySelectorAll("iframe")].find(
    (frame) => frame.checkVisibility?.() !== false && frame.contentDocument?.querySelector(".sw-site"),
  );

/** Returns the id of the block in view in a frame; null if there is none. */
export function blockInView(frame: HTMLIFrameElement | undefined) {
  const inside = frame?.contentDocument;
  if (!frame || !inside) return null;
  const line = frame.clientHeight * READ_AT;
  const blocks = [...inside.querySelectorAll<HTMLElement>(".sw-block[id]")];
  const read = blocks.findLast((block) => block.getBoundingClientRect().top <= line) ?? blocks[0];
  return read?.id ?? null;
}

/** Scrolls to a block, unless it is already in view. */
export function showBlock(frame: HTMLIFrameElement | undefined, block: string | null) {
  const inside = frame?.contentDocument;
  if (block === null || !inside || blockInView(frame) === block) return;
  const top = inside.getElementById(block)?.getBoundingClientRect().top;
  if (top !== undefined) inside.defaultView?.scrollBy({ top, behavior: "instant" });
}
