/** Does it in a task of its own: what is going on is done first, and the page answers in between. */
export function inOwnTask(work: () => void) {
  const timer = setTimeout(work, 0);
  return () => clearTimeout(timer);
}
