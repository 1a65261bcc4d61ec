import {
  amount,
  choice,
  column,
  date,
  duration,
  english,
  figure,
  forms,
  gaps,
  german,
  notes,
  numbered,
  same,
  sumOf,
  text,
  whole,
  yesNo,
  zeros,
} from "../cells.ts";
import { people, products, type Sample, sentences } from "../truth.ts";

const group = "jobs" as const;
const customers = people(61);
const job = (head: string) => text(head, ({ pick, at }) => `${pick(sentences)} (${at})`, "long-text");

export const jobs: Sample[] = [
  {
    ...{ id: "jobs-2026", group, fileName: "Jobs 2026.xlsx", splits: { Customer: ["Tel"] } },
    sheets: [
      {
        ...{ name: "Jobs 2026", size: 214, merges: ["A1:H1"] },
        above: [
          ["Jobs 2026", "", "", "", "", "", "", ""],
          ["", "", "", "", "", "", "", ""],
        ],
        columns: [
          zeros("No", 4, 31),
          text("Customer", ({ same }) => same("customer", customers).name),
          text("Tel", ({ same }) => same("customer", customers).phone, "phone"),
          job("Job"),
          amount("Quote", "money", { write: (value) => `£${english(value)}`, format: '"£"#,##0.00' }),
          choice("Status", ["Asked", "Quoted", "Booked", "Finished"]),
          date("Start", forms.iso, { format: "d/m/yy" }),
          yesNo("Done?", "Yes", "No"),
        ],
        below: (records) => [["Total", "", "", "", `£${english(sumOf(records, 4))}`, "", "", ""]],
      },
    ],
  },
  {
    ...{ id: "jobs-2026-csv", group, fileName: "Jobs 2026.csv", splits: { Customer: ["Tel"] } },
    answers: { "date-order": "dmy" },
    sheets: [
      {
        ...{ name: "", size: 214 },
        above: [
          ["Jobs 2026", "", "", "", "", "", "", ""],
          ["", "", "", "", "", "", "", ""],
        ],
        columns: [
          zeros("No", 4, 31),
          text("Customer", ({ same }) => same("customer", customers).name),
          text("Tel", ({ same }) => same("customer", customers).phone, "phone"),
          job("Job"),
          amount("Quote", "money", { write: (value) => `£${english(value)}` }),
          choice("Status", ["Asked", "Quoted", "Booked", "Finished"]),
          date("Start", forms.short, { lastDay: 12 }),
          yesNo("Done?", "Yes", "No"),
        ],
        below: (records) => [["Total", "", "", "", `£${english(sumOf(records, 4))}`, "", "", ""]],
      },
    ],
  },
  {
    ...{ id: "repairs", group, fileName: "repairs.csv" },
    sheets: [
      {
        ...{ name: "", size: 130 },
        columns: [
          numbered("Ticket", "R-", 5, 402),
          date("Received", forms.dutch),
          text("Item", ({ pick, at }) => `${pick(products)} no. ${at}`),
          notes("Fault", 0.95),
          choice("Stage", ["New", "Waiting for parts", "On the bench", "Ready"]),
          gaps(amount("Cost", "money", { write: (value) => `€ ${value.toFixed(2)}`, to: 300 }), 0.2),
          duration("Time taken", (minutes) => `${Math.floor(minutes / 60)}h ${minutes % 60}m`),
        ],
      },
    ],
  },
  {
    ...{
      id: "auftraege",
      group,
      fileName: "Aufträge.csv",
      separator: ";",
      encoding: "windows-1252",
      newline: "\n",
    },
    sheets: [
      {
        ...{ name: "", size: 85 },
        columns: [
          numbered("Auftrag", "A-26-", 3),
          text("Kunde", ({ at }) => `Kunde Nr. ${at} Schröder`),
          date("Beginn", forms.germanShort),
          amount("Angebot", "money", { write: (value) => `${german(value)} EUR` }),
          choice("Stand", ["offen", "angenommen", "abgerechnet"]),
          column("Marge", "percent", ({ whole }) => figure(whole(5, 45), (value) => `${value} %`)),
        ],
      },
    ],
  },
  {
    ...{ id: "inspections", group, fileName: "Inspections.csv" },
    sheets: [
      {
        ...{ name: "", size: 64 },
        columns: [
          zeros("Asset", 5, 120, 4),
          date("Inspected", forms.americanNamed),
          choice("Result", ["Pass", "Fail", "Advisory"]),
          whole("Score", 1, 10),
          yesNo("Follow-up?", "1", "0", 0.3),
          notes("Findings", 0.7),
        ].map((one) =>
          one.head === "Follow-up?"
            ? { ...one, cell: (context: Parameters<typeof one.cell>[0]) => one.cell(context) }
            : one,
        ),
      },
    ],
  },
  {
    ...{ id: "orders-linked", group, fileName: "Workshop.xlsx", links: ["Customer No"] },
    sheets: [
      {
        ...{ name: "Customers", size: 50 },
        columns: [
          text("Customer No", ({ at }) => `C${String(101 + at * 3)}`),
          text("Name", ({ at }) => customers[at]?.name ?? ""),
          text("Phone", ({ at }) => customers[at]?.mobile ?? "", "phone"),
          text("Address", ({ at }) => `${customers[at]?.street}, ${customers[at]?.town}`, "address"),
        ],
      },
      {
        ...{ name: "Orders", size: 120 },
        columns: [
          numbered("Order", "W", 4, 88),
          column("Customer No", "link", ({ whole }) => same(`C${101 + whole(0, 49) * 3}`)),
          text("Work", ({ pick, at }) => `${pick(products)} to measure, ${at}`),
          amount("Price", "money", { write: (value) => `£${english(value)}`, format: '"£"#,##0.00' }),
          date("Due", forms.iso, { format: "yyyy-mm-dd" }),
        ],
      },
      {
        ...{ name: "Read me", size: 3 },
        columns: [
          text("About this workbook and how we use it in the office every day", ({ pick }) =>
            pick(sentences),
          ),
        ],
      },
    ],
  },
  {
    ...{ id: "todo", group, fileName: "To do.csv" },
    sheets: [
      {
        ...{ name: "", size: 14 },
        columns: [
          text("Task", ({ pick, at }) => `${pick(products)} ${at}`),
          choice("Status", ["to do", "done"]),
          date("Due", forms.named),
          choice("Who", ["Ann", "Ben"]),
        ],
      },
    ],
  },
  {
    ...{ id: "pages", group, fileName: "printed report.csv" },
    sheets: [
      {
        ...{ name: "", size: 60 },
        columns: [
          zeros("Job No", 5, 1_207, 2),
          text("Site", ({ at }) => `Plot ${at}, ${["Leeds", "York", "Hull"][at % 3]}`),
          date("Visit", forms.british),
          amount("Labour cost", "money", { write: english }),
        ],
        between: (at) =>
          at === 20 || at === 40
            ? [
                ["Page total", "", "", "1,000.00"],
                ["", "", "", ""],
                ["Job No", "Site", "Visit", "Labour cost"],
              ]
            : [],
      },
    ],
  },
];
