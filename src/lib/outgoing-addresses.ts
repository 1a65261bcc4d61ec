/** Web addresses, links that write or call, and plain mail addresses. */
const ADDRESS =
  /https?:\/\/[^\s"'<>`\\^{}|]{1,2000}|(?:mailto|tel|sms):[^\s"'<>`\\^{}|]{1,300}|[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi;
/** A point or a bracket after an address belongs to the text around it. */
const AFTER = /[).,;:!?\]]{1,4}$/;

/** Returns every address in the texts of any data, each once and sorted: all that it could lead people to. */
export function outgoingAddresses(data: unknown): string[] {
  const found = new Set<string>();
  const queue: unknown[] = [data];
  while (queue.length > 0) {
    const value = queue.pop();
    if (typeof value === "string")
      for (const [address] of value.matchAll(ADDRESS)) found.add(plain(address.replace(AFTER, "")));
    else if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) queue.push(inner);
  }
  return [...found].sort();
}

/**
 * A mail address is the same with and without its scheme. Hosts are in punycode, so that look-alike letters of other
 * alphabets are visible.
 */
const plain = (address: string) =>
  /^http/i.test(address) && URL.canParse(address) ? new URL(address).href : address.replace(/^mailto:/i, "");
