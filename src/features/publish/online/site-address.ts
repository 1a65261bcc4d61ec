/** An address that a host has told, as a link; empty for what is no web page. */
export function siteAddress(told: string) {
  if (!URL.canParse(told)) return "";
  const { href, protocol, username, password } = new URL(told);
  return /^https?:$/.test(protocol) && !username && !password ? href : "";
}
