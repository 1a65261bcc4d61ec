/** A SHA-256 in hexadecimal: the id of a stored picture. */
export const ASSET_ID = /^[0-9a-f]{64}$/;
/** A picture in a site document, as text: `asset:` and the id of the stored picture. */
export const ASSET_REFERENCE = /^asset:[0-9a-f]{64}$/;

export const assetReference = (id: string) => `asset:${id}`;

export const assetIdOf = (reference: string) => reference.slice("asset:".length);
