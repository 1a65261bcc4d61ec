/** Returns the selection inside an element of a shadow root, for which the document's selection names its host only. */
export function selectedRange(editable: HTMLElement): AbstractRange | undefined {
  const root = editable.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
  const selection = root.getSelection?.() ?? getSelection();
  const range =
    selection?.getComposedRanges?.({ shadowRoots: [root] })[0] ??
    (selection?.rangeCount ? selection.getRangeAt(0) : undefined);
  const isInside = range && editable.contains(range.startContainer) && editable.contains(range.endContainer);
  return isInside ? range : undefined;
}

/** Returns the text before and after the selection. */
export function textAround(
  editable: HTMLElement,
  read: (node: Node) => string,
): [before: string, after: string] {
  const range = selectedRange(editable);
  if (!range) return [read(editable), ""];
  const before = document.createRange();
  before.setStart(editable, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const after = document.createRange();
  after.setStart(range.endContainer, range.endOffset);
  after.setEnd(editable, editable.childNodes.length);
  return [read(before.cloneContents()), read(after.cloneContents())];
}
