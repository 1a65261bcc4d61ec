/**
 * The headers that a host must send with the product's files. `npm start` does, and the build writes them to the
 * files that hosts read (vite/host-rules.ts).
 */

/**
 * The policy of one page. It stands in the page itself, since only the build knows the hashes.
 * @param {{ scripts?: string[], styles?: string[], connect?: string[] }} sources further sources of each
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

/** Browsers remember it for two years, so subdomains, which may be other people's servers, are included on request only. */
const transportSecurity =
  process.env.HSTS_SUBDOMAINS === "1" ? "max-age=63072000; includeSubDomains" : "max-age=63072000";

/**
 * Headers for rules that a page's own policy cannot express. Sending them with every file is harmless. The camera reads
 * the code of a second screen, once a visitor has pressed the button for it and the browser has asked.
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
 * Code, fonts and images are parts of pages and none themselves: the shorter their answers, the sooner all of them are
 * there, where a host does not compress what stands above an answer.
 * @param {string} pathBelowBase
 */
export function headersFor(pathBelowBase) {
  const { "X-Content-Type-Options": type } = commonHeaders;
  return /^(assets|images)\//.test(pathBelowBase) ? { "X-Content-Type-Options": type } : commonHeaders;
}

/**
 * Files under `assets/` have a hash in their name and never change; the rest is asked for anew each time,
 * which costs a 304.
 * @param {string} pathBelowBase
 */
export function cacheControl(pathBelowBase) {
  return pathBelowBase.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}
