import type { Project } from "./projects.ts";

/** A template to start a project from: one of these nine, or one of the marketplace. */
export interface ProjectTemplate {
  id: string;
  name: string;
  description: string;
  type: Project["type"];
}

/** The wizard's own templates, which come first in the list of each type. */
export const projectTemplates: readonly ProjectTemplate[] = [
  {
    id: "web-basic",
    name: "Basic Website",
    description: "Home, services, about and contact: what a business needs to be found and called.",
    type: "web",
  },
  {
    id: "web-portfolio",
    name: "Portfolio",
    description: "Large pictures, short captions, and one page for each piece of work.",
    type: "web",
  },
  {
    id: "web-landing",
    name: "Landing Page",
    description: "One long page that makes one offer and asks for one answer.",
    type: "web",
  },
  {
    id: "app-dashboard",
    name: "Admin Dashboard",
    description: "Figures, charts and tables for those who run things behind the counter.",
    type: "app",
  },
  {
    id: "app-crm",
    name: "CRM System",
    description: "Customers, conversations and deals, each with its next step and a date.",
    type: "app",
  },
  {
    id: "app-ecommerce",
    name: "E-commerce Platform",
    description: "A shop with a catalogue, a basket, a checkout and a list of orders.",
    type: "app",
  },
  {
    id: "game-puzzle",
    name: "Puzzle Game",
    description: "A board to solve, with levels that get harder and a hint when it is too hard.",
    type: "game",
  },
  {
    id: "game-arcade",
    name: "Arcade Game",
    description: "Quick rounds, a rising pace and a table of the best.",
    type: "game",
  },
  {
    id: "game-adventure",
    name: "Adventure Game",
    description: "Places to explore, people to talk to, and choices that are remembered.",
    type: "game",
  },
];
