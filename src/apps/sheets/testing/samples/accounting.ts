import {
  amount,
  choice,
  column,
  commaCents,
  date,
  emptyColumn,
  english,
  figure,
  forms,
  french,
  gaps,
  german,
  notes,
  numbered,
  plainCents,
  same,
  sumOf,
  swiss,
  text,
  zeros,
} from "../cells.ts";
import { firms, type Sample } from "../truth.ts";

const group = "accounting" as const;
const blanks = (count: number) => Array.from({ length: count }, () => "");
const accounts = ["Sales", "Materials", "Travel", "Office", "Insurance", "Bank charges"];
const suppliers = firms.map((name, index) => ({ name, vat: `GB${100_200_300 + index * 7_919}` }));

export const accounting: Sample[] = [
  {
    ...{ id: "invoices-gb", group, fileName: "invoices_2026.csv" },
    sheets: [
      {
        ...{ name: "", size: 180 },
        columns: [
          numbered("Invoice No", "INV-", 4, 118),
          date("Date", forms.british),
          text("Customer", ({ same }) => same("firm", firms)),
          amount("Net", "money", { write: (value) => `£${english(value)}` }),
          amount("VAT", "money", { write: (value) => `£${english(value)}`, to: 400 }),
          choice("Status", ["Sent", "Paid", "Overdue"]),
          date("Due", forms.british),
        ],
        below: (records) => [
          ["Total", "", "", `£${english(sumOf(records, 3))}`, `£${english(sumOf(records, 4))}`, "", ""],
        ],
      },
    ],
  },
  {
    ...{ id: "ledger-de", group, fileName: "Buchungen Export.csv", separator: ";", encoding: "windows-1252" },
    sheets: [
      {
        ...{ name: "", size: 220 },
        above: [["Buchungsjournal Müller & Söhne", ...blanks(6)], blanks(7)],
        columns: [
          date("Belegdatum", forms.german),
          zeros("Konto", 6, 400_100, 3),
          text(
            "Buchungstext",
            ({ pick, at }) => `${pick(["Miete", "Wareneinkauf", "Porto", "Versicherung für Büro"])} ${at}`,
          ),
          gaps(amount("Soll", "money", { write: german }), 0.3),
          gaps(amount("Haben", "money", { write: german }), 0.3),
          choice("Kostenstelle", ["Werkstatt", "Verkauf", "Büro"]),
          column("USt", "percent", ({ pick }) => figure(pick([7, 19]), (value) => `${value} %`)),
        ],
        below: (records) => [["Summe", "", "", german(sumOf(records, 3)), german(sumOf(records, 4)), "", ""]],
      },
    ],
  },
  {
    ...{ id: "bank-us", group, fileName: "transactions.csv" },
    sheets: [
      {
        ...{ name: "", size: 260 },
        columns: [
          date("Posting Date", forms.american),
          text(
            "Description",
            ({ pick, whole }) => `${pick(["CARD", "ACH", "CHECK"])} ${whole(1_000, 9_999)} ${pick(firms)}`,
          ),
          column("Amount", "money", ({ random }) => {
            const value = Number((random() * 900 - 500).toFixed(2));
            return figure(value, (own) => (own < 0 ? `-$${english(-own)}` : `$${english(own)}`));
          }),
          amount("Balance", "money", { write: (value) => `$${english(value)}`, from: 900, to: 9_000 }),
          choice("Category", accounts),
          text("Check or slip", ({ whole }) => String(whole(1, 9_999)).padStart(6, "0")),
        ],
      },
    ],
  },
  {
    ...{ id: "bank-fr", group, fileName: "releve compte.csv", separator: ";", hasMark: true },
    sheets: [
      {
        ...{ name: "", size: 140 },
        columns: [
          date("Date opération", forms.british),
          text(
            "Libellé",
            ({ pick, whole }) => `${pick(["VIREMENT", "PRLV", "CB"])} ${whole(10_000, 99_999)}`,
          ),
          column("Montant", "money", ({ random }) => {
            const value = Number((random() * 3_000 - 1_500).toFixed(2));
            return figure(value, (own) => `${french(own)} €`);
          }),
          amount("Solde", "money", { write: (value) => `${french(value)} €`, from: 500, to: 9_000 }),
        ],
      },
    ],
  },
  {
    ...{ id: "expenses-xlsx", group, fileName: "Expenses.xlsx" },
    sheets: [
      {
        ...{ name: "Expenses 2026", size: 95, merges: ["A1:G1"] },
        above: [["Expenses 2026", ...blanks(6)], blanks(7)],
        columns: [
          date("Date", forms.iso, { format: "d mmm yyyy" }),
          choice("Category", accounts),
          text("Supplier", ({ pick }) => pick(firms)),
          amount("Amount", "money", { write: (value) => `£${english(value)}`, format: '"£"#,##0.00' }),
          column("VAT rate", "percent", ({ pick }) =>
            figure(pick([0, 5, 20]), (value) => `${value}%`, "0%", "percent"),
          ),
          notes("Notes", 0.3),
          { ...choice("Paid by", ["Card", "Cash", "Transfer"]) },
        ],
        below: (records) => [blanks(7), ["Total", "", "", String(sumOf(records, 3)), "", "", ""]],
      },
    ],
  },
  {
    ...{ id: "suppliers-split", group, fileName: "bills.csv", splits: { Supplier: ["VAT No"] } },
    sheets: [
      {
        ...{ name: "", size: 200 },
        columns: [
          numbered("Bill", "B", 5, 7),
          text("Supplier", ({ same }) => same("supplier", suppliers).name),
          text("VAT No", ({ same }) => same("supplier", suppliers).vat),
          date("Billed on", forms.named),
          amount("Total EUR", "money", { write: plainCents }),
          choice("Status", ["open", "paid"]),
        ],
      },
    ],
  },
  {
    ...{ id: "swiss-budget", group, fileName: "Budget Verein.csv", separator: ";" },
    sheets: [
      {
        ...{ name: "", size: 40 },
        columns: [
          text("Posten", ({ at }) => `Posten ${["Halle", "Bälle", "Fest", "Trikots"][at % 4]} ${at}`),
          amount("Budget", "money", { write: (value) => `CHF ${swiss(value)}`, from: 900, to: 9_000 }),
          amount("Ausgaben", "money", { write: (value) => `CHF ${swiss(value)}` }),
          amount("Abweichung", "percent", {
            write: (value) => `${value.toFixed(1)}%`,
            from: -20,
            to: 40,
            decimals: 1,
          }),
          notes("Bemerkung", 0.4),
        ],
        below: (records) => [
          ["Total", `CHF ${swiss(sumOf(records, 1))}`, `CHF ${swiss(sumOf(records, 2))}`, "", ""],
        ],
      },
    ],
  },
  {
    ...{ id: "credit-notes", group, fileName: "credit notes.csv" },
    sheets: [
      {
        ...{ name: "", size: 60 },
        columns: [
          zeros("Ref", 5, 31),
          date("Date", forms.hyphened),
          column("Amount", "money", ({ random }) => {
            const value = Number((random() * 800 - 500).toFixed(2));
            return figure(value, (own) => (own < 0 ? `(${english(-own)})` : english(own)));
          }),
          emptyColumn(),
          text(
            "Amount",
            ({ pick }) =>
              pick(["checked by Ann Abbott", "checked by Ben Bauer", "open question for the tax adviser"]),
            ["text", "choice"],
          ),
          gaps(
            column("Cleared", "date", () => same("2026-03-01")),
            1,
          ),
        ].map((own, index) => (index === 5 ? { ...own, kinds: ["text"] as const } : own)),
      },
    ],
  },
  {
    ...{ id: "salaries", group, fileName: "Payroll.csv", separator: "\t" },
    sheets: [
      {
        ...{ name: "", size: 45 },
        columns: [
          zeros("Employee No", 4, 12),
          text("Name", ({ at }) => `Employee ${String.fromCharCode(65 + (at % 26))} ${at}`),
          amount("Gross", "money", { write: commaCents, from: 1_200, to: 5_000 }),
          amount("Net", "money", { write: commaCents, from: 900, to: 3_500 }),
          text("IBAN", ({ whole }) => `DE${whole(10, 99)}500105170000${whole(100_000, 999_999)}`),
          date("Paid on", forms.germanShort),
        ],
      },
    ],
  },
];
