import type { ModuleCategory } from "#src/contract/module-categories.ts";

/** Ideas for new modules: a name and a sentence each. */
export const moduleIdeas: Record<ModuleCategory, readonly (readonly [name: string, description: string])[]> =
  {
    CRM: [
      ["Lead Ledger", "Every enquiry on one page, with who answered it and what comes next."],
      ["Renewal Radar", "Shows which contracts end soon, early enough to talk about it."],
      ["Quote Bench", "Puts a quote together from a price list and remembers which version was sent."],
      ["Call Slips", "A slip for each call: who rang, about what, and whom to tell."],
      ["Key Accounts", "The ten customers that matter most, and when each was last heard from."],
      ["Thank-You Desk", "Reminds you of birthdays, first orders and referrals that deserve a line."],
      ["Complaint Tray", "Takes a complaint from its first word to the day it was put right."],
      ["Territory Map", "Who looks after which street, and where nobody does."],
    ],
    Games: [
      ["Tile Harbour", "Slide the boats until the way out is free."],
      ["Word Ladder Club", "From one word to another, a letter at a time, against the clock."],
      ["Marble Run Lab", "Build a run from ten pieces and see how far the marble gets."],
      ["Night Express", "Set the points in time, or the trains will meet."],
      ["Garden of Pairs", "Turn over two cards and remember what grew where."],
      ["Penalty Booth", "Five shots, one keeper, and a scoreboard for the whole office."],
      ["Lantern Quest", "Find the way through a dark house with too few matches."],
      ["Trivia Table", "Questions for four players around one screen."],
    ],
    Security: [
      ["Visitor Badges", "Prints a badge at the door and asks for it back in the evening."],
      ["Shift Handover", "What the night has seen, for those who come in the morning."],
      ["Alarm Journal", "Each alarm with its cause, so that the third false one is looked into."],
      ["Contractor Gate", "Lets in those whose papers are in order, and says what is missing."],
      ["Drill Planner", "Plans evacuation drills and writes down how long each one took."],
      ["Lost and Found", "What was found, where it lies, and who has come to ask."],
      ["Camera Round", "A list of cameras, with the day each lens was last cleaned."],
      ["Password Sweep", "Asks every team once a quarter which shared passwords have been changed."],
    ],
    Productivity: [
      ["Meeting Minutes", "Decisions and tasks of a meeting on one page, sent before the coffee is cold."],
      ["Room Book", "Who has which room, and until when."],
      ["Checklists", "Lists that are done again and again, with a tick and a name for each step."],
      ["Expense Tray", "Photograph a receipt, say what it was for, done."],
      ["Week at a Glance", "The five things that each team wants to finish by Friday."],
      ["Handbook", "How things are done here, with a date on every page."],
      ["Stock Count", "Count a shelf with a phone, and see what has to be ordered."],
      ["Travel Folder", "Tickets, addresses and opening hours of a trip in one place."],
    ],
    AI: [
      ["Headline Helper", "Proposes five headlines for a page, and says why each might work."],
      ["Meeting Digest", "Makes ten lines of an hour of talk."],
      ["Reply Draft", "Writes a first answer to a customer's message, for somebody to correct."],
      ["Picture Captions", "Describes pictures in a sentence, for those who cannot see them."],
      ["Tone Check", "Reads a text and marks where it sounds colder than it was meant."],
      ["Question Finder", "Reads a page and lists what visitors will still want to know."],
      ["Form Sorter", "Puts what comes in by form into the tray where it belongs."],
      ["Term Watch", "Makes sure that a thing has the same name on every page."],
    ],
  };
