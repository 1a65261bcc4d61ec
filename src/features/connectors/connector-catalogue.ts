import calendarIcon from "icon:calendar-blank";
import analyticsIcon from "icon:chart-line-up";
import paymentsIcon from "icon:credit-card";
import mailIcon from "icon:envelope-simple";
import spreadsheetIcon from "icon:table";
import webhookIcon from "icon:webhooks-logo";
import type { ConnectorId } from "#src/contract/connectors.ts";

/** The project values that can be mapped. */
export const sources = {
  name: "Project name",
  description: "Description",
  type: "Type",
  status: "Status",
  business: "Business",
  features: "Features",
  template: "Template",
  created: "Created on",
  link: "Link to the project",
} as const;
export type Source = keyof typeof sources;

interface ServiceField {
  key: string;
  label: string;
  isRequired?: boolean;
  /** The default source. */
  source?: Source;
}

export interface Connector {
  id: ConnectorId;
  name: string;
  icon: string;
  text: string;
  /** The service's term for an account, with an example. */
  account: { label: string; example: string };
  /** The permissions that the service requests. */
  scopes: readonly { id: string; label: string; isOptional?: boolean }[];
  fields: readonly ServiceField[];
}

/** All connectors. Each simulates a kind of service: nothing leaves this browser. */
export const connectors: readonly Connector[] = [
  {
    id: "spreadsheet",
    name: "Spreadsheet",
    icon: spreadsheetIcon,
    text: "Writes a row for each project, and keeps it up to date.",
    account: { label: "Workbook", example: "Sales 2026" },
    scopes: [
      { id: "rows.write", label: "Add and change rows" },
      { id: "rows.read", label: "Read the rows that are there", isOptional: true },
    ],
    fields: [
      { key: "title", label: "Column A: title", isRequired: true, source: "name" },
      { key: "kind", label: "Column B: kind", source: "type" },
      { key: "state", label: "Column C: state", source: "status" },
      { key: "since", label: "Column D: since", source: "created" },
    ],
  },
  {
    id: "payments",
    name: "Payments",
    icon: paymentsIcon,
    text: "Makes a payment link that carries the project's name.",
    account: { label: "Merchant account", example: "studio-lisbon" },
    scopes: [
      { id: "links.write", label: "Make payment links" },
      { id: "payments.read", label: "See which links were paid", isOptional: true },
    ],
    fields: [
      { key: "product", label: "Product", isRequired: true, source: "name" },
      { key: "statement", label: "On the customer's statement", source: "business" },
      { key: "return_url", label: "Page after the payment", isRequired: true, source: "link" },
    ],
  },
  {
    id: "mail",
    name: "Mail",
    icon: mailIcon,
    text: "Sends a message when a project is ready.",
    account: { label: "Sender", example: "hello@example.com" },
    scopes: [
      { id: "mail.send", label: "Send messages in your name" },
      { id: "contacts.read", label: "Look up recipients", isOptional: true },
    ],
    fields: [
      { key: "subject", label: "Subject", isRequired: true, source: "name" },
      { key: "text", label: "Text", isRequired: true, source: "description" },
      { key: "link", label: "Button leads to", source: "link" },
    ],
  },
  {
    id: "calendar",
    name: "Calendar",
    icon: calendarIcon,
    text: "Puts the kick-off of a project into a calendar.",
    account: { label: "Calendar", example: "Studio" },
    scopes: [
      { id: "events.write", label: "Add and change events" },
      { id: "free.read", label: "See when you are free", isOptional: true },
    ],
    fields: [
      { key: "summary", label: "Title of the event", isRequired: true, source: "name" },
      { key: "start", label: "Day", isRequired: true, source: "created" },
      { key: "notes", label: "Notes", source: "description" },
    ],
  },
  {
    id: "webhook",
    name: "Webhook",
    icon: webhookIcon,
    text: "Posts the project as JSON to an address of yours.",
    account: { label: "Name of the hook", example: "Nightly build" },
    scopes: [{ id: "hook.post", label: "Post to the address" }],
    fields: [
      { key: "event", label: "event", isRequired: true, source: "status" },
      { key: "name", label: "name", source: "name" },
      { key: "template", label: "template", source: "template" },
      { key: "features", label: "features", source: "features" },
      { key: "url", label: "url", source: "link" },
    ],
  },
  {
    id: "analytics",
    name: "Analytics",
    icon: analyticsIcon,
    text: "Reports a project as an event, without a word about its visitors.",
    account: { label: "Property", example: "sitewright-demo" },
    scopes: [
      { id: "events.write", label: "Report events" },
      { id: "reports.read", label: "Read the reports", isOptional: true },
    ],
    fields: [
      { key: "event", label: "Event", isRequired: true, source: "status" },
      { key: "category", label: "Category", source: "type" },
      { key: "label", label: "Label", source: "business" },
    ],
  },
];

/** The default mapping of a new connection. */
export const firstMapping = ({ fields }: Connector) =>
  Object.fromEntries(fields.flatMap(({ key, source }) => (source ? [[key, source] as const] : [])));
