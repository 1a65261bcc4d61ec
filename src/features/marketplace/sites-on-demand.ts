/** Templates as whole sites: one chunk, since both need the site engine and the texts of an industry. */
export { ComparedSite, SiteFonts, SitePages } from "./compared-site.tsx";
export { LiveSite } from "./live-site.tsx";
