import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
  ["English in Ely, accredited by the British Council since 2006", ["accredited by the British Council"]],
  [
    "Builders in Loughrea. Fully registered with CIRI and HomeBond. Blue",
    ["Fully registered with CIRI and HomeBond"],
  ],
  ["Kennels in Colne, licensed by Pendle council. Heated pens", ["licensed by Pendle council"]],
  ["COTTAGE IN TENBY. WE ARE MEMBERS OF VISIT WALES, 4 STARS.", ["MEMBERS OF VISIT WALES"]],
  ["Hajj from Bradford, ATOL protected since 2001. Tours", ["ATOL protected"]],
  ["Nursery in Ashbourne, Ofsted Good (2022)\nOpen", ["Ofsted Good (2022)"]],
  ["Consultant in Pune for ISO 9001, 14001 and ZED certification", ["ISO 9001, 14001 and ZED"]],
  [
    "Odd jobs in Dunedin. All work guaranteed. No call out charge",
    ["All work guaranteed", "No call out charge"],
  ],
])("memberships and promises of “%s”", (brief, codes) => {
  expect(understand(brief).facts.codes).toEqual(codes);
});
