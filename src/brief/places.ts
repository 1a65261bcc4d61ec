import { placeNamed } from "./places/gazetteer.ts";

/** Price formats and the countries that have them. "#" stands for the amount. */
const countriesByForm: Readonly<Record<string, string>> = {
  "£#": "GB IM GG JE GI",
  "€#": "IE FR DE ES PT IT NL BE AT FI BG GR HR SI EE LV LT MT CY LU SK ME",
  "$#": "US CA AU NZ SG MX CO EC CL AR",
  "CHF #": "CH LI",
  "# kr": "SE NO DK IS",
  "# zł": "PL",
  "# Kč": "CZ",
  "# Ft": "HU",
  "₺#": "TR",
  "₴#": "UA",
  "AED #": "AE",
  "₪#": "IL",
  "₦#": "NG",
  "KSh #": "KE",
  "R#": "ZA",
  "₹#": "IN",
  "฿#": "TH",
  "₱#": "PH",
  "HK$#": "HK",
  "NT$#": "TW",
  "¥#": "CN JP",
  "₩#": "KR",
  "R$#": "BR",
};
const forms = new Map(
  Object.entries(countriesByForm).flatMap(([form, countries]) =>
    countries.split(" ").map((country) => [country, form] as const),
  ),
);

/** Towns that are meant though another country has a larger one of this name, and cities of America. */
const known: Readonly<Record<string, string>> = {
  GB: "newcastle cambridge hull durham lancaster canterbury soho worcester",
  US: "nyc la brooklyn manhattan chicago houston phoenix philadelphia dallas austin seattle denver boston nashville detroit portland memphis baltimore atlanta miami oakland minneapolis tulsa tampa cleveland pittsburgh cincinnati sacramento albuquerque tucson milwaukee",
  ES: "valencia",
  NG: "lagos",
};
const countries = new Map(
  Object.entries(known).flatMap(([country, names]) => names.split(" ").map((name) => [name, country])),
);

/**
 * Returns the price format of a place such as "12 Mill Road, Cambridge" or "Ubud, Bali"; undefined if unknown, and for a
 * small town of America, whose name other countries have as well.
 */
export function priceFormIn(place: string) {
  for (const part of place.toLowerCase().split(/,\s*/).toReversed()) {
    const words = part.split(/\s+/);
    // "Brooklyn NY" and "Dublin 8" begin with the town.
    for (let length = words.length; length > 0; length--) {
      const form = formOf(words.slice(0, length).join(" ")) ?? formOf(words.slice(-length).join(" "));
      if (form) return form;
    }
  }
  return isState(place) ? "$#" : undefined;
}

function formOf(name: string) {
  const found = placeNamed(name);
  const isUnsure = found?.kind === "town" && found.country === "US" && !/ /.test(name);
  return forms.get(countries.get(name) ?? (isUnsure ? "" : (found?.country ?? "")));
}

/** Whether a place ends with the abbreviation of a state: "Burlington, VT". */
const isState = (place: string) => /[,\s][A-Z]{2}$/.test(place) && !/\bUK$/.test(place);
