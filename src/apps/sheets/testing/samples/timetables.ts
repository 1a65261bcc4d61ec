import {
  choice,
  clock,
  column,
  date,
  duration,
  forms,
  gaps,
  moment,
  notes,
  same,
  text,
  whole,
  yesNo,
  zeros,
} from "../cells.ts";
import { people, products, type Sample } from "../truth.ts";

const group = "timetables" as const;
const teachers = people(14);
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const times = ["08:30", "09:15", "10:00", "11:30", "13:00", "14:45", "16:00"];

export const timetables: Sample[] = [
  {
    ...{ id: "classes", group, fileName: "Timetable.csv" },
    sheets: [
      {
        ...{ name: "", size: 60 },
        columns: [
          choice("Day", days),
          text("Starts", ({ pick }) => pick(times)),
          text("Ends", ({ pick }) => pick(times)),
          choice("Class", ["Yoga", "Pilates", "Spin", "Circuits"]),
          choice("Room", ["Hall", "Studio 1", "Studio 2"]),
          whole("Places", 8, 24),
        ],
      },
    ],
  },
  {
    ...{ id: "bookings", group, fileName: "bookings-export.csv" },
    sheets: [
      {
        ...{ name: "", size: 140 },
        columns: [
          moment("Starts at", forms.iso, { joint: "T" }),
          moment("Booked", forms.british),
          text("Guest", ({ at }) => `${teachers[at % 14]?.name} ${at}`),
          whole("Party", 1, 8),
          choice("Status", ["confirmed", "waiting", "cancelled"]),
          gaps(
            text("Guest email", ({ at }) => `guest${at}@example.org`, "email"),
            0.2,
          ),
        ],
      },
    ],
  },
  {
    ...{ id: "time-sheet", group, fileName: "Time sheet.xlsx" },
    sheets: [
      {
        ...{ name: "March", size: 80 },
        columns: [
          date("Date", forms.iso, { format: "ddd d mmm yyyy" }),
          choice("Who", ["Ann", "Ben", "Cy", "Di"]),
          duration("Hours worked", clock),
          text("Job", ({ pick, at }) => `${pick(products)} for no. ${at}`),
        ].map((one) =>
          one.head === "Hours worked"
            ? {
                ...one,
                cell: (context: Parameters<typeof one.cell>[0]) => {
                  const own = one.cell(context);
                  return { ...own, number: { v: Number(own.value) / 1_440, z: "[h]:mm" } };
                },
              }
            : one,
        ),
      },
    ],
  },
  {
    ...{ id: "rota", group, fileName: "Dienstplan.csv", separator: ";" },
    sheets: [
      {
        ...{ name: "", size: 70 },
        columns: [
          date("Datum", forms.germanNamed),
          choice("Schicht", ["Früh", "Spät", "Nacht"]),
          choice("Name", ["Anna", "Bernd", "Clara", "Dieter", "Eva"]),
          text("Beginn", ({ pick }) => pick(["06:00", "14:00", "22:00"])),
          duration("Dauer", (minutes) => `${String(minutes / 60).replace(".", ",")} h`),
          yesNo("Feiertag?", "ja", "nein", 0.1),
        ],
      },
    ],
  },
  {
    ...{ id: "films", group, fileName: "programme.csv" },
    sheets: [
      {
        ...{ name: "", size: 40 },
        columns: [
          text(
            "Film",
            ({ at }) =>
              `The ${["Long", "Quiet", "Green", "Last"][at % 4]} ${["Road", "House", "Winter", "Sea", "Train"][at % 5]} ${at}`,
          ),
          moment("Screening", forms.named, { joint: ", " }),
          duration("Length", (minutes) => `${minutes} min`),
          choice(
            "Certificate",
            ["U", "PG", "12A", "15"].map((one) => (one === "15" ? "15 only" : one)),
          ),
          choice("Screen", ["Screen 1", "Screen 2"]),
        ],
      },
    ],
  },
  {
    ...{ id: "trips", group, fileName: "Trips.csv" },
    answers: { "date-order": "dmy" },
    sheets: [
      {
        ...{ name: "", size: 30 },
        columns: [
          date("Departure", forms.short, { lastDay: 12 }),
          date("Return", forms.short, { lastDay: 12 }),
          text("Destination", ({ at }) => `Stop ${["Whitby", "Hull", "Malton"][at % 3]} ${at}`),
          whole("Seats", 12, 50),
          zeros("Coach", 3, 7, 2),
        ],
      },
    ],
  },
  {
    ...{
      id: "appointments",
      group,
      fileName: "Praxis Termine.csv",
      separator: ";",
      encoding: "windows-1252",
    },
    sheets: [
      {
        ...{ name: "", size: 90 },
        columns: [
          moment("Termin", forms.german, { joint: " " }),
          text("Patient", ({ at }) => `Patient ${at} Müller`),
          choice("Behandlung", ["Kontrolle", "Füllung", "Reinigung"]),
          duration("Dauer", (minutes) => `${minutes} Min.`),
          notes("Notiz", 0.3),
        ],
      },
    ],
  },
  {
    ...{ id: "shifts-grouped", group, fileName: "Shifts.xlsx" },
    sheets: [
      {
        ...{ name: "Shifts", size: 40, merges: ["B1:C1", "D1:E1"] },
        above: [["", "Early", "", "Late", ""]],
        columns: [
          date("Date", forms.iso, { format: "dd/mm/yyyy", isSorted: true }),
          column("Name", ["choice"], ({ pick }) => same(pick(["Ann", "Ben", "Cy"]))),
          text("From", ({ pick }) => pick(["06:00", "07:00"])),
          column("Name", ["choice"], ({ pick }) => same(pick(["Di", "Ed", "Flo"]))),
          text("From", ({ pick }) => pick(["14:00", "15:30"])),
        ],
      },
    ],
  },
];
