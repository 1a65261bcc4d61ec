/**
 * Prepares for a brief when a brief field anywhere receives focus (see brief-box.tsx). This is an optimization:
 * failures are retried when the brief is sent.
 */
export function watchBriefs() {
  const onSign = ({ target: field }: Pick<Event, "target">) => {
    if (!(field instanceof HTMLInputElement) || field.name !== "brief") return;
    import("./prepare-proposals.ts").then(({ prepareProposals }) => prepareProposals(field)).catch(() => {});
  };
  // A field may have received focus before hydration.
  onSign({ target: document.activeElement });
  document.addEventListener("focusin", onSign);
}
