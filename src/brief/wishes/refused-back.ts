import { pattern } from "#src/lib/pattern.ts";

const IT = "it|that|this|them|em|those|these";
const THESE = [IT, "both"];
const ALL_THAT = "it|that|them|em|those";
const LEAVING = "get rid of|skip|drop|avoid|omit|forget|ditch|scrap|lose|bin|remove|hate";
const LEAVE_OUT = pattern()`leave ${THESE} (?:out|off|away|aside)|keep ${ALL_THAT} (?:off|out|away|there)|let ${ALL_THAT} (?:rest|be|lie)`;
const LEFT = pattern()`${LEAVING} ${THESE}|${LEAVE_OUT}|leave ${ALL_THAT}`;
const NEVER = "dont|do not|no|never|wouldnt|would not|wont";
const DOING = "need|want|do|have|use|like|include|offer|make|bother|list|show|publish|give|put|display";
const ANY = pattern()`(?:${IT})(?: up| on| in| there)?|any|one|with ${ALL_THAT}`;
const NOT_DONE = pattern()`${NEVER} ${DOING}(?: ${ANY})?(?: ${"thanks|please|at all|either|yet|now|right now"})?(?=$| and | but | or | we | i )`;
const NEEDED =
  "for me|for us|our thing|my thing|needed|wanted|necessary|required|interested|now|again|yet|today|relevant";

const NOT_NEEDED = pattern()`(?:not|isnt|arent) ${NEEDED}`;
const HAVE_IT = pattern()`(?: have(?: ${ALL_THAT})?)?`;
const RATHER_NOT = pattern()`id rather not${HAVE_IT}|rather not${HAVE_IT}$`;
const THANKS = "no thanks|no thank you|no need|we can live without|dont like|can wait|not now";
const NO_THANKS = pattern()`${THANKS}|(?:we )?gave up on (?:it|that|them)`;
const NOT_THERE = /not on (?:the |this )?(?:site|website|web|page|internet)$/;
const SO_NOT = /so none(?: of (?:those|them|that|it))?$|so no$|so not that|so not/;

const REMOVE = "remove|drop|skip|omit|avoid|delete";
const KINDLY = pattern()`(?:kindly|please) ${REMOVE}$`;
const NEVER_AGAIN =
  /never again|once was enough|not (?:that |it |this |do that )?again|dont bring (?:it|that|them) back/;
const DIED = /(?:it|they) (?:died|flopped)/;

/** Refusals of an earlier mention: "skip it", "we don't do that". */
export const BACK = pattern()`(?:^| )${[LEFT, NOT_DONE, NOT_NEEDED, RATHER_NOT, NO_THANKS, NOT_THERE, SO_NOT, KINDLY, NEVER_AGAIN, DIED]}(?= |$)`;

export const isBackTo = (after: string) => {
  const at = after.trim().search(BACK);
  return at >= 0 && at < 60 && !/(?:^| )(?:no|without|but) /.test(after.trim().slice(0, at));
};
