import { paths } from "#src/lib/paths.ts";
import type { Script } from "./script.ts";

interface ShippedScript {
  title: string;
  script: Script;
}

/** The built-in demos, by their name in links. */
export const shippedScripts: Readonly<Record<string, ShippedScript>> = {
  site: {
    title: "From a sentence to a website",
    script: [
      { do: "go", path: paths.home },
      { do: "say", text: "Welcome, {prospect}. One sentence is enough to get a website." },
      {
        do: "type",
        role: "textbox",
        name: "What does your business do?",
        text: "A bakery called {prospect} in Lisbon with online orders",
      },
      { do: "choose", role: "button", name: "Draw my site" },
      { do: "say", text: "Three proposals for {prospect}, drawn in this browser." },
      { do: "choose", role: "button", name: "Use this one…" },
      { do: "say", text: "And this is its studio: change any text, any picture, any page." },
    ],
  },
  app: {
    title: "From a sentence to an application",
    script: [
      { do: "go", path: paths.home },
      { do: "say", text: "Not every business needs a page first, {prospect}. Some need a list that works." },
      {
        do: "type",
        role: "textbox",
        name: "What does your business do?",
        text: "An app called {prospect}: our customers, their dogs, appointments with price and whether they paid, and a reminder the day before",
      },
      { do: "choose", role: "button", name: "Draw my site" },
      { do: "say", text: "This is no picture of an app. It runs, and beside it stands what was understood." },
      { do: "choose", role: "button", name: "Dogs" },
      { do: "choose", role: "button", name: "Make this app" },
      { do: "say", text: "Now it is a project: records, pages and a file to take away." },
      { do: "choose", role: "button", name: "Customers" },
      { do: "say", text: "Take over, {prospect}: add the first one." },
    ],
  },
  crm: {
    title: "Customers and deals",
    script: [
      { do: "go", path: paths.openProject("app-crm") },
      { do: "say", text: "This is how {prospect} could follow its customers and deals." },
      { do: "type", role: "searchbox", name: "Search contacts, deals and notes", text: "oak" },
      { do: "choose", role: "button", name: "Greta Lind…" },
      { do: "type", role: "textbox", name: "What happened", text: "Called about the offer." },
      { do: "choose", role: "button", name: "Add activity" },
      { do: "say", text: "The note is in the history of the contact." },
      { do: "choose", role: "button", name: "Back to Deals" },
      { do: "point", role: "region", name: "Talking…" },
      { do: "say", text: "Every deal has its place on the board. Drag one, {prospect}." },
    ],
  },
  publishing: {
    title: "A website that you take away",
    script: [
      { do: "go", path: paths.openProject("bakery-counter") },
      { do: "say", text: "A finished site for {prospect} leaves in more than one way." },
      { do: "choose", role: "button", name: "Share" },
      { do: "choose", role: "button", name: "Share and export…" },
      { do: "say", text: "As a link that carries the whole site." },
      { do: "choose", role: "tab", name: "Put it online" },
      { do: "say", text: "Straight to a host of your own." },
      { do: "choose", role: "tab", name: "Website files" },
      { do: "say", text: "Or as plain files that belong to {prospect}, for any host." },
    ],
  },
};
