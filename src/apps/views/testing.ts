import axe from "axe-core";

/** Returns what axe finds, without contrast: a document without layout has no colours to compare. */
export async function accessibilityProblems(container: Element) {
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
