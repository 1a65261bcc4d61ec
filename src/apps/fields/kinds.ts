import { address } from "./address/address.ts";
import { changed } from "./changed/changed.ts";
import { choice } from "./choice/choice.ts";
import { choices } from "./choices/choices.ts";
import { created } from "./created/created.ts";
import { date } from "./date/date.ts";
import { dateTime } from "./date-time/date-time.ts";
import { duration } from "./duration/duration.ts";
import { email } from "./email/email.ts";
import type { FieldKind } from "./field-kind.ts";
import { file } from "./file/file.ts";
import { formula } from "./formula/formula.ts";
import { link } from "./link/link.ts";
import { longText } from "./long-text/long-text.ts";
import { lookup } from "./lookup/lookup.ts";
import { money } from "./money/money.ts";
import { number } from "./number/number.ts";
import { percent } from "./percent/percent.ts";
import { phone } from "./phone/phone.ts";
import { picture } from "./picture/picture.ts";
import { rollup } from "./rollup/rollup.ts";
import { runningNumber } from "./running-number/running-number.ts";
import { text } from "./text/text.ts";
import { web } from "./web/web.ts";
import { yesNo } from "./yes-no/yes-no.ts";

/** All kinds of fields. A new kind is a folder and a line here. */
const kinds = {
  text,
  "long-text": longText,
  number,
  money,
  percent,
  duration,
  date,
  "date-time": dateTime,
  choice,
  choices,
  "yes-no": yesNo,
  phone,
  email,
  web,
  address,
  picture,
  file,
  link,
  lookup,
  rollup,
  formula,
  "running-number": runningNumber,
  created,
  changed,
};

export type FieldKindId = keyof typeof kinds;
export type FieldKinds = typeof kinds;

export const fieldKinds: Record<FieldKindId, FieldKind> = kinds;
export const fieldKindIds = Object.keys(kinds) as [FieldKindId, ...FieldKindId[]];
