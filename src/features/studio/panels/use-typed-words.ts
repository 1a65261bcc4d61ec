import { useState } from "react";
import { unwritten } from "#src/data/unwritten.ts";
import { useStudio } from "../studio-slice.ts";

interface TypedWords {
  way?: "wish" | "brief" | "questions";
  wish?: string;
  brief?: string;
}

/** The text in the panel and its mode survive closing the panel and reloading the page. */
export function useTypedWords<Field extends keyof TypedWords>(field: Field) {
  const { key } = useStudio((studio) => studio.opened);
  const [value, setValue] = useState(() => read(key)[field]);
  const change = (next: TypedWords[Field]) => {
    setValue(next);
    unwritten.keep(`words:${key}`, { ...read(key), [field]: next });
  };
  return [value, change] as const;
}

function read(key: string): TypedWords {
  const stored = unwritten.read(`words:${key}`);
  if (typeof stored !== "object" || stored === null) return {};
  const { way, wish, brief } = stored as Record<keyof TypedWords, unknown>;
  return {
    ...((way === "wish" || way === "brief" || way === "questions") && { way }),
    ...(typeof wish === "string" && { wish }),
    ...(typeof brief === "string" && { brief }),
  };
}
