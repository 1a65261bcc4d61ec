export const DEEPEST = 32;
export const MOST_VALUES = 20_000;

/**
 * Parses untrusted JSON. Returns undefined if it is invalid, too deep, or has too many values. Depth and values are
 * checked before parsing, which uses far more memory per value than the text does.
 */
export function readJson(text: string, most = MOST_VALUES): unknown {
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isInText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") depth -= 1;
    else if (letter === ",") values += 1;
    if (depth > DEEPEST || values > most) return;
  }
  try {
    return JSON.parse(text);
  } catch {
    return; // not JSON
  }
}
