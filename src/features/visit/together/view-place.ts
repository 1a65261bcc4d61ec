/** The part of the height where people look. */
const READ_AT = 0.35;

/** The frame of a site that is seen in a document. */
export const siteFrame = (within: ParentNode) =>
  [...within.querySelectorAll("iframe")].find(
    (frame) => frame.checkVisibility?.() !== false && frame.contentDocument?.querySelector(".sw-site"),
  );

/** The id of the block that is being read in a frame; null where there is none. */
export function blockInView(frame: HTMLIFrameElement | undefined) {
  const inside = frame?.contentDocument;
  if (!frame || !inside) return null;
  const line = frame.clientHeight * READ_AT;
  const blocks = [...inside.querySelectorAll<HTMLElement>(".sw-block[id]")];
  const read = blocks.findLast((block) => block.getBoundingClientRect().top <= line) ?? blocks[0];
  return read?.id ?? null;
}

/** Shows a block, unless it is the one that is being read. */
export function showBlock(frame: HTMLIFrameElement | undefined, block: string | null) {
  const inside = frame?.contentDocument;
  if (block === null || !inside || blockInView(frame) === block) return;
  const top = inside.getElementById(block)?.getBoundingClientRect().top;
  if (top !== undefined) inside.defaultView?.scrollBy({ top, behavior: "instant" });
}
