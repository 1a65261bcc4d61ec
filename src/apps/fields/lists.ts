/** Joins texts so that `splitList` finds them again: those that contain the separator or quotes are quoted. */
export function joinList(texts: readonly string[], separator = ",") {
  const quoted = texts.map((text) =>
    text === "" || text.includes(separator) || /^\s|\s$|"|\n/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text,
  );
  return quoted.join(separator === " " ? separator : `${separator} `);
}

/** Returns the texts of a list, without empty ones. */
export function splitList(list: string, separator = ",") {
  const texts: string[] = [];
  let text = "";
  let isQuoted = false;
  let wasQuoted = false;
  const end = () => {
    const found = wasQuoted ? text : text.trim();
    if (found) texts.push(found);
    text = "";
    wasQuoted = false;
  };
  for (let at = 0; at < list.length; at++) {
    const sign = list[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') text += sign;
      else if (list[at + 1] === '"') text += list[++at];
      else isQuoted = false;
    } else if (sign === '"' && text.trim() === "") {
      isQuoted = true;
      wasQuoted = true;
      text = "";
    } else if (sign === separator) end();
    else if (!wasQuoted || sign.trim() !== "") text += sign;
  }
  end();
  return texts;
}
