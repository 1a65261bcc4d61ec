import type { Brief } from "#src/contract/brief.ts";
import type { Submission } from "#src/contract/form-submissions.ts";
import type { Seed } from "../database.ts";

/** The date the seed is written for. `asOfToday` shifts it to the current day. */
const ANCHOR = Date.UTC(2026, 0, 31);
const DAY_MS = 86_400_000;

type Sent = Omit<Brief, "module"> & {
  module?: string;
  daysAgo: number;
  /** Time of day in minutes. */
  minute: number;
  status?: Submission["status"];
  notes?: string;
};

const sent: readonly Sent[] = [
  {
    daysAgo: 1,
    minute: 545,
    businessName: "Larkspur & Rye",
    industry: "bakery",
    description:
      "A sourdough bakery with eleven seats. Regulars order by phone at six in the morning; we would rather they ordered the night before.",
    audience: "People within a fifteen-minute walk, and two cafés that buy from us",
    pages: ["Home", "Today's bread", "Order ahead", "Find us"],
    look: { tone: "friendly", palette: "warm" },
    features: ["online-ordering", "opening-hours", "map"],
    contactName: "Ines Fairweather",
    email: "ines@larkspur-rye.example",
    phone: "+1 555 0142",
  },
  {
    daysAgo: 2,
    minute: 1_110,
    businessName: "Holm Family Law",
    industry: "law-firm",
    description:
      "Two lawyers for separation, custody and inheritance. Clients come in a hard week of their lives: the site must be calm, and say what a first talk costs.",
    audience: "Parents, mostly on a phone and late in the evening",
    pages: ["Home", "What we do", "Fees", "Book a talk"],
    look: { tone: "calm", palette: "navy and sand" },
    features: ["booking", "faq", "team", "contact-form"],
    contactName: "Astrid Holm",
    email: "astrid.holm@holmfamily.example",
    phone: "+47 555 01 77",
  },
  {
    daysAgo: 3,
    minute: 720,
    businessName: "Copper Kettle Brewing",
    industry: "brewery",
    description:
      "A taproom and eight beers, of which three change with the season. We need the list of what is on tap to be changed by whoever stands behind the bar.",
    audience: "",
    pages: ["Home", "On tap", "Tours", "Events"],
    look: { tone: "bold", palette: "dark" },
    features: ["menu", "events", "booking"],
    contactName: "Desmond Achebe",
    email: "desmond@copperkettle.example",
    phone: "",
    status: "in-progress",
    notes: "Sent two drafts on Tuesday. He prefers the dark one and wants the taps above everything else.",
  },
  {
    daysAgo: 5,
    minute: 960,
    businessName: "Bright Paws Grooming",
    industry: "pet-services",
    description:
      "Dog grooming with a van that comes to the door. Before and after pictures bring us most of our bookings.",
    audience: "Dog owners in the northern suburbs",
    pages: ["Home", "Before and after", "Prices", "Book the van"],
    look: { tone: "playful", palette: "pastel" },
    features: ["booking", "before-after", "pricing", "testimonials"],
    contactName: "Marisol Vega",
    email: "marisol@brightpaws.example",
    phone: "555 0119",
    module: "appointment-scheduler",
  },
  {
    daysAgo: 7,
    minute: 500,
    businessName: "Northlight Architecture",
    industry: "architecture",
    description:
      "Studio of six. Few words, large drawings, one page for each of fourteen projects, and a way for journalists to get press pictures.",
    audience: "Private builders and small councils",
    pages: ["Work", "Studio", "Press", "Contact"],
    look: { tone: "formal", palette: "neutral" },
    features: ["gallery", "case-studies", "team"],
    contactName: "Kenji Watanabe",
    email: "kenji@northlight.example",
    phone: "",
    status: "in-progress",
  },
  {
    daysAgo: 9,
    minute: 1_260,
    businessName: "The Tidy Collective",
    industry: "cleaning",
    description:
      "Cleaners who own their company together. Customers should see the price for their flat before they write to us.",
    audience: "Households and two dozen offices",
    pages: ["Home", "Prices", "Who we are"],
    look: { tone: "friendly", palette: "cool" },
    features: ["pricing", "team", "contact-form"],
    contactName: "Ewa Nowicka",
    email: "hello@tidycollective.example",
    phone: "+1 555 0163",
    status: "done",
    notes: "Live since the weekend. Ask in a month whether the price table brings fewer calls.",
  },
  {
    daysAgo: 12,
    minute: 640,
    businessName: "Seagrass Yoga",
    industry: "yoga-studio",
    description: "A room above the harbour, nine classes a week. The timetable is the site.",
    audience: "Beginners who are shy of studios",
    pages: ["Timetable", "Teachers", "First visit"],
    look: { tone: "calm", palette: "earthy" },
    features: ["booking", "team", "faq"],
    contactName: "Leilani Kahale",
    email: "leilani@seagrass.example",
    phone: "",
    status: "done",
  },
  {
    daysAgo: 14,
    minute: 835,
    businessName: "Volta Home Electric",
    industry: "electrician",
    description:
      "Emergency calls at night, and heat pumps and wall boxes by day. A big telephone number, please, that works with gloves on.",
    audience: "House owners",
    pages: ["Home", "Emergency", "Heat pumps", "Contact"],
    look: { tone: "bold", palette: "navy and gold" },
    features: ["emergency-call", "contact-form", "testimonials"],
    contactName: "Rashid Barakat",
    email: "rashid@volta-home.example",
    phone: "+1 555 0100",
  },
  {
    daysAgo: 17,
    minute: 1_005,
    businessName: "Second Chapter Books",
    industry: "bookshop",
    description:
      "Used books, 14,000 of them, and a reading on the first Thursday of the month. The catalogue is a spreadsheet that my son keeps.",
    audience: "Readers who like to look around",
    pages: ["Home", "Shelves", "Readings"],
    look: { tone: null, palette: "forest green" },
    features: ["events", "newsletter", "blog"],
    contactName: "Tomasz Wielicki",
    email: "tomasz@secondchapter.example",
    phone: "",
    module: "stock-counter",
    status: "in-progress",
  },
  {
    daysAgo: 20,
    minute: 590,
    businessName: "Marigold Daycare",
    industry: "daycare",
    description:
      "Three groups, eighteen children. Parents want to see the rooms, the week's menu and how to get on the waiting list.",
    audience: "Parents of children under three",
    pages: ["Home", "Rooms", "Menu", "Waiting list"],
    look: { tone: "friendly", palette: "vivid" },
    features: ["gallery", "menu", "contact-form"],
    contactName: "Amara Okonjo",
    email: "amara@marigold.example",
    phone: "555 0188",
    status: "done",
  },
  {
    daysAgo: 24,
    minute: 1_320,
    businessName: "Win big now",
    industry: "Anything",
    description:
      "Dear site owner, we offer first place in every search engine within two days. Answer at once.",
    audience: "",
    pages: ["Home"],
    look: { tone: null, palette: null },
    features: [],
    contactName: "Best Offers",
    email: "offers@example.net",
    phone: "",
    status: "archived",
    notes: "An advertisement.",
  },
  {
    daysAgo: 28,
    minute: 480,
    businessName: "Casa Albero",
    industry: "restaurant",
    description:
      "Twenty-eight seats, one menu a day. The dish of the day has to be on the site by eleven, and it must be possible to book for tonight only.",
    audience: "Neighbours at noon, visitors at night",
    pages: ["Home", "Today", "Book a table", "About"],
    look: { tone: "luxurious", palette: "warm" },
    features: ["menu", "booking", "opening-hours", "map"],
    contactName: "Lucia Albero",
    email: "lucia@casa-albero.example",
    phone: "+39 555 0121",
    status: "done",
  },
];

/** The inbox on the date of the seed. */
export const submissionSeed: readonly Submission[] = sent.map(
  ({ daysAgo, minute, status = "new", notes = "", ...brief }, index) => ({
    ...brief,
    pages: [...brief.pages],
    features: [...brief.features],
    id: sent.length - index,
    createdAt: new Date(ANCHOR - daysAgo * DAY_MS + minute * 60_000).toISOString(),
    status,
    notes,
    projectId: null,
  }),
);

/**
 * Shifts the dates of the seed to today, so that recent submissions are still recent whenever the seed is
 * stored.
 */
export function asOfToday(seed: Seed, now = Date.now()): Seed {
  const shift = Math.floor((now - ANCHOR) / DAY_MS) * DAY_MS;
  const { formSubmissions = [] } = seed as { formSubmissions?: readonly Submission[] };
  return {
    ...seed,
    formSubmissions: formSubmissions.map((submission) => ({
      ...submission,
      createdAt: new Date(Date.parse(submission.createdAt) + shift).toISOString(),
    })),
  };
}
