/** In letters: what mail and chat programs carry safely. */
export const LONGEST_TOKEN = 8_000;
/** Of all pictures that travel inside a link, in bytes. */
export const MOST_PICTURE_BYTES = 6 * 1024;
/** With pictures, which packed as text take a third more. */
export const LONGEST_WITH_PICTURES = LONGEST_TOKEN + 8_400;

export const SENDER_LENGTH = 80;
export const NOTE_LENGTH = 400;
