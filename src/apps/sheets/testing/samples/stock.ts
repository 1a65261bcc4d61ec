import {
  amount,
  choice,
  column,
  date,
  emptyColumn,
  english,
  figure,
  forms,
  gaps,
  german,
  notes,
  numbered,
  plainCents,
  same,
  sumOf,
  text,
  whole,
  yesNo,
  zeros,
} from "../cells.ts";
import { firms, products, type Sample } from "../truth.ts";

const group = "stock" as const;
const product = (head: string) =>
  text(
    head,
    ({ at }) =>
      `${products[at % products.length]}${at >= products.length ? ` ${Math.floor(at / products.length) + 1}` : ""}`,
  );
const suppliers = firms.slice(0, 8).map((name, index) => ({
  ...{ name, phone: `0113 496 0${100 + index * 13}` },
  email: `orders${index}@example.com`,
}));

export const stock: Sample[] = [
  {
    ...{ id: "stock-list", group, fileName: "Stock list.csv" },
    sheets: [
      {
        ...{ name: "", size: 120 },
        columns: [
          text("SKU", ({ at }) => `WD-${String(at * 13 + 7).padStart(5, "0")}`),
          product("Item"),
          whole("Qty", 0, 240),
          amount("Cost", "money", { write: plainCents, to: 90 }),
          amount("Price", "money", { write: plainCents, to: 190 }),
          choice("Location", ["Shelf A", "Shelf B", "Yard"]),
          text("Barcode", ({ whole }) => `50${whole(10_000_000_000, 99_999_999_999)}`),
        ],
        below: (records) => [
          [
            "",
            "Total",
            String(sumOf(records, 2)),
            plainCents(sumOf(records, 3)),
            plainCents(sumOf(records, 4)),
            "",
            "",
          ],
        ],
      },
    ],
  },
  {
    ...{ id: "lager-de", group, fileName: "Lagerbestand.csv", separator: ";", hasMark: true },
    sheets: [
      {
        ...{ name: "", size: 150 },
        columns: [
          zeros("Artikelnr", 8, 1_200, 17),
          product("Bezeichnung"),
          whole("Bestand", 0, 900),
          amount("EK", "money", { write: (value) => `${german(value)} €` }),
          amount("VK", "money", { write: (value) => `${german(value)} €` }),
          amount("Gewicht", "number", {
            write: (value) => `${value.toFixed(1).replace(".", ",")} kg`,
            to: 40,
            decimals: 1,
          }),
          text("Lagerplatz", ({ whole }) => `R${whole(1, 30)}-${whole(1, 9)}`),
        ],
      },
    ],
  },
  {
    ...{ id: "inventory-xlsx", group, fileName: "Inventory.xlsx" },
    sheets: [
      {
        ...{ name: "Sheet1", size: 60, merges: ["A1:F1"] },
        above: [["Workshop inventory", "", "", "", "", ""]],
        columns: [
          column("Code", "text", ({ at }) => ({
            ...same(String(31 + at * 2).padStart(4, "0")),
            number: { v: 31 + at * 2, z: "0000" },
          })),
          product("Thing"),
          date("Bought", forms.iso, { year: 2019, years: 7, format: "m/d/yy" }),
          amount("Value", "money", { write: (value) => `$${english(value)}`, format: '"$"#,##0.00' }),
          yesNo("Insured", "TRUE", "FALSE"),
          choice("State", ["fine", "broken", "being repaired"]),
        ],
      },
    ],
  },
  {
    ...{ id: "sections", group, fileName: "Spare parts.csv" },
    sheets: [
      {
        ...{ name: "", size: 45 },
        columns: [
          text("Part", ({ at }) => `${products[at % products.length]} ${at}`),
          text("Part No", ({ at, whole }) => `${whole(10, 99)}-${1_000 + at}`),
          whole("In stock", 0, 30),
          amount("Price", "money", { write: (value) => `£${value.toFixed(2)}`, to: 60 }),
        ],
        between: (at) => (at % 15 === 0 ? [[["Brakes", "Wheels", "Frames"][at / 15] ?? "", "", "", ""]] : []),
      },
    ],
  },
  {
    ...{
      id: "orders-split",
      group,
      fileName: "Purchase orders.csv",
      splits: { Supplier: ["Supplier phone", "Supplier email"] },
    },
    sheets: [
      {
        ...{ name: "", size: 110 },
        columns: [
          numbered("Order", "PO-2026-", 3),
          text("Supplier", ({ same }) => same("supplier", suppliers).name),
          text("Supplier phone", ({ same }) => same("supplier", suppliers).phone, "phone"),
          text("Supplier email", ({ same }) => same("supplier", suppliers).email, "email"),
          date("Ordered", forms.slashes),
          gaps(date("Delivered", forms.slashes), 0.4),
          amount("Total", "money", { write: (value) => `€${english(value)}` }),
        ],
      },
    ],
  },
  {
    ...{ id: "no-heads", group, fileName: "export.csv" },
    sheets: [
      {
        ...{ name: "", size: 50, hasNoHeads: true },
        columns: [
          zeros("", 6, 4_200, 11),
          product(""),
          whole("", 1, 400),
          amount("", "number", { write: plainCents, to: 90 }),
          date("", forms.iso),
        ],
      },
    ],
  },
  {
    ...{ id: "fleet", group, fileName: "Vehicles.csv", separator: ";" },
    sheets: [
      {
        ...{ name: "", size: 26 },
        columns: [
          text("Registration", ({ at }) => `AB${String(10 + at)} XY${String.fromCharCode(65 + (at % 26))}`),
          text("Make and model", ({ at }) => `Transit ${at}`),
          whole("Year", 2012, 2025),
          column("Mileage", "number", ({ whole }) => {
            const value = whole(12_000, 190_000);
            return figure(value, (own) => own.toLocaleString("en-GB"));
          }),
          date("MOT due", forms.british),
          choice("Driver", ["Ann", "Ben", "Cy"]),
          notes("Notes", 0.4),
        ],
      },
    ],
    answers: { "decimal-mark": "." },
  },
  {
    ...{ id: "counted", group, fileName: "count sheet.csv" },
    sheets: [
      {
        ...{ name: "", size: 40 },
        above: [
          ["Count sheet, spring", "", "", "", ""],
          ["Printed: 3 March", "", "", "", ""],
          ["", "", "", "", ""],
        ],
        columns: [
          whole("Line", 1, 400),
          product("Article name"),
          emptyColumn(),
          { ...gaps(whole("Counted", 0, 90), 0.2) },
          whole("Expected", 0, 90),
        ]
          .map((one) => (one.head === "Line" ? text("Line", ({ at }) => String(at * 3 + 1), "number") : one))
          .map((one) =>
            one.head === "Line" ? column("Line", "number", ({ at }) => figure(at * 3 + 1, String)) : one,
          ),
        below: () => [
          ["", "", "", "", ""],
          ["* counted twice by two people", "", "", "", ""],
        ],
      },
    ],
  },
];
