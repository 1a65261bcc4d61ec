import type { PublishHost } from "#src/lib/publish-hosts.ts";

export const NETLIFY = /^(?:https?:\/\/)?([a-z0-9-]{1,63})\.netlify\.app(?:\/.*)?$/i;
export const NETLIFY_ADMIN =
  /^(?:https?:\/\/)?app\.netlify\.com\/(?:sites|projects)\/([a-z0-9-]{1,63})(?:\/.*)?$/i;

/** Returns the host that an address belongs to, as far as the address shows. */
export const hostOfAddress = (address: string): PublishHost =>
  NETLIFY.test(address.trim()) || NETLIFY_ADMIN.test(address.trim()) ? "netlify" : "github";
