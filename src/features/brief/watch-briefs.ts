/**
 * Gets ready for a brief as soon as somebody comes into a field for one (brief-box.tsx), wherever that is. Nothing
 * depends on it: what fails here is tried again when the brief is sent.
 */
export function watchBriefs() {
  const onSign = ({ target: field }: Pick<Event, "target">) => {
    if (!(field instanceof HTMLInputElement) || field.name !== "brief") return;
    import("./prepare-proposals.ts").then(({ prepareProposals }) => prepareProposals(field)).catch(() => {});
  };
  // Somebody may have come into one before the page came to life.
  onSign({ target: document.activeElement });
  document.addEventListener("focusin", onSign);
}
