/**
 * The headers that a host must send with the product's files. `npm start` sends them, and the build writes them to
 * configuration files of hosts (vite/host-rules.ts).
 */

/**
 * Returns the content security policy of one page. It is in the page itself, since only the build knows the hashes.
 * @param {{ scripts?: string[], styles?: string[], connect?: string[] }} sources additional sources of each
 */
export function contentPolicy({ scripts = [], styles = [], connect = [] } = {}) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sitewright sitewright-reader",
  ].join("; ");
}

/** Browsers remember this for two years, so subdomains, which may belong to others, are included on request only. */
const transportSecurity =
  process.env.HSTS_SUBDOMAINS === "1" ? "max-age=63072000; includeSubDomains" : "max-age=63072000";

/**
 * Headers for rules that a policy in the page cannot express. Sending them with every file is harmless. The camera
 * scans the code of a second screen, after the visitor has pressed a button and the browser has asked.
 */
export const commonHeaders = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Strict-Transport-Security": transportSecurity,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
};

/**
 * Code, fonts and images are not documents and need no such headers. Shorter responses arrive sooner on hosts that do
 * not compress headers.
 * @param {string} pathBelowBase
 */
export function headersFor(pathBelowBase) {
  const { "X-Content-Type-Options": type } = commonHeaders;
  return /^(assets|images)\//.test(pathBelowBase) ? { "X-Content-Type-Options": type } : commonHeaders;
}

/**
 * Files under `assets/` have a hash in their name and never change; others are revalidated each time, which costs a
 * 304.
 * @param {string} pathBelowBase
 */
export function cacheControl(pathBelowBase) {
  return pathBelowBase.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}
