/** The hosts to which a page can send a site by itself, and the only server of each that it talks to. */
export const publishOrigins = {
  github: "https://api.github.com",
  netlify: "https://api.netlify.com",
} as const;
export type PublishHost = keyof typeof publishOrigins;

/** The hosts that a build allows, of a list such as `github,netlify`; others are passed over. */
export function readPublishHosts(setting: string | undefined): PublishHost[] {
  const named = (setting ?? "").split(/[\s,]+/);
  return (Object.keys(publishOrigins) as PublishHost[]).filter((host) => named.includes(host));
}
