import { expect, test } from "vitest";
import { loadTrade } from "../trades/load-trade.ts";
import { isTrustedName } from "./trusted-name.ts";

/** A trade, and a text with the name that was read in braces. */
type Case = [trade: string, text: string, more?: { place?: string; contacts?: string[] }];

const right: Case[] = [
  ["bakery", "A vegan bakery in Lisbon called {Crumb}, open Tuesday to Sunday."],
  ["bakery", "{Crumb}, a vegan bakery in Lisbon."],
  ["florist", "The shop is called {Wild Thyme}, it's on Ship Street."],
  ["plumber", "{Harding Plumbing}, Exeter. Boilers, leaks, bathrooms."],
  ["plumber", "Boilers and leaks in Exeter. {Harding Plumbing & Sons}, 01632 960111."],
  ["car-garage", "MOTs while you wait. {Nelson's Garage}, Mill Road."],
  ["cafe", "{Kettle & Fern}: coffee, cake and a reading corner in Kendal."],
  ["hairdresser", "{Shear Joy} – cuts and colour in Leith."],
  ["dog-walker", "We walk dogs in Cork. {Muddy Paws Club}, hello@muddypawsclub.example."],
  ["piano-tuner", "Piano tuning in Cork. {Niamh Barrett}, 020 912 0111."],
  ["osteopath", "I treat backs and knees in Hove. {Marta Lindqvist}, call 01632 960222."],
  ["locksmith", "{Turnkey Locksmiths Ltd} opens doors in Hull at any hour."],
  ["pub", "Quiz on Thursdays, pies all week. {The Drowned Rat}, Port Isaac."],
  ["photographer", "– weddings and portraits\n– {Loom & Lens}, Galway\n– from €900"],
  ["restaurant", "We are {Casa Fumo}, a grill house in Faro."],
  ["brewery", "Hello from {Thirsty Badger}, we brew in a shed in Ludlow."],
  ["window-cleaner", "windows and gutters in wigan, {bob's windows}, text 07700 900111"],
  ["tattoo-studio", "we are called {black heron tattoo} and we are in margate"],
  ["swimming-school", "{Little Otters Swim School}! Warm pool, babies from 4 months."],
  ["caterer", "{MAMA ROSE'S} – Jamaican catering\n* jerk chicken\n* weddings"],
  ["butcher", "BEEF, LAMB AND PIES. {HARGREAVES & SON}, SKIPTON. OPEN 7 TO 4."],
  ["carpenter", "At {Oakum Joinery} we make stairs and windows in Fowey."],
  ["farm-shop", "Eggs, milk and pies, {Tolpuddle Dairy}, orders@tolpuddledairy.example"],
  ["yoga-studio", "Yoga for stiff people. Name: {Bend}. Town: Bath."],
  ["optician", "{Ogilvie Eyecare}, Perth, eye tests and frames."],
  ["barber", "{Chop Shop} is a barber in Derry with three chairs."],
  ["toy-shop", "Toys made of wood, a shop in Brno. It is called {Dřevák}."],
  ["estate-agent", "{Hamish Ogilvie Rural} sells farms and woodland in the Borders."],
  ["nursery", "My nursery, {Acorn House}, has forty places in Truro."],
  ["cobbler", "Heels and soles in Graz. {Schuster Edelweiß}, Hauptplatz 3."],
  ["dentist", "{Dr Aoife Brennan}, dentist in Sligo, two surgeries."],
  ["tattoo-studio", "Tattoo artist {Mika}, fine line, guest spots in Berlin."],
  ["bookshop", "{The Second Hand Bookshop}, Bungay. 20,000 volumes."],
];

const wrong: Case[] = [
  ["marquee-hire", "{Tipis} and dance floors for hire in Kent from £620.", { place: "Kent" }],
  ["car-garage", "Tyres and exhausts at {Castle Hill}, Lincoln.", { place: "Lincoln" }],
  ["dentist", "Dentists near {Harbour Gate} in Bangor, new patients welcome.", { place: "Bangor" }],
  ["audiologist", "Hearing aids, {Quinpool Halifax}, no commission", { place: "Halifax" }],
  ["cobbler", "shoe repairs in derby {soles 15} pound heels 9 closed sundays", { place: "derby" }],
  ["farrier", "I'm a farrier in Rutland, {AWCF}, qualified 2011, remedial work by quote."],
  ["farrier", "Farrier in Rutland, {DipWCF}, qualified 2011."],
  ["boat-hire", "We hire out three boats. They are {Puffin}, Gannet and Tern and sleep four each."],
  ["boat-hire", "Our boats are Puffin, {Gannet} and Tern, from £80 a day."],
  ["fishing-tackle-shop", "BAIT AND ICE. OPEN 5 AM. {MINNOWS LEECHES CRAWLERS EGGS}. CASH ONLY."],
  ["groundworks-contractor", "{SCREED MIX AND PUMPING}, DURBAN. MINIMUM 2 CUBES."],
  ["window-cleaner", "{Gutters} – cleared by vacuum, house £80"],
  ["kayak-guide", "We paddle all summer! {Fjord kayak trips} out of Bergen, 95 euro."],
  ["plumber", "{Boilers}, leaks and bathrooms in Exeter."],
  ["cleaner", "{House cleaning}, ironing and ovens in Leeds."],
  ["guitar-teacher", "{Guitar Lessons} in Cardiff for adults."],
  ["piano-tuner", "{Piano Tuning}, Cork. £70 a visit."],
  ["electrician", "I'm an electrician, registered with {Niceic Direct}, in Poole."],
  ["hat-maker", "Hats made to order above {Bramble Court} in Bath.", { place: "Bath" }],
  ["bakery", "Bread from {Hebden Bridge}, posted on Fridays.", { place: "Hebden Bridge" }],
  ["picture-framer", "Framing in {Marsh Lane}, Preston.", { place: "Preston" }],
  ["picture-framer", "Framing, 4 {Marsh} Street, Preston.", { place: "Preston" }],
  ["care-home", "We have a cook. Ask for {Morag Imrie} at the door."],
  ["doctor", "9,200 patients and a phone queue. {Dr Siddiqui}, Dr Lomax and two nurses."],
  ["furniture-restorer", "Furniture repair. {Caning & rushing}. No pine."],
  ["tailor", "We alter {women's dresses} in Hull, ready in a week."],
  ["florist", "We do {Mother's Day} bouquets and funerals."],
  ["gardener", "{Hedges}, lawns and borders – Kev, 07700 900123"],
  ["driving-school", "{Driving Lessons} Leeds £35 an hour.", { place: "Leeds" }],
  ["childminder", "{childminder} ofsted good three spaces from september"],
  ["caterer", "we cook {gujarati thali} and bring it hot by noon"],
  ["cafe", "Coffee roasted on {Tuesdays} in Lyttelton."],
];

test.each(right)("heads a site: %s, %s", async (trade, text, more) => {
  expect(await isTrusted(trade, text, more)).toBe(true);
});

test.each(wrong)("heads no site: %s, %s", async (trade, text, more) => {
  expect(await isTrusted(trade, text, more)).toBe(false);
});

async function isTrusted(trade: string, marked: string, more: Case[2] = {}) {
  const [start, end] = [marked.indexOf("{"), marked.indexOf("}") - 1];
  const text = marked.replace(/[{}]/g, "");
  return isTrustedName({
    text,
    at: { text: text.slice(start, end), start, end },
    trade: await loadTrade(trade),
    contacts: text.match(/\S+@\S+\.example/g) ?? [],
    confidence: 0.9,
    ...more,
  });
}
