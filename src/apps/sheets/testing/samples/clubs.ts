import {
  amount,
  choice,
  column,
  date,
  emptyColumn,
  forms,
  gaps,
  notes,
  same,
  several,
  text,
  whole,
  yesNo,
  zeros,
} from "../cells.ts";
import { people, type Sample, type TrueColumn } from "../truth.ts";

const group = "clubs" as const;
const members = people(160);
const at = (list: ReturnType<typeof people>, index: number) => list[index % list.length] ?? members[0];
const own = (head: string, key: keyof (typeof members)[number], kinds: TrueColumn["kinds"]) =>
  column(head, kinds, ({ at: row }) => same(String(at(members, row)?.[key] ?? "")));

export const clubs: Sample[] = [
  {
    ...{ id: "members", group, fileName: "Members list 2026.csv" },
    sheets: [
      {
        ...{ name: "", size: 160 },
        columns: [
          zeros("Member No", 4),
          own("First name", "first", ["text"]),
          own("Surname", "last", ["text"]),
          own("E-mail", "email", ["email"]),
          own("Mobile", "mobile", ["phone"]),
          date("Date of birth", forms.british, { year: 1950, years: 55 }),
          choice("Level", ["Starter", "Wood", "Metal", "Laser"]),
          yesNo("Newsletter", "Yes", "No"),
          amount("Fee", "money", {
            write: (value) => `£${Math.round(value)}.00`,
            decimals: 0,
            from: 10,
            to: 90,
          }),
        ],
      },
    ],
  },
  {
    ...{ id: "members-de", group, fileName: "Mitgliederliste.csv", separator: ";", encoding: "windows-1252" },
    sheets: [
      {
        ...{ name: "", size: 90 },
        above: [["Turnverein Grünau e. V.", ...Array.from({ length: 7 }, () => "")]],
        columns: [
          text("Mitgliedsnr", ({ at }) => String(10_231 + at * 3)),
          text("Name", ({ at: row }) => (at(members, row)?.name ?? "").replace(/[^ -ÿ]/g, "c")),
          text("Straße", ({ at: row }) => at(members, row)?.street ?? "", "address"),
          text("PLZ", ({ whole }) => String(whole(1_000, 9_999)).padStart(5, "0")),
          text("Telefon", ({ whole }) => `0${whole(30, 89)}/${whole(100_000, 999_999)}`, "phone"),
          date("Eintritt", forms.german, { year: 2001, years: 25 }),
          yesNo("Aktiv", "ja", "nein"),
          amount("Beitrag", "money", {
            write: (value) => `${value.toFixed(2).replace(".", ",")} €`,
            from: 20,
            to: 80,
          }),
        ],
      },
    ],
  },
  {
    ...{ id: "contacts-paste", group, fileName: "", isPasted: true, separator: "\t" },
    sheets: [
      {
        ...{ name: "", size: 30 },
        columns: [
          own("Name", "name", ["text"]),
          own("Phone", "phone", ["phone"]),
          own("Email", "email", ["email"]),
          text("Website", ({ at }) => `www.example${at}.org`, "web"),
          own("Address", "street", ["address"]),
        ],
      },
    ],
  },
  {
    ...{ id: "attendance", group, fileName: "Attendance spring.xlsx" },
    sheets: [
      {
        ...{ name: "Spring", size: 34, merges: ["A1:F1"] },
        above: [["Attendance spring term", "", "", "", "", ""]],
        columns: [
          own("Child", "name", ["text"]),
          choice("Group", ["Robins", "Wrens", "Owls"]),
          yesNo("Week 1", "x", ""),
          yesNo("Week 2", "x", ""),
          yesNo("Week 3", "x", ""),
          notes("Remarks", 0.3),
        ],
      },
    ],
  },
  {
    ...{ id: "volunteers", group, fileName: "volunteers.csv", encoding: "utf-16le" },
    sheets: [
      {
        ...{ name: "", size: 70 },
        columns: [
          own("Volunteer", "name", ["text"]),
          own("Tel.", "phone", ["phone"]),
          several("Can help with", ["Kitchen", "Till", "Garden", "Driving", "First aid"]),
          choice("T-shirt", ["S", "M", "L", "XL"]),
          yesNo("Insured?", "Y", "N"),
          whole("Hours last year", 2, 140),
          emptyColumn(),
        ],
      },
    ],
  },
  {
    ...{
      id: "lessons-split",
      group,
      fileName: "Lessons.csv",
      splits: { Pupil: ["Parent phone", "Instrument"] },
    },
    sheets: [
      {
        ...{ name: "", size: 150 },
        columns: [
          date("Date", forms.named),
          text("Pupil", ({ same }) => same("pupil", members.slice(0, 24)).name),
          text("Parent phone", ({ same }) => same("pupil", members.slice(0, 24)).phone, "phone"),
          column("Instrument", ["choice", "text"], ({ same: one }) =>
            same(
              ["Piano", "Violin", "Cello", "Flute"][
                members.indexOf(one("pupil", members.slice(0, 24))) % 4
              ] ?? "",
            ),
          ),
          amount("Paid", "money", { write: (value) => `${value.toFixed(2)} €`, from: 20, to: 60 }),
          gaps(
            text("Piece practised", ({ pick, at }) => `${pick(["Étude", "Sonata", "Waltz"])} no. ${at % 60}`),
            0.2,
          ),
        ],
      },
    ],
  },
  {
    ...{ id: "donations", group, fileName: "Donations 2026.csv" },
    answers: { "date-order": "mdy" },
    sheets: [
      {
        ...{ name: "", size: 80 },
        columns: [
          date("Received", forms.americanShort, { lastDay: 12 }),
          own("Donor", "name", ["text"]),
          amount("Gift", "money", { write: (value) => `$${value.toFixed(2)}`, from: 5, to: 500 }),
          choice("Fund", ["Roof", "Organ", "General"]),
          yesNo("Gift aid", "TRUE", "FALSE"),
        ],
      },
    ],
  },
  {
    ...{ id: "sheets-linked", group, fileName: "Club.xlsx", links: ["Member"] },
    sheets: [
      {
        ...{ name: "Members", size: 40 },
        columns: [
          own("Name", "name", ["text"]),
          own("Email", "email", ["email"]),
          date("Joined", forms.iso, { year: 2015, years: 10, format: "dd/mm/yyyy" }),
        ],
      },
      {
        ...{ name: "Loans", size: 90 },
        columns: [
          column("Member", "link", ({ pick }) => same(pick(members.slice(0, 40)).name)),
          text("Tool", ({ pick, at }) => `${pick(["Saw", "Lathe", "Drill"])} ${at % 50}`),
          date("Since", forms.iso, { format: "yyyy-mm-dd" }),
          gaps(date("Returned", forms.iso, { format: "yyyy-mm-dd" }), 0.3),
        ],
      },
    ],
  },
];
