/** What takes the risk from a customer; it stands beside the button. */
export const isGuarantee = (text: string) => text.length <= 90 && GUARANTEE.test(text);

const GUARANTEE =
  /\b(?:guarantee[ds]?|no call-?out (?:charge|fee)|free (?:quotes?|estimates?|consultations?|first|trial|returns|visits?|survey)|no obligation|no fix,? no fee|no win,? no fee|money back|first \S+(?: \S+)? free|cancel any ?time|no deposit|no hidden (?:fees|costs|charges)|warranty|fixed prices?|no tie-in|no contract)\b/i;
