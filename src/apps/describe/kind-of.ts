import type { FieldKindId } from "../fields/kinds.ts";
import commonNouns from "./common-nouns.json" with { type: "json" };
import { stemOfWord } from "./text.ts";

/** Kinds of fields by the last word of their name. */
const ENDINGS: readonly (readonly [RegExp, FieldKindId])[] = [
  [
    /^(?:last|next|first|date|when) \p{L}+(?:ed|en|t|due|done|seen)$|\b(?:last|next) (?:done|due|seen|\p{L}+ed)$|^next \p{L}+(?: \p{L}+)?$|^(?:date|day) (?:in|out|off|on|\p{L}+ed)$|^last (?:visit|check|service|test|done|seen|watering|cleaning|contact|call|dose|feed|farrier|inspection|review|treatment|wormer|worming)$|\b(?:runs? out|is up|['’]?s up|best before|use by|ready by|collect by|back by|due back|needed by|wanted by|ends?|expires?|expir(?:y|es|ing)|due|renewal|renews)$|^(?:next|last) (?:visit|check|service|test|appointment|review|contact|call|payment|inspection|vaccination|watering|cleaning)$/u,
    "date",
  ],
  [/^(?:day of (?:the )?week|weekday|which weekday)$/, "choice"],
  [/\b(?:date|day|deadline|birthday|since|until|expiry)$/, "date"],
  [/\b(?:date and time|datetime|slot)$/, "date-time"],
  [/\b(?:e-?mail)$/, "email"],
  [/\b(?:phone|mobile|telephone|cell|tel)(?: numbers?)?$/, "phone"],
  [/\b(?:website|url|link)$/, "web"],
  [/\b(?:address)$/, "address"],
  [/\b(?:photos?|pictures?|pics?|images?|selfies?)$/, "picture"],
  [
    /\b(?:files?|pdfs?|scans?|attachments?|cv|paperwork|audio|recordings?|manuscripts?|mp3s?|voice memo|certs?|receipts?)$|^(?:scan|copy|pdf) (?:of|or)\b/,
    "file",
  ],
  [
    /\b(?:notes?|comments?|remarks?|descriptions?|instructions?|history|feedback|thoughts|steps)$/,
    "long-text",
  ],
  [
    /\b(?:prices?|costs?|fees?|amounts?|rent|deposits?|salary|wages?|budget|balance|worth|value|charges?|payment|total|profit|fares?|bill|earnings|takings|advance|fines?|postage|tips?|winnings|prize money|cash|float|owed|owing|overheads|commission paid|refund)$|\b(?:cash|fares?|amount|advance|takings|money|deposit|fees?) (?:collected|taken|paid|received|in|spent|owed)$|\b(?:sold|went|bought|paid|gave|going|sell|sells|goes) (?:it |them )?for$|^(?:price|cost|charge|fee|rate|rent|\$|£|€) (?:per|a|an|for)\b|\b(?:what|how much) (?:i|we) (?:owe|charge|pay|paid|gave|made|took|get)$/,
    "money",
  ],
  [/\b(?:hours|duration|minutes|mins)$/, "duration"],
  [/\b(?:percent|percentage|share|discount|vat|commission)$/, "percent"],
  [
    /\b(?:quantity|qty|count|weight|height|width|depth|temperature|age|year|score|points|mileage|miles|km|litres|liters|kilos|kg|grams|capacity|bedrooms|floors?|left|metres|meters|waist|copies|pages|percentage|ph|eggs|jars|reps|sets|servings|portions|seats|steps per day|calories|length|size in \w+|gravity|pulse|systolic|diastolic|frames|heads|beds|sheets|kilometers|gallons|watts|volts|dose|mm|cm|ml|lbs?|oz|ft|inches|feet|grams?|laps|strokes|putts|stitches|rows|balls|metres left|tempo|bpm|percent alcohol|abv|nitrate|nitrite|ammonia|humidity|pressure|rate per minute|heart rate|distance|depth|speed|steps)$|\b(?:weight|width|wing|length|volume) (?:g|m|l|in)$/,
    "number",
  ],
  [
    /^(?:min|max|minimum|maximum|top|bottom|total number)(?: \p{L}+)?$|\b(?:spaces|places|yards|seats|copies|balls|frames|frames of brood|doses|bottles|bags|boxes|chicks|pallets|sacks|barrels|lambs|rolls|bales|acres|points|nights|guests|adults|heads|players|teeth|turns|goals|assists|tries|wickets|runs scored|overs)$/u,
    "number",
  ],
  [/^days(?: \p{L}+)?$|^\p{L}+ days$/u, "choices"],
  [/^(?:number|amount|count) of\b|^how many\b/, "number"],
];

/** A participle in a list of fields is a question: "paid", "delivered", "vaccinated". */
const PARTICIPLE = /^(?:not )?(?:paid|done|sent|sold|given|read|seen|\p{L}{3,}[^e]ed)$/u;
const NO_PARTICIPLE = /^(?:breed|seed|need|feed|bed|speed|weed|shed|reed|deed)$/;

export function kindOf(name: string): FieldKindId {
  const low = name.toLowerCase();
  for (const [ending, kind] of ENDINGS) if (ending.test(low)) return kind;
  return PARTICIPLE.test(low) && !NO_PARTICIPLE.test(low) ? "yes-no" : "text";
}

const EVENT =
  /(?:ings?|visits?|checks?|tests?|sessions?|meetings?|deliver(?:y|ies)|inspections?|harvests?|sales?|incidents?|accidents?|swarms?|sightings?|calls?|games?|hunts?|dives?|births?|deaths?|observations?|treatments?|logs?|entr(?:y|ies)|readings?|results?|repairs?|reviews?|ratings?|votes?|dates|appointments?|bookings?|changes|posts|payments?|instalments?|repairs?|walks?|climbs?|flights?|raids?|ceremon(?:y|ies)|services|burials?|weddings|funerals)$/;
const PERSON =
  /(?:ers?|ors?|ists?|ants?|ees|men|women|people|folks|friends|couples|mates|buddies|neighbou?rs|pupils|clients|residents|relatives|heirs|ians?|heirs|fans|parents|families)$/;
const NO_PERSON =
  /(?:tainers?|computers?|trailers?|printers?|rollers?|letters?|numbers?|papers?|flowers?|tractors?|motors?|plants?|boilers?|freezers?|heaters?|scooters?|sensors?|projectors?|burgers?|trees|coffees?|bees|vouchers?|offers?|orders?|folders?|posters?|corners?|towers?|rivers?|covers?|dinners?|trainers|colours?|colors?|doors?|floors?|servers?|routers?|jumpers?|beavers?|tigers?|spiders?|chargers?|stickers?|newsletters?|restaurants?|pliers|drawers?|mowers?|gliders?|computers?|speakers?|amplifiers?|degrees)$/;

const people = new Set(commonNouns.people.split("|").map(stemOfWord));
for (const noun of [
  "practice",
  "school",
  "shop",
  "party",
  "class",
  "business",
  "model",
  "monitor",
  "contact",
  "coach",
  "host",
])
  people.delete(noun);

/** A guess at what an unknown noun is, for the fields that it begins with. */
export function sortOf(noun: string): "person" | "event" | "thing" {
  const low = noun.toLowerCase();
  if (
    EVENT.test(low) &&
    !/(?:rings?|buildings?|paintings?|drawings?|earrings?|listings|offerings|savings|ceilings?|wings?)$/.test(
      low,
    )
  )
    return "event";
  if (people.has(stemOfWord(low))) return "person";
  return PERSON.test(low) && !NO_PERSON.test(low) ? "person" : "thing";
}
