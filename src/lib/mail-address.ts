// No "?", "%", "," and ";": in a `mailto:` address they begin or hide further recipients. "#" would cut it off.
const MAIL =
  /^[\p{L}\p{M}\p{N}_.!$&'*+/=^{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{1,63}$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a text is exactly one e-mail address. A form is stricter: this one allows letters of every script. */
export const isMailAddress = (text: string) => text.length <= 254 && MAIL.test(text) && !INVISIBLE.test(text);

/** Returns a `mailto:` address. Without exactly one e-mail address, it leaves the recipient to the mail program. */
export function mailTo(address: string, fields: { subject?: string; body?: string } = {}) {
  const to = isMailAddress(address) ? encodeURIComponent(address).replace("%40", "@") : "";
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed().replace(/\r?\n/g, "\r\n"))}`)
    .join("&");
  return `mailto:${to}${query && `?${query}`}`;
}

/** Whether a `mailto:` address names exactly one recipient, and nothing but a subject and a text. */
export function isMailLink(link: string) {
  const [, to = "", query = ""] = /^mailto:([^?<>"`\\]+)(?:\?([^<>"`\\]*))?$/i.exec(link) ?? [];
  const fields = [...new URLSearchParams(query)];
  return (
    isMailAddress(decoded(to)) &&
    fields.every(([name, value]) => name === "body" || (name === "subject" && !/[\r\n]/.test(value)))
  );
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
