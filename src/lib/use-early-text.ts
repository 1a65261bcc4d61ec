import { useEffect, useState, useSyncExternalStore } from "react";
import { writeField } from "./write-field.ts";

const never = () => () => {};

/**
 * Tells a field of a page that was rendered while building what was typed into it before this part of the page was
 * alive: the text is still there, and nobody knows of it.
 */
export function useEarlyText(id: string) {
  const isComingAlive = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasBuilt] = useState(isComingAlive);
  useEffect(() => {
    const field = document.getElementById(id);
    if (!wasBuilt || !(field instanceof HTMLInputElement)) return;
    if (field.value !== field.defaultValue) writeField(field, field.value);
  }, [id, wasBuilt]);
}
