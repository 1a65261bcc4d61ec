/** In letters: what mail and chat programs carry safely. */
export const LONGEST_TOKEN = 8_000;

export const SENDER_LENGTH = 80;
export const NOTE_LENGTH = 400;
