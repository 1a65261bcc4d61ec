/** The feelings a picture may suit. A grave business shows calm, plain, tender or grave subjects only. */
export const moods = ["calm", "lively", "grave", "festive", "plain", "tender"] as const;
export type Mood = (typeof moods)[number];

/**
 * The moods of pictures without a subject. A `pattern` shows no thing at all, for businesses of which little is known: a
 * door or a paper would say something wrong about them.
 */
export const plainMoods = [...moods, "pattern"] as const;
export type PlainMood = (typeof plainMoods)[number];

/** One large subject, a main one with two others, or a collection laid out in rows. */
export const compositions = ["one", "three", "many"] as const;
export type Composition = (typeof compositions)[number];
