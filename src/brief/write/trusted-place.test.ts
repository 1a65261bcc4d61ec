import { expect, test } from "vitest";
import { trustedPlace } from "./trusted-place.ts";

test.each([
  ["Judo for teens. Sensei Paul, trained in {Osaka}, opens the mat at six.", undefined],
  ["I learned the trade in {Vienna}, and I make strudel.", undefined],
  ["I studied glass in {Murano}. Windows and lamps.", undefined],
  ["Car wash\n- we come to you\n- {Paris} + Ana 020 916 0199", undefined],
  ["{Paris} & Ana 020 916 0199, mobile car wash", undefined],
  ["I shoe horses and cover Dorset from Bere down to {Wareham}.", "Dorset"],
  ["Bread van, we go as far as {Leominster}.", undefined],
  ["Hog roasts in Devon and north {Moors}, from £700.", "Devon"],
  ["we fry fresh {paris} and chips till ten", undefined],
  ["GRAN'S – {Caribbean} catering for offices", undefined],
  ["We sell honey from a {farm near Llandeilo, Wales}.", "Llandeilo, Wales"],
  ["A bakery in {Leeds}.", "Leeds"],
  ["Piano tuning, {Cork}.", "Cork"],
  ["{Bristol} plumber, boilers and leaks.", "Bristol"],
  ["We serve {Norfolk} and Suffolk.", "Norfolk"],
  ["dog grooming {cairns}!!", "cairns"],
])("%s", (marked, expected) => {
  const [start, end] = [marked.indexOf("{"), marked.indexOf("}") - 1];
  const text = marked.replace(/[{}]/g, "");
  const place = text.slice(start, end);
  expect(trustedPlace(text, place, { text: place, start, end })).toBe(expected);
});
