/** Whether to avoid motion: the visitor's setting, or the system preference until that is read. */
export function prefersReducedMotion() {
  const { classList } = document.documentElement;
  return classList.contains("settings-read")
    ? classList.contains("reduced-motion")
    : matchMedia("(prefers-reduced-motion: reduce)").matches;
}
