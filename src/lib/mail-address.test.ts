import { expect, test } from "vitest";
import { isMailAddress, isMailLink, mailTo } from "./mail-address.ts";

const addresses = [
  "hello@crumb.example",
  "o'brien+news@mail.crumb.example",
  "grüße@bäckerei.example",
  "你好@例子.中国",
];

/** Characters that a mail program may read as further recipients, copies or headers, or that hide a part. */
const tricks = [
  "a@b.example?bcc=eve@c.example",
  "a@b.example?cc=eve@c.example&subject=Hello",
  "a%40b.example%2Ceve@c.example",
  "a,eve@b.example",
  "a;eve@b.example",
  "a@b.example,eve@c.example",
  "a@b.example\nBcc:eve@c.example",
  "a@b.example%0ABcc:eve@c.example",
  "<a@b.example>eve@c.example",
  "a@b.example eve@c.example",
  "a#@b.example",
  "a\u200bb@c.example",
  "a@b.exam\u3164ple",
  "a@b",
  "",
];

test.each(addresses)("%s is an e-mail address, and its mail link names nobody else", (address) => {
  expect(isMailAddress(address)).toBe(true);
  const link = mailTo(address, { subject: "Table & chairs, 50 %", body: "Hello,\ntwo please" });
  expect(decodeURIComponent(new URL(link).pathname)).toBe(address);
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    subject: "Table & chairs, 50 %",
    body: "Hello,\r\ntwo please",
  });
  expect(isMailLink(link)).toBe(true);
  expect(isMailLink(`mailto:${address}`)).toBe(true);
});

test.each(tricks)("%j is no e-mail address, and no mail link can be made to it", (address) => {
  expect(isMailAddress(address)).toBe(false);
  expect(mailTo(address, { subject: "Hello" })).toBe("mailto:?subject=Hello");
  expect(isMailLink(`mailto:${address}`)).toBe(false);
  expect(isMailLink(`mailto:${encodeURIComponent(address)}`)).toBe(false);
});

test.each([
  ["a text with lines", "body=One%0D%0Atwo", true],
  ["an encoded copy", "%62cc=eve%40c.example", false],
  ["a copy in capitals", "BCC=eve@c.example", false],
  ["a second recipient", "to=eve@c.example", false],
  ["a copy after a subject", "subject=Hello&bcc=eve@c.example", false],
  ["a copy behind an HTML ampersand", "subject=Hello&amp;bcc=eve@c.example", false],
  ["a header behind a line break in the subject", "subject=Hello%0D%0ABcc:eve@c.example", false],
])("whether a mail link may have %s", (_, fields, isAllowed) => {
  expect(isMailLink(`mailto:a@b.example?${fields}`)).toBe(isAllowed);
});
