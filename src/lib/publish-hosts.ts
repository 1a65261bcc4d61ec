/** The hosts that a page can publish to, and the only server that it calls for each. */
export const publishOrigins = {
  github: "https://api.github.com",
  netlify: "https://api.netlify.com",
} as const;
export type PublishHost = keyof typeof publishOrigins;

/** Parses the hosts that a build allows, such as `github,netlify`; unknown ones are skipped. */
export function readPublishHosts(setting: string | undefined): PublishHost[] {
  const named = (setting ?? "").split(/[\s,]+/);
  return (Object.keys(publishOrigins) as PublishHost[]).filter((host) => named.includes(host));
}
