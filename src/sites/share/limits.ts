/** In letters. Up to the first a token stands in the path of its address, up to the second behind its `#`. */
export const LONGEST_IN_PATH = 2_000;
export const LONGEST_TOKEN = 8_000;

export const SENDER_LENGTH = 80;
export const NOTE_LENGTH = 400;
