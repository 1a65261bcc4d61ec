/** That an admin may give one template. */
export const MOST_TAGS = 8;
