// Written by scripts/fit-names.mjs. Each line is a weight in fifths, and the signs that have it.
const table = `9 whole:c
8 l:called n:2c r:is-a
6 & l:called:f n:2f r:is-a:f r:verb
5 again-many legal lr:first:is-a lr:first:verb r:verb:f
4 again l:first:f l:label-name ls:called:2f n:3c style:c
3 's-end at-0 distinct-2f l:at-first l:first l:label-name:f l:name l:name:f l:of-self l:run l:word:c lr:called:sentence lr:first:colon lr:first:is lr:label-name:sentence my-name-solo n:3f r:bracket r:comma-trade r:dash:f r:is
2 distinct-3 distinct-3f l:at-first:f l:called:c l:label-who:f l:my-name l:my-name:f l:of-self:f l:run:f l:site-for late-s linking-inner lr:and:is-a lr:at-first:comma lr:comma:bracket lr:first:are lr:first:dash lr:first:has lr:first:sentence lr:of-self:bracket lr:run:comma-trade lr:sentence:in-place lr:sentence:is-a lr:site-for:pron lr:trade-first:in-place lr:we:word ls:at-first:2f ls:called:1f ls:first:1f ls:first:2f ls:label-who:2f ls:my-name:2f ls:name:2f ls:of-self:2f ls:sentence:2c ls:word:1c r:bracket:f r:comma-trade:c r:dash r:has r:in-place:c r:is-a:c r:is:f r:line r:line:f r:verb:c solo-person
1 's camel cut-joint cut-left:f distinct-2 dot hint-last l:at-first:c l:at-self l:at-self:c l:at-self:f l:behalf l:behalf:f l:bracket l:bracket:f l:comma-role l:comma-role:f l:comma:c l:early l:early:f l:emoji l:i:c l:label l:label-name:c l:label-who l:label:c l:name:c l:of-self:c l:quote l:quote:c l:run:c l:site-for:f l:site-for:s l:trade-first:c l:trade-own l:trade-own:f l:we l:we:c lr:at-first:comma-trade lr:at-first:pron lr:at-self:sentence lr:at-self:word lr:behalf:comma-trade lr:bracket:sentence lr:by:sentence lr:called:and lr:called:comma lr:called:in-place lr:called:word lr:choose:sentence lr:comma-role:line lr:comma:comma lr:emoji:verb lr:first:emoji lr:first:line lr:first:modal lr:first:s-word lr:i:and lr:i:comma-trade lr:label-name:line lr:label-who:sentence lr:label:comma lr:my-name:and lr:my-name:sentence lr:name:in-place lr:name:sentence lr:name:word lr:noun:dash lr:of-self:sentence lr:run:art lr:run:sentence lr:sentence:prep lr:sentence:sentence lr:sentence:verb lr:site-for:comma-trade lr:trade-first:bracket lr:trade-own:in-place lr:trade-own:verb lr:we:sentence lr:word:in lr:word:word ls:and:2c ls:at-first:2c ls:at-self:2c ls:at-self:2f ls:behalf:2f ls:bracket:2f ls:called:1c ls:comma-role:2f ls:comma:2c ls:emoji:1f ls:first:2c ls:i:2c ls:label-name:1c ls:label-name:1f ls:label-name:2f ls:label:1c ls:label:1f ls:name:2c ls:of-self:2c ls:run:1f ls:run:2f ls:sentence:2f ls:site-for:2f ls:site-for:2s ls:trade-first:2c ls:trade-own:2f ls:we:2c ls:we:2f ls:word:2c r:are r:are:f r:bracket:c r:colon r:colon:f r:comma-trade:f r:has:c r:has:f r:in-place r:is-a:s r:is:c r:line:c r:pron r:pron:s r:quote r:quote:c r:sentence r:sentence:c r:sentence:f street the trade-last
-1 at-3 cut-joint-left cut-left:c cut-right:f cut-the ing-one l:art:s l:at l:comma l:comma-trade:f l:dash l:first:m l:i:f l:in:f l:is l:is:f l:like l:like:f l:of:f l:on l:on:f l:role:c l:role:f l:run-other l:run-other:f l:sentence:c l:signed l:signed:c l:the l:the:f l:their l:to l:to:f l:trade-first:f l:with l:with:f linking-only lr:art:sentence lr:at:sentence lr:capital:comma lr:capital:is-a lr:capital:sentence lr:choose:and lr:comma-trade:sentence lr:comma:end lr:first:bracket lr:first:capital lr:first:comma lr:for:sentence lr:i:sentence lr:of:sentence lr:sentence:and lr:sentence:comma-trade lr:sentence:s-word lr:signed:comma-trade lr:trade-first:sentence lr:trade:sentence lr:trade:word lr:we:and lr:with:sentence lr:word:sentence ls:and:1f ls:and:2f ls:art:1f ls:capital:1f ls:comma-trade:2f ls:comma:1f ls:comma:2f ls:first:1c ls:first:2m ls:i:2f ls:in:1c ls:in:2c ls:in:2f ls:is:2f ls:like:2f ls:of:2f ls:on:2f ls:own:2f ls:role:1f ls:role:2c ls:run-other:2f ls:sentence:1f ls:signed:2c ls:the:1f ls:trade-first:1f ls:trade:1f ls:with:2f ls:word:1f n:1s n:4c of place-first r:and:c r:art r:art:c r:comma r:comma:f r:dash:c r:in-place:f r:in-place:s r:modal:f r:question:c r:sentence:s r:word:s style:f style:m verb-inner verb-last whole:f whole:m whole:s year-last
-2 at-2 common-inner common-last distinct-0 distinct-1f generic-first generic-only ing-first l:and l:and:f l:art:f l:capital:f l:comma-trade l:comma:f l:for l:for:f l:in:c l:of l:own l:own:f l:role l:sentence l:trade l:trade:f l:word lr:and:sentence lr:comma:word lr:first:and lr:first:in lr:first:pron lr:first:question lr:first:rel lr:first:trade lr:first:trade-capital lr:in:sentence lr:sentence:word ls:art:2f ls:capital:2c ls:capital:2f ls:for:2f ls:trade:2f n:1f n:5c place-only plural-one r:end:f r:in r:question:f r:rel r:rel:f r:s-word:f r:trade-capital r:trade-capital:c r:word:f upper
-3 common-only l:art l:capital:c lr:first:prep ls:sentence:1c ls:word:2f n:4f r:and r:and:f r:capital r:capital:c r:end r:in:f r:question r:s-word r:trade r:trade:f r:word short style:s trade-first trade-inner trade-only
-4 distinct-0f l:in l:word:f linking-last lr:first:in-place n:1c r:prep r:prep:f
-5 and common-first cut-right:c digits-first digits-only joint-in l:capital late n:5f
-6 hint-only wish
-7 digits plain-only wish-inner
-8 linking-first
-9 mixed`;

export const weights = new Map(
  table.split("\n").flatMap((line) => {
    const [weight, ...signs] = line.split(" ");
    return signs.map((sign) => [sign, Number(weight) / 5] as const);
  }),
);

/** What a run of words has to weigh to be taken for a name. */
export const NO_NAME = 1.2;
