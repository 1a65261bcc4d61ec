/** The id of a stored picture: a SHA-256 in hexadecimal. */
export const ASSET_ID = /^[0-9a-f]{64}$/;
/** A reference to a stored picture in a site document: `asset:` and its id. */
export const ASSET_REFERENCE = /^asset:[0-9a-f]{64}$/;

export const assetReference = (id: string) => `asset:${id}`;

export const assetIdOf = (reference: string) => reference.slice("asset:".length);
