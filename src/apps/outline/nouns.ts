const irregular: Record<string, string> = {
  people: "person",
  children: "child",
  staff: "staff member",
  movies: "movie",
  cookies: "cookie",
  series: "series",
  species: "species",
  analyses: "analysis",
  sheep: "sheep",
  fish: "fish",
  men: "man",
  women: "woman",
  mice: "mouse",
  geese: "goose",
  calves: "calf",
  shoes: "shoe",
  horses: "horse",
  gas: "gas",
  lens: "lens",
  quizzes: "quiz",
};
const irregularPlural = Object.fromEntries(Object.entries(irregular).map(([many, one]) => [one, many]));

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const matchCase = (like: string, word: string) => (/^\p{Lu}/u.test(like) ? capitalised(word) : word);

export function singular(word: string) {
  // An abbreviation is no plural.
  if (/^\p{Lu}+$/u.test(word)) return word;
  const known = irregular[word.toLowerCase()];
  if (known) return matchCase(word, known);
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, "y");
  if (/(ss|x|ch|sh|zz)es$/i.test(word)) return word.slice(0, -2);
  return /[^su]s$/i.test(word) && !/(is|us)$/i.test(word) ? word.slice(0, -1) : word;
}

export function plural(word: string) {
  if (/^\p{Lu}+S$/u.test(word)) return word;
  const known = irregularPlural[word.toLowerCase()];
  if (known) return matchCase(word, known);
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, "ies");
  return /(s|x|ch|sh|z)$/i.test(word) ? `${word}es` : `${word}s`;
}
