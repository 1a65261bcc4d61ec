import type { Word } from "./words.ts";

const COMMON: Record<string, string> = {
  en: "the and a an of to in is are we our for with my i you it on at that need want have has this be as your by from they not website called us please or but can would like site shop business who open no all will who new so do its im just",
  es: "el la los las un una de que y en es para con por nuestro nuestra mi somos necesito quiero una pagina web negocio se del al su somos esta muy también horario precios",
  fr: "le la les un une des de et est pour avec nous notre nos mon ma je dans sur qui au aux du en site besoin voudrais sommes une heures ouvert ne pas ce cette plus",
  de: "der die das ein eine einen und ist für mit wir unser unsere mein meine ich in auf von zu den dem nicht auch sind eine website brauche möchte bei im am aus seit geöffnet bitte",
  pt: "o a os as um uma de e é para com nosso nossa meu minha somos em no na do da que por não preciso quero um site loja aberto também uma são muito",
  it: "il lo la i gli le un una di e è per con nostro nostra mio mia siamo in nel che del della sono non vorrei sito aperto anche una da ho dal al",
  nl: "de het een en is voor met wij we onze ons mijn ik in op van te niet ook zijn wil graag een website open bij dat die heb",
  sv: "och en ett är för med vi vår vårt min i på av till inte också som har vill behöver hemsida det den att",
  pl: "i w na z do jest dla nie to się że nasza nasz mój moja potrzebuję strona chcę są oraz od po",
  tr: "ve bir için ile bu da de biz bizim benim çok var istiyorum web sitesi olarak ne gibi",
};
const sets = Object.entries(COMMON).map(([language, list]) => [language, new Set(list.split(" "))] as const);

const SCRIPTS: readonly [string, RegExp][] = [
  ["ja", /[\u3040-\u30ff]/g],
  ["ko", /[\uac00-\ud7af]/g],
  ["zh", /[\u4e00-\u9fff]/g],
  ["ru", /[\u0400-\u04ff]/g],
  ["ar", /[\u0600-\u06ff]/g],
  ["he", /[\u0590-\u05ff]/g],
  ["el", /[\u0370-\u03ff]/g],
  ["hi", /[\u0900-\u097f]/g],
  ["th", /[\u0e00-\u0e7f]/g],
];

export interface Language {
  language: string;
  confidence: number;
}

/** Detects the language of these words of a brief, without those of its name; "und" if it is unclear. */
export function readLanguage(words: readonly Word[]): Language {
  const head = words.slice(0, 600);
  const text = head.map(({ text }) => text).join(" ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    if (letters > 0 && count / letters > 0.35) return { language, confidence: 0.9 };
  }
  if (head.length === 0 || letters === 0) return { language: "und", confidence: 0 };
  const counts = sets
    .map(([language, known]) => [language, head.filter(({ low }) => known.has(low)).length] as const)
    .sort((a, b) => b[1] - a[1]);
  const english = counts.find(([language]) => language === "en")?.[1] ?? 0;
  const [best] = counts;
  if (!best || best[1] === 0 || best[0] === "en")
    return { language: "en", confidence: english > 0 ? 0.95 : 0.4 };
  // A short English brief may contain foreign names; in another language, many more words match.
  return best[1] > english * 1.6 + 1 && best[1] / head.length > 0.15
    ? { language: best[0], confidence: 0.85 }
    : { language: "en", confidence: english > 0 ? 0.8 : 0.4 };
}
