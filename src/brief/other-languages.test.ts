import { expect, test } from "vitest";
import { siteFromBrief } from "./brief.ts";
import { writingFaults } from "./testing/writing-faults.ts";

test.each([
  ["مخبز الياسمين is a Syrian bakery in Bradford. Flatbread every morning from 7.", "مخبز الياسمين"],
  ["Ταβέρνα Μαρία, a Greek taverna in Melbourne. Lamb on the spit on Sundays.", "Ταβέρνα Μαρία"],
  ["A ramen shop called 麺屋はる in Manchester. Twelve seats at the counter.", "麺屋はる"],
  ["Пекарня Соня, Ukrainian bakery on Vine Street, Chicago. Rye bread on Wednesdays.", "Пекарня Соня"],
  ["Our name is קפה רות. We are a small kosher café in Golders Green, dairy only.", "קפה רות"],
  ["We are 小笼包之家, a dumpling house in Leeds. Soup dumplings from £7.", "小笼包之家"],
  ["A nail bar in Glasgow, Красота. Gel nails £28.", "Красота"],
])("a name in another script heads the site: %s", async (brief, name) => {
  const { understood, document } = await siteFromBrief(brief);

  expect(document.meta.business.name).toBe(name);
  expect(understood.languageOfBrief).toBe("en");
});

test.each([
  [
    "Wir sind eine Bäckerei in Freiburg und heißen Mehlwerk. Sauerteigbrot, Brezeln und Kuchen. Dienstag bis Samstag 7 bis 13 Uhr. Telefon 0761 555 0123.",
    "Mehlwerk",
  ],
  [
    "Somos una panadería en Valencia que se llama Miga Viva. Pan de masa madre y bollería. Abierto de martes a domingo de 8 a 14. Teléfono 960 555 012.",
    "Miga Viva",
  ],
  [
    "Nous sommes un salon de coiffure à Lyon qui s'appelle Mèche Folle. Coupe femme 45 €, coupe homme 28 €. Ouvert du mardi au samedi.",
    "Mèche Folle",
  ],
  ["نحن مخبز في بيروت. الخبز الطازج كل صباح من السابعة. هاتف 01 555 012.", undefined],
  ["我们是一家在上海的面包店。每天早上七点开门。", undefined],
  ["Мы делаем мебель на заказ в Казани. Кухни и шкафы. Звоните 843 555 01 23.", undefined],
])(
  "a brief in another language says so and makes a site that stands for nothing: %s",
  async (brief, name) => {
    const { understood, document } = await siteFromBrief(brief);

    expect(understood.notes.join()).toContain("does not seem to be English");
    expect(writingFaults(document, brief)).toEqual([]);
    if (name) expect(document.meta.business.name).toBe(name);
  },
);
