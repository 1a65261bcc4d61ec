import { css, defineBlock } from "../define-block.ts";
import { questionsFields } from "./questions-fields.ts";
import { questionsList } from "./questions-list.tsx";
import { questionsOpen } from "./questions-open.tsx";
import { questionsSplit } from "./questions-split.tsx";

export const questions = defineBlock({
  kind: "questions",
  label: "Questions",
  fields: questionsFields,
  css: css`.sw-asked details{border-bottom:1px solid var(--sw-line)}
.sw-asked details:first-child{border-top:1px solid var(--sw-line)}
.sw-asked summary{display:flex;justify-content:space-between;gap:1.4rem;align-items:center;min-height:3.6rem;padding-block:.9rem;font-weight:600;font-size:1.08rem;line-height:1.4}
.sw-asked summary::after{content:"";flex:none;width:.95rem;height:.95rem;background:linear-gradient(currentColor,currentColor) 50%/100% 2px no-repeat,linear-gradient(currentColor,currentColor) 50%/2px 100% no-repeat;transition:rotate .2s}
.sw-asked [open] summary::after{rotate:45deg}
.sw-asked p{padding:0 2rem 1.4rem 0;max-width:42rem;color:var(--sw-muted)}`,
  variants: { list: questionsList, split: questionsSplit, open: questionsOpen },
});
