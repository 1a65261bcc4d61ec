import {
  amount,
  choice,
  column,
  commaCents,
  date,
  emptyColumn,
  figure,
  forms,
  german,
  notes,
  plainCents,
  same,
  text,
  whole,
  yesNo,
  zeros,
} from "../cells.ts";
import { firms, people, products, type RowContext, type Sample, type TrueCell, towns } from "../truth.ts";

const group = "odd" as const;
const guests = people(120);

/** Now and then a cell holds something else. */
const slips =
  (cell: (context: RowContext) => TrueCell, slip: string, every: number) =>
  (context: RowContext): TrueCell => {
    const own = cell(context);
    return context.at % every === every - 1 ? { text: slip, value: null } : own;
  };

export const odd: Sample[] = [
  {
    ...{ id: "slips", group, fileName: "Orders with slips.csv" },
    sheets: [
      {
        ...{ name: "", size: 100 },
        columns: [
          text("Order ref", ({ at }) => `${String.fromCharCode(65 + (at % 26))}${at * 37}`),
          column("Wanted by", "date", slips(date("", forms.british).cell, "ASAP", 34)),
          column(
            "Price",
            "money",
            slips(amount("", "money", { write: (value) => `£${value.toFixed(2)}` }).cell, "see email", 45),
          ),
          column("Quantity", "number", slips(whole("", 1, 90).cell, "n/a", 12)),
          choice("Delivery", ["Yes", "No", "Maybe"]),
          text("Country", () => "UK"),
        ],
      },
    ],
  },
  {
    ...{ id: "mixed-dates-xlsx", group, fileName: "Mixed dates.xlsx" },
    sheets: [
      {
        ...{ name: "Sheet1", size: 60 },
        columns: [
          text("Guest", ({ at }) => guests[at]?.name ?? ""),
          column("Arrival", "date", (context) => {
            const own = date("", context.at % 5 === 0 ? forms.british : forms.iso, {
              format: "dd/mm/yyyy",
            }).cell(context);
            return context.at % 5 === 0 ? { text: own.text, value: own.value } : own;
          }),
          amount("Rate", "percent", {
            write: (value) => `${value}%`,
            format: "0.0%",
            from: 1,
            to: 20,
            decimals: 1,
          }),
          whole("Nights", 1, 14),
          choice("Town", towns),
        ],
      },
    ],
  },
  {
    ...{ id: "sap", group, fileName: "SAP Export.csv", separator: ";", encoding: "windows-1252" },
    sheets: [
      {
        ...{ name: "", size: 140 },
        columns: [
          zeros("Belegnr", 10, 1_800_000_001, 3),
          date("Buchungsdatum", forms.german),
          column("Betrag in HW", "money", ({ random }) => {
            const value = Number((random() * 9_000 - 4_000).toFixed(2));
            return figure(value, (own) => (own < 0 ? `${german(-own)}-` : german(own)));
          }),
          text("Währg", () => "EUR"),
          column("Menge", "number", ({ random }) => {
            const value = Number((random() * 40).toFixed(3));
            return figure(value, (own) => own.toFixed(3).replace(".", ","));
          }),
          text("Text", ({ at, pick }) => `${pick(["Rechnung", "Gutschrift", "Zahlung"])} ${at * 7}`),
        ],
      },
    ],
  },
  {
    ...{ id: "offset", group, fileName: "offset.xlsx" },
    sheets: [
      {
        ...{ name: "Results", size: 40 },
        above: [
          ["", "", "", "", ""],
          ["", "Season results", "", "", ""],
          ["", "", "", "", ""],
        ],
        columns: [
          emptyColumn(),
          text("Opponent", ({ at }) => `${firms[at % firms.length]} ${at}`),
          text("Result", ({ whole }) => `${whole(0, 6)}:${whole(0, 6)}`),
          date("Played", forms.iso, { format: "dd mmm yyyy" }),
          whole("Spectators", 20, 900),
        ],
        below: () => [["", "Average", "", "", "430"]],
      },
    ],
  },
  {
    ...{ id: "sep-line", group, fileName: "sep line.csv", separator: ";" },
    sheets: [
      {
        ...{ name: "", size: 45 },
        above: [["sep=;"]],
        columns: [
          text("Client", ({ at }) => `${guests[at]?.first}, ${guests[at]?.last}`),
          amount("Stundensatz", "number", { write: commaCents, from: 20, to: 90 }),
          text("Sort code", ({ whole }) => `${whole(20, 60)}-${whole(32, 99)}-${whole(10, 99)}`),
          text("Period", ({ pick }) => pick(["Jan 2026", "Feb 2026", "Mar 2026"]), ["choice", "text"]),
        ],
      },
    ],
  },
  {
    ...{ id: "survey", group, fileName: "Survey responses.csv" },
    sheets: [
      {
        ...{ name: "", size: 88 },
        columns: [
          column("Timestamp", "date-time", ({ whole }) => {
            const [m, d, h, min, s] = [whole(1, 12), whole(1, 28), whole(0, 23), whole(0, 59), whole(10, 59)];
            const pad = (value: number) => String(value).padStart(2, "0");
            return {
              text: `${m}/${d}/2026 ${h}:${pad(min)}:${s}`,
              value: `2026-${pad(m)}-${pad(d)}T${pad(h)}:${pad(min)}:${s}`,
            };
          }),
          choice("How old are you?", ["18-25", "26-40", "41-65", "over 65"]),
          whole("How likely are you to recommend us?", 0, 10),
          column("Which of these do you use?", "choices", ({ random, pick }) => {
            const names = ["Website", "Newsletter", "Shop", "Phone line"];
            const own = names.filter(() => random() < 0.5);
            const value = own.length > 0 ? own : [pick(names)];
            return { text: value.join(";"), value };
          }),
          notes("Anything else?", 0.6),
          text("Your email", ({ at }) => guests[at]?.email ?? "", "email"),
        ],
      },
    ],
  },
  {
    ...{ id: "multi-line", group, fileName: "contacts multi line.csv" },
    sheets: [
      {
        ...{ name: "", size: 30 },
        columns: [
          text("Company", ({ at }) => `${firms[at % firms.length]}`),
          column("Address", ["address", "long-text"], ({ at }) =>
            same(`${guests[at]?.street}\n${guests[at]?.town}\n${guests[at]?.postcode}`),
          ),
          text("Contact", ({ at }) => `${guests[at]?.name} "${guests[at]?.first}"`),
          column("Latitude", "number", ({ random }) => {
            const value = Number((random() * 4 - 2).toFixed(5));
            return figure(value, (own) => own.toFixed(5));
          }),
          text("Homepage", ({ at }) => `https://example${at}.com/about`, "web"),
        ],
      },
    ],
  },
  {
    ...{ id: "pivot", group, fileName: "Sales per year.csv" },
    sheets: [
      {
        ...{ name: "", size: 24 },
        columns: [
          text("Product", ({ at }) => products[at] ?? ""),
          ...["2023", "2024", "2025"].map((year) => whole(year, 10, 900)),
          column("Share %", "percent", ({ whole }) => figure(whole(1, 40), String)),
        ],
      },
    ],
  },
  {
    ...{ id: "short", group, fileName: "Animals.csv" },
    sheets: [
      {
        ...{ name: "", size: 6 },
        columns: [
          text("Name", ({ at }) => ["Rex", "Bella", "Milo", "Luna", "Toby", "Daisy"][at] ?? ""),
          text("Breed", ({ at }) => ["Collie", "Pug", "Beagle", "Poodle", "Collie", "Boxer"][at] ?? ""),
          date("Born", forms.named, { year: 2015, years: 9 }),
          amount("Weight (kg)", "number", { write: (value) => value.toFixed(1), to: 40, decimals: 1 }),
          yesNo("Vaccinated", "yes", "no"),
        ],
      },
    ],
  },
  {
    ...{ id: "statement", group, fileName: "Umsätze.csv", separator: ";", encoding: "windows-1252" },
    sheets: [
      {
        ...{ name: "", size: 25 },
        above: [
          ["Kontoinhaber:", "Müller GmbH", "", "", ""],
          ["IBAN:", "DE89370400440532013000", "", "", ""],
          ["Zeitraum:", "01.01.2026 - 31.01.2026", "", "", ""],
          ["", "", "", "", ""],
        ],
        columns: [
          date("Buchungstag", forms.german),
          date("Valuta", forms.german),
          text("Verwendungszweck", ({ at, pick }) => `${pick(["Miete", "Rechnung", "Telefon"])} ${at * 13}`),
          column("Betrag", "money", ({ random }) => {
            const value = Number((random() * 3_000 - 1_500).toFixed(2));
            return figure(value, german);
          }),
          text("Währung", () => "EUR"),
        ],
        below: () => [
          ["", "", "", "", ""],
          ["Kontostand am 31.01.2026", "", "", "4.321,05", "EUR"],
        ],
      },
    ],
  },
  {
    ...{ id: "whole-pounds", group, fileName: "Quarters.csv" },
    sheets: [
      {
        ...{ name: "", size: 12 },
        columns: [
          text("Quarter", ({ at }) => `Q${1 + (at % 4)} ${2020 + Math.floor(at / 4)}`),
          column("Revenue", "money", ({ whole }) => {
            const value = whole(1_000, 90_000);
            return figure(value, (own) => `£${own.toLocaleString("en-GB")}`);
          }),
          column("Growth", "percent", ({ whole }) => figure(whole(-9, 20), (own) => `${own}%`)),
        ],
      },
    ],
  },
  {
    ...{ id: "no-cents", group, fileName: "Preise.csv", separator: ";" },
    sheets: [
      {
        ...{ name: "", size: 20 },
        columns: [
          text("Artikel", ({ at }) => products[at] ?? ""),
          column("Preis", "money", ({ whole, at }) => {
            const value = at % 3 === 0 ? whole(3, 90) : whole(300, 900_000) / 100;
            return figure(value, (own) => `€ ${Number.isInteger(own) ? `${own},--` : german(own)}`);
          }),
        ],
      },
    ],
  },
  {
    ...{ id: "fills", group, fileName: "Visits.csv", splits: { Patient: ["Phone"] } },
    sheets: [
      {
        ...{ name: "", size: 120 },
        columns: [
          date("Visit", forms.iso),
          text("Patient", ({ same }) => same("patient", guests.slice(0, 30)).name),
          column("Phone", "phone", ({ same: one, random }) =>
            same(random() < 0.8 ? one("patient", guests.slice(0, 30)).phone : ""),
          ),
          text("Treatment", ({ pick, at }) => `${pick(["Check", "Plan", "Session"])} ${at}`),
          amount("Fee", "money", { write: plainCents, to: 90 }),
        ],
      },
    ],
  },
];
