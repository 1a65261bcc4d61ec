const JOINING = /^(?:and|n|the|an?|of|for)$/;

/** Whether a word counts in no phrase: "fish 'n' chips" are "fish and chips". */
export const isJoining = (low: string) => JOINING.test(low);
