import { expect, test } from "vitest";
import { openNow } from "./open-now.ts";

const row = (day: string, open = "", close = "", note = "") => ({ day, open, close, note });
const except = (date: string, last = "", open = "", close = "") => ({ date, last, open, close, note: "" });
const shop = [row("Monday to Friday", "09:00", "18:00"), row("Saturday", "9", "13:00"), row("Sunday")];
const bar = [row("Thursday", "18:00", "00:00"), row("Friday & Saturday", "6pm", "2am")];

/** 1 June 2026 is a Monday. */
const at = (day: number, time: string) => new Date(`2026-06-${String(day).padStart(2, "0")}T${time}:00`);

test.each([
  [1, "09:00", "Open now, until 18:00"],
  [1, "17:59", "Open now, until 18:00"],
  [1, "18:00", "Closed now, opens tomorrow 9:00"],
  [1, "08:59", "Closed now, opens at 9:00"],
  [6, "12:00", "Open now, until 13:00"],
  [6, "13:00", "Closed now, opens Monday 9:00"],
  [7, "12:00", "Closed now, opens tomorrow 9:00"],
  [5, "23:30", "Closed now, opens tomorrow 9:00"],
])("a shop on June %s at %s: %s", (day, time, said) => {
  expect(openNow({ days: shop }, at(day, time))).toBe(said);
});

test.each([
  [5, "20:00", "Open now, until 2:00"],
  [6, "01:59", "Open now, until 2:00"],
  [6, "02:00", "Closed now, opens at 18:00"],
  [7, "01:00", "Open now, until 2:00"],
  [7, "02:00", "Closed now, opens Thursday 18:00"],
  [4, "23:59", "Open now, until 0:00"],
  [5, "00:00", "Closed now, opens at 18:00"],
])("a bar that closes after midnight, on June %s at %s: %s", (day, time, said) => {
  expect(openNow({ days: bar }, at(day, time))).toBe(said);
});

test("exceptions replace the hours of the week, even across the new year", () => {
  const exceptions = [
    except("2026-06-02"),
    except("2026-06-03", "2026-06-04", "12:00", "14:00"),
    except("2026-06-07", "", "10:00", "12:00"),
    except("2026-12-24", "2027-01-03"),
  ];
  const said = (now: Date) => openNow({ days: shop, exceptions }, now);

  expect(said(at(1, "20:00"))).toBe("Closed now, opens Wednesday 12:00");
  expect(said(at(4, "13:00"))).toBe("Open now, until 14:00");
  expect(said(at(4, "14:00"))).toBe("Closed now, opens tomorrow 9:00");
  expect(said(at(7, "10:00"))).toBe("Open now, until 12:00");
  expect(said(new Date("2026-12-23T18:30:00"))).toBe("Closed now, opens Mon, 4 Jan 2027 9:00");
});

test("a lunch break, a second period in a note, and 24 hours are understood", () => {
  const split = [row("Daily", "09:00", "12:00"), row("Daily", "14:00", "18:00")];
  const noted = [row("Monday", "11:30", "14:00", "and 18:00 – 22:00")];

  expect(openNow({ days: split }, at(1, "12:30"))).toBe("Closed now, opens at 14:00");
  expect(openNow({ days: split }, at(1, "15:00"))).toBe("Open now, until 18:00");
  expect(openNow({ days: noted }, at(1, "15:00"))).toBe("Closed now, opens at 18:00");
  expect(openNow({ days: [row("Daily", "00:00", "24:00")] }, at(1, "15:00"))).toBe(
    "Open now, around the clock",
  );
});

test("without opening hours or with unreadable times, no opening time is invented", () => {
  expect(openNow({ days: [row("Sunday")] }, at(1, "12:00"))).toBe("Closed now, and on the next 60 days");
  expect(openNow({ days: [row("Monday", "By appointment", "")] }, at(1, "12:00"))).toBeUndefined();
  expect(openNow({ days: [row("In season", "9:00", "12:00")] }, at(1, "12:00"))).toBeUndefined();
  expect(
    openNow({ days: shop, exceptions: [except("2026-06-01", "", "on request", "")] }, at(1, "12:00")),
  ).toBeUndefined();
});
