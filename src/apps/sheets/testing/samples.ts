import {
  amount,
  choice,
  column,
  date,
  duration,
  english,
  figure,
  forms,
  notes,
  numbered,
  plainCents,
  several,
  text,
  whole,
  yesNo,
  zeros,
} from "./cells.ts";
import { accounting } from "./samples/accounting.ts";
import { clubs } from "./samples/clubs.ts";
import { jobs } from "./samples/jobs.ts";
import { odd } from "./samples/odd.ts";
import { prices } from "./samples/prices.ts";
import { stock } from "./samples/stock.ts";
import { timetables } from "./samples/timetables.ts";
import { people, products, type Sample } from "./truth.ts";

export const samples: Sample[] = [
  ...accounting,
  ...clubs,
  ...stock,
  ...timetables,
  ...prices,
  ...jobs,
  ...odd,
];

const customers = people(900);

/** Twenty columns of all kinds. */
export const largeSample = (size: number): Sample => ({
  ...{ id: `large-${size}`, group: "jobs", fileName: "Everything.csv", isLarge: true },
  splits: { Customer: ["Email", "Phone"] },
  sheets: [
    {
      ...{ name: "", size },
      columns: [
        numbered("Order No", "SO-", 6),
        text("Customer", ({ same }) => same("customer", customers).name),
        text("Email", ({ same }) => same("customer", customers).email, "email"),
        text("Phone", ({ same }) => same("customer", customers).mobile, "phone"),
        date("Ordered", forms.british, { year: 2020, years: 6 }),
        date("Delivered", forms.british, { year: 2020, years: 6 }),
        text("Product line", ({ pick, at }) => `${pick(products)} ${at % 977}`),
        zeros("SKU", 7, 100, 3),
        whole("Quantity", 1, 60),
        amount("Unit price", "money", { write: (value) => `£${english(value)}` }),
        amount("Total", "money", { write: (value) => `£${english(value)}`, to: 90_000 }),
        column("VAT", "percent", ({ pick }) => figure(pick([0, 5, 20]), (value) => `${value}%`)),
        choice("Status", ["New", "Packed", "Sent", "Returned"]),
        choice("Warehouse", ["North", "South", "East"]),
        several("Extras", ["Gift wrap", "Insurance", "Express"]),
        yesNo("Paid?", "Yes", "No"),
        amount("Weight", "number", { write: (value) => `${plainCents(value)} kg`, to: 60 }),
        duration("Packing time", (minutes) => `${minutes} min`),
        text("Web page", ({ at }) => `https://example.org/o/${at}`, "web"),
        notes("Notes", 0.4),
      ],
    },
  ],
});
