import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { announcements } from "./announce.ts";

/** Long enough that only the last value of a count that changes with each letter is read. */
const DELAY_MS = 300;

/** The live region, outside the application so that an open dialog does not silence it. */
export function Announcer() {
  const texts = useStore(announcements, (state) => state.texts);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const text = Object.values(texts).join(" ");
    if (!text) return;
    setSaid(""); // so that the same text is read again
    const timer = setTimeout(() => {
      setSaid(text);
      announcements.setState({ texts: {} });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [texts]);

  return createPortal(
    <p role="status" data-announcer="" className="sr-only">
      {said}
    </p>,
    document.body,
  );
}
