export const DEEPEST = 32;
export const MOST_VALUES = 20_000;

/**
 * JSON that came from elsewhere: undefined where it is none, or nests deeper or holds more values than any site of
 * ours. Looked at before it is parsed, for which every further value costs more than its letter.
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
