import type { ModuleCategory } from "./module-categories.ts";

export interface CatalogueEntry {
  name: string;
  category: ModuleCategory;
  description: string;
}

/** The sample catalogue, shown while the module list loads, and the backend's seed. */
export const moduleCatalogue: readonly CatalogueEntry[] = [
  {
    name: "Customer Relationship Manager",
    category: "CRM",
    description:
      "Every customer on one page: calls, orders, birthdays and the promise you made last Tuesday. " +
      "Points out anyone who has not heard from you in 60 days.",
  },
  {
    name: "Sales Pipeline Tracker",
    category: "CRM",
    description:
      "Shows each open deal as a card in the stage it has reached. " +
      "A card left alone for ten days turns amber, so no quote goes cold behind your back.",
  },
  {
    name: "Client Portal",
    category: "CRM",
    description:
      "Gives each client a private page with files, invoices and the state of the job. " +
      "They approve a drawing with one tap instead of a dozen e-mails.",
  },
  {
    name: "Quote Builder",
    category: "CRM",
    description:
      "Turns your price list into a tidy quote while the customer is still on the phone. " +
      "Good, better and best stand side by side on a single page.",
  },
  {
    name: "Email Triage",
    category: "CRM",
    description:
      "Sorts a shared inbox into reply today, can wait, and one for the bookkeeper. " +
      "A complaint rises to the top with that customer's last three orders beside it.",
  },
  {
    name: "Loyalty Ledger",
    category: "CRM",
    description:
      "Replaces the paper stamp card with a phone number at the till. " +
      "Regulars see they are two coffees from a free one; you see who has stopped coming.",
  },
  {
    name: "Referral Network",
    category: "CRM",
    description:
      "Remembers who sent whom, and thanks them in time. " +
      "When a referred job is paid, the voucher or 5% fee is made out the same day.",
  },
  {
    name: "Puzzle Trail",
    category: "Games",
    description:
      "A daily puzzle that leads visitors through your site, clue by clue, to a discount code. " +
      "A florist might hide five blooms; whoever finds them gets free delivery.",
  },
  {
    name: "Arcade Cabinet",
    category: "Games",
    description:
      "Three quick retro games in your shop's colours, made for waiting rooms and queues. " +
      "A round lasts 90 seconds and needs only a thumb.",
  },
  {
    name: "Quest Map",
    category: "Games",
    description:
      "Turns your street or trade fair into a walk with checkpoints to scan. " +
      "Six stamps from six neighbouring shops earn a slice of cake at the last one.",
  },
  {
    name: "Trivia Night Host",
    category: "Games",
    description:
      "Runs the pub quiz from one laptop: rounds, timer, picture questions and scores. " +
      "Teams answer on their phones, so nobody marks papers behind the bar.",
  },
  {
    name: "Leaderboard Studio",
    category: "Games",
    description:
      "Puts any contest on a wall screen, from most croissants shaped to fastest tyre change. " +
      "Ties share a place, and the board starts afresh every Monday.",
  },
  {
    name: "Card Table",
    category: "Games",
    description:
      "Rummy, whist and snap for two to six guests, opened from one link on the menu. " +
      "The backs of the cards carry your café's own photos.",
  },
  {
    name: "Tournament Bracket",
    category: "Games",
    description:
      "Draws up your darts, chess or padel night in a minute, byes included. " +
      "Winners move on with one tap, and players get a text when their table is free.",
  },
  {
    name: "Access Control Desk",
    category: "Security",
    description:
      "Decides who may open which door and which drawer of the till, by role and by hour. " +
      "When a Saturday helper leaves, one switch takes back every key.",
  },
  {
    name: "Visitor Log",
    category: "Security",
    description:
      "Greets visitors on a tablet, prints a badge and tells the host they are here. " +
      "In a fire drill it lists, room by room, who is still in the building.",
  },
  {
    name: "Password Vault",
    category: "Security",
    description:
      "Keeps the supplier, bank and Wi-Fi logins that used to live on a sticky note. " +
      "The weekend team can use one without ever seeing its letters.",
  },
  {
    name: "Audit Trail",
    category: "Security",
    description:
      "Writes down who changed a price, a rota or a customer record, with the value before and after. " +
      "Your accountant gets the whole year in one file.",
  },
  {
    name: "Threat Monitor",
    category: "Security",
    description:
      "Watches your site and shop accounts for odd sign-ins and lookalike addresses. " +
      "One plain report a day, and a text at once after 20 wrong passwords.",
  },
  {
    name: "Backup Keeper",
    category: "Security",
    description:
      "Copies orders, photos and books to two places every night at 2 a.m. " +
      "Once a month it restores a file by itself and shows you that it opens.",
  },
  {
    name: "Incident Room",
    category: "Security",
    description:
      "A calm checklist for a bad morning: lost laptop, faked invoice, break-in. " +
      "It says who calls the bank and who tells customers, and keeps the times for your insurer.",
  },
  {
    name: "Appointment Scheduler",
    category: "Productivity",
    description:
      "Customers book the chair, bay or table themselves, even at 11 p.m. " +
      "It leaves ten minutes between visits to sweep up, and sends a reminder the day before.",
  },
  {
    name: "Task Board",
    category: "Productivity",
    description:
      "Four columns from To do to Done, for teams that work on their feet. " +
      "A photo taken at the job closes the task, and the workshop screen shows it at once.",
  },
  {
    name: "Time Clock",
    category: "Productivity",
    description:
      "Staff clock in by PIN at the counter or by phone on site. " +
      "Breaks and overtime add up by themselves, so Friday's payroll takes minutes, not an evening.",
  },
  {
    name: "Invoice Desk",
    category: "Productivity",
    description:
      "Makes the invoice from the finished job, sends it, and asks again politely after 7, 14 and 30 days. " +
      "One list shows who owes you what.",
  },
  {
    name: "Stock Counter",
    category: "Productivity",
    description:
      "Count shelves with a phone camera and know what to reorder before the weekend. " +
      "It understands that thirty eggs make one tray, and warns at the minimum you set.",
  },
  {
    name: "Shift Planner",
    category: "Productivity",
    description:
      "Drafts next week's rota from opening hours, days off and who holds a first-aid card. " +
      "Two people agree a swap, and you approve it with one tap.",
  },
  {
    name: "Document Binder",
    category: "Productivity",
    description:
      "Keeps contracts, permits and gas certificates where a search finds them. " +
      "Sixty days before one runs out, it tells the person who has to renew it.",
  },
  {
    name: "AI Chatbot Builder",
    category: "AI",
    description:
      "Answers customers from your own price list and opening hours, day and night. " +
      "What it does not know it hands to you, with the whole conversation attached.",
  },
  {
    name: "Copy Desk",
    category: "AI",
    description:
      "Drafts menu lines, product texts and newsletters in the voice of three samples you give it. " +
      "Every draft comes short, medium and long.",
  },
  {
    name: "Review Reader",
    category: "AI",
    description:
      "Reads every review and tells you in five lines what guests love and where they grumble. " +
      "Cold soup on Thursdays shows up before it costs you a star.",
  },
  {
    name: "Demand Forecaster",
    category: "AI",
    description:
      "Says how many loaves, rooms or rental bikes Saturday will need, from past sales, weather and school " +
      "holidays. Gives a low, a likely and a high figure.",
  },
  {
    name: "Photo Sorter",
    category: "AI",
    description:
      "Files a week of job photos by site, room and date, and picks the sharpest of every ten. " +
      "Faces and number plates are blurred before you publish.",
  },
  {
    name: "Call Transcriber",
    category: "AI",
    description:
      "Turns a phone call into half a page of notes with the date, price and promise underlined. " +
      "Callers are told first, and recordings go after 30 days.",
  },
  {
    name: "Lead Scorer",
    category: "AI",
    description:
      "Ranks new enquiries by how likely they are to book and says why: a budget named, a date in mind, " +
      "a postcode you serve. You call the top five first.",
  },
];
