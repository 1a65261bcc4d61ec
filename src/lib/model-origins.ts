/** Parses the servers that a build allows: `https:` origins, and `http:` ones of this machine. */
export function readOrigins(setting: string | undefined): string[] {
  const origins = (setting ?? "").split(/[\s,]+/).flatMap((entry) => {
    if (!URL.canParse(entry)) return [];
    const { protocol, hostname, origin } = new URL(entry);
    const isHere = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
    return protocol === "https:" || (protocol === "http:" && isHere) ? [origin] : [];
  });
  return [...new Set(origins)];
}
