/** Returns an address from a host as a link; empty if it is not a web address. */
export function siteAddress(told: string) {
  if (!URL.canParse(told)) return "";
  const { href, protocol, username, password } = new URL(told);
  return /^https?:$/.test(protocol) && !username && !password ? href : "";
}
