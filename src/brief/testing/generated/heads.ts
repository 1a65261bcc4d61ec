import { surnames } from "./names.ts";
import type { Chance } from "./random.ts";
import type { Told } from "./told.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A business card names its owner first or last. */
export function cardHead(chance: Chance, { name, noun, person }: Told) {
  const kind = capital(noun);
  if (!name) return [kind];
  const owner = `${person} ${chance.pick(surnames)}`;
  return chance.pick([
    [name, kind],
    [name, kind],
    [name.toUpperCase(), kind],
    [owner, chance.pick(["Owner", "Director", "Proprietor", "Manager"]), name, kind],
    [name, kind, `Prop. ${owner}`],
    [kind, name],
    [name, chance.pick(["Quality you can trust", "Since we were young", "Done properly"]), kind],
  ]);
}

/** An e-mail names the business in its first lines, in its subject, or only in the signature. */
export function mail(chance: Chance, told: Told, sentences: readonly string[]) {
  const { name, noun, person, does } = told;
  const isInSubject = name && chance.isTrue(0.25);
  const isSigned = name && !isInSubject && chance.isTrue(0.25);
  const body = isInSubject || isSigned ? [`We ${does}.`, ...sentences.slice(1)] : sentences;
  return [
    ...(chance.isTrue(0.3) ? [`From: ${person} ${chance.pick(surnames)}`] : []),
    ...(isInSubject
      ? [
          chance
            .pick(["Subject: Website for {}", "Re: {} website", "Subject: {} – new site"])
            .replace("{}", () => name),
        ]
      : chance.isTrue(0.3)
        ? [`Subject: website for ${noun}`]
        : []),
    `${chance.pick(["Hi,", "Dear Sir or Madam,", "Hello there,", "Good morning,", "Hi team,"])}\n\n${body.join(" ")}`,
    "",
    `${chance.pick(["Kind regards", "Many thanks", "Cheers", "Best wishes", "Regards", "Yours faithfully"])},`,
    person,
    ...(chance.isTrue(0.3) ? [chance.pick(["Owner", "Director", "Manager"])] : []),
    ...(isSigned || (name && chance.isTrue(0.25)) ? [name] : []),
  ].join("\n");
}

/** A telephone note names the caller. */
export function notesHead(chance: Chance, { person }: Told) {
  const heads = ["Caller: {}", "{} rang 10.40", "Tel. message from Ms {}", "Call with {}"];
  return chance.isTrue(0.3) ? [chance.pick(heads).replace("{}", person)] : [];
}
