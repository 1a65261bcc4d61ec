import {
  amount,
  choice,
  column,
  date,
  emptyColumn,
  english,
  figure,
  forms,
  french,
  german,
  notes,
  plainCents,
  same,
  text,
  whole,
  yesNo,
} from "../cells.ts";
import { products, type Sample } from "../truth.ts";

const group = "prices" as const;
const item = (head: string) =>
  text(
    head,
    ({ at }) =>
      `${products[at % products.length]} ${["small", "medium", "large"][Math.floor(at / products.length)] ?? at}`,
  );

export const prices: Sample[] = [
  {
    ...{ id: "price-list", group, fileName: "Price list, spring.csv", separator: ";" },
    sheets: [
      {
        ...{ name: "", size: 70 },
        above: [
          ["Price list, spring, all prices in euros", "", "", ""],
          ["", "", "", ""],
        ],
        columns: [
          item("Item"),
          text("Unit", ({ pick }) => pick(["piece", "metre", "box"]), ["choice"]),
          amount("Price (€)", "money", { write: german }),
          column("Discount", "percent", ({ pick }) =>
            figure(pick([0, 5, 10, 12.5]), (value) => `${String(value).replace(".", ",")} %`),
          ),
        ],
        below: () => [
          ["", "", "", ""],
          ["All prices include tax. Errors and omissions excepted.", "", "", ""],
        ],
      },
    ],
  },
  {
    ...{ id: "tarifs", group, fileName: "Tarifs.csv", separator: ";", encoding: "windows-1252" },
    sheets: [
      {
        ...{ name: "", size: 50 },
        columns: [
          text("Désignation", ({ at }) => `Prestation n° ${at} à domicile`),
          amount("Prix HT", "money", {
            write: (value) => `${french(value).replaceAll("\u202f", "\u00a0")} €`,
          }),
          column("TVA", "percent", ({ pick }) =>
            figure(pick([5.5, 10, 20]), (value) => `${String(value).replace(".", ",")}%`),
          ),
          choice("Catégorie", ["Coupe", "Couleur", "Soin"]),
        ],
      },
    ],
  },
  {
    ...{ id: "menu", group, fileName: "Menu.csv" },
    sheets: [
      {
        ...{ name: "", size: 36 },
        columns: [
          text(
            "Dish",
            ({ at }) =>
              `${["Roast", "Smoked", "Pickled"][at % 3]} ${["beet", "trout", "leek", "plum"][at % 4]} no ${at}`,
          ),
          choice("Course", ["Starter", "Main", "Dessert"]),
          amount("Price", "money", { write: (value) => `£${value.toFixed(2)}`, from: 4, to: 24 }),
          yesNo("Vegan", "✓", ""),
          text(
            "Allergens",
            ({ pick }) => pick(["Nuts, milk", "Gluten", "Gluten, egg", "Milk", "Egg, nuts, gluten"]),
            "choices",
          ),
        ].map((one) =>
          one.head === "Allergens"
            ? {
                ...one,
                cell: (context: Parameters<typeof one.cell>[0]) => {
                  const own = one.cell(context).text;
                  const names = own.split(", ");
                  return { text: own, value: names };
                },
              }
            : one,
        ),
      },
    ],
  },
  {
    ...{ id: "wholesale-us", group, fileName: "wholesale.csv" },
    sheets: [
      {
        ...{ name: "", size: 130 },
        columns: [
          text("UPC", ({ whole }) => `0${whole(10_000_000_000, 99_999_999_999)}`),
          item("Product"),
          amount("Unit Price", "money", { write: (value) => `$${english(value)}` }),
          whole("Case Pack", 4, 48),
          date("Valid From", forms.american),
          notes("Description", 0.9),
        ],
      },
    ],
  },
  {
    ...{ id: "kurse", group, fileName: "Kursgebühren.xlsx" },
    sheets: [
      {
        ...{ name: "Kurse", size: 40 },
        columns: [
          text("Kurs", ({ at }) => `Kurs ${at} für Anfänger`),
          amount("Gebühr", "money", {
            write: (value) => `${value.toFixed(2)} €`,
            format: '#,##0.00" €"',
            to: 900,
          }),
          amount("Ermäßigung", "percent", {
            write: (value) => `${value}%`,
            format: "0%",
            from: 5,
            to: 50,
            decimals: 0,
          }),
          whole("Plätze", 6, 30),
        ],
      },
    ],
  },
  {
    ...{ id: "double-heads", group, fileName: "comparison.csv" },
    sheets: [
      {
        ...{ name: "", size: 55 },
        columns: [
          item("Product"),
          amount("Price", "money", { write: plainCents, to: 80 }),
          amount("Price", "money", { write: plainCents, to: 80 }),
          emptyColumn(),
          text("Shop", ({ pick }) => pick(["North", "South", "Online"]), ["choice"]),
        ],
      },
    ],
  },
  {
    ...{ id: "quantities", group, fileName: "bulk prices.csv" },
    answers: { "decimal-mark": "," },
    sheets: [
      {
        ...{ name: "", size: 30 },
        columns: [
          item("Material"),
          column("Density", "number", ({ whole }) => {
            const value = whole(1_001, 9_999) / 1_000;
            return figure(value, (own) => own.toFixed(3).replace(".", ","));
          }),
          choice("Grade", ["A", "B", "C"]),
        ],
      },
    ],
  },
  {
    ...{ id: "rentals", group, fileName: "Rental prices.csv" },
    sheets: [
      {
        ...{ name: "", size: 40 },
        columns: [
          item("Article"),
          column("Per day", "money", ({ pick, whole }) => {
            if (whole(1, 12) === 1) return { text: pick(["tbc", "-"]), value: null };
            const value = whole(4, 90);
            return figure(value, (own) => `£${own}`);
          }),
          amount("Deposit", "money", {
            write: (value) => `${Math.round(value)} GBP`,
            decimals: 0,
            from: 20,
            to: 200,
          }),
          text("Colour", ({ pick }) => pick([" red", "blue", "blue ", "green", "red"]), "choice"),
        ].map((one) =>
          one.head === "Colour"
            ? {
                ...one,
                cell: (context: Parameters<typeof one.cell>[0]) => {
                  const own = one.cell(context).text;
                  return { ...same(own), value: own.trim() };
                },
              }
            : one,
        ),
      },
    ],
  },
];
