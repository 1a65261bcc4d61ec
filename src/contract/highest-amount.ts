/** Of a price, in whole cents. */
export const HIGHEST_AMOUNT = 100_000_000;
export const TOO_HIGH = "At most $1,000,000";
