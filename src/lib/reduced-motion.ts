/** Whether things should stand still: what the visitor has set or, before that is read, what the system asks for. */
export function prefersReducedMotion() {
  const { classList } = document.documentElement;
  return classList.contains("settings-read")
    ? classList.contains("reduced-motion")
    : matchMedia("(prefers-reduced-motion: reduce)").matches;
}
