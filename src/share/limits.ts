/** In characters: the longest text that mail and chat programs transmit reliably. */
export const MAX_TOKEN_LENGTH = 8_000;
/** For all pictures inside a link together, in bytes. */
export const MOST_PICTURE_BYTES = 6 * 1024;
/** In characters, with pictures: base64 adds a third to their size. */
export const MAX_WITH_PICTURES_LENGTH = MAX_TOKEN_LENGTH + 8_400;

export const SENDER_LENGTH = 80;
export const NOTE_LENGTH = 400;
