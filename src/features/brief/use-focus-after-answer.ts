import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of a list of questions, or of the page, after an answered question has taken its
 * button, and with it the focus, away. Returns a function to call with each answer.
 */
export function useFocusAfterAnswer(
  questions: readonly { id: string }[],
  heading: RefObject<HTMLElement | null>,
) {
  const isAnswered = useRef(false);
  const open = questions.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a question has gone
  useEffect(() => {
    if (isAnswered.current) (heading.current ?? document.querySelector("h1"))?.focus();
    isAnswered.current = false;
  }, [open]);
  return () => {
    isAnswered.current = true;
  };
}
