import { cut } from "#src/sites/cut.ts";

interface RuleData {
  contrastRatio?: number;
  expectedContrastRatio?: string;
}

const WORDS: Record<string, (name: string, data?: RuleData) => string> = {
  "color-contrast": (name, data) =>
    `${name || "A text"} is hard to read on its ground${
      data?.contrastRatio
        ? `: the contrast is ${data.contrastRatio} to 1, and ${(data.expectedContrastRatio ?? "4.5:1").replace(":1", "")} to 1 is needed`
        : ""
    }.`,
  "button-name": () => "A button has no name: people who cannot see it do not learn what it does.",
  "link-name": () => "A link has no words: people who cannot see it do not learn where it leads.",
  "image-alt": () => "A picture has no description for people who cannot see it.",
  "svg-img-alt": () => "A drawn picture has no description for people who cannot see it.",
  "role-img-alt": () => "A picture has no description for people who cannot see it.",
  label: () => "A field of a form has no label.",
  "select-name": () => "A list to choose from has no label.",
  "frame-title": () => "A part that comes from elsewhere has no title.",
  "heading-order": (name) =>
    `The heading ${name || "here"} leaves out a level: a screen reader takes it for part of another one.`,
  "empty-heading": () => "A heading is empty.",
  "empty-table-header": () => "A heading of a table is empty.",
  "target-size": (name) =>
    `${name || "A control"} is too small, or too near to another one, to be tapped safely.`,
  "link-in-text-block": (name) =>
    `The link ${name || "in a text"} differs from the text around it by its colour alone.`,
  "duplicate-id-aria": () => "Two parts of the page have the same id, so that one of them is named wrongly.",
  "landmark-unique": (name) =>
    `Two regions of the page have the same name${name ? `: one begins ${name}` : ""}.`,
  "scrollable-region-focusable": () => "A part that scrolls cannot be reached with the keyboard.",
  "valid-lang": () => "A text is marked with a language that browsers do not know.",
};

/** Describes a finding in the owner's words, or in axe's for an unknown rule. */
export function wordsOfRule(rule: string, help: string, text: string, data?: RuleData) {
  const name = text ? `“${cut(text, 40)}”` : "";
  return WORDS[rule]?.(name, data) ?? `${help}${name ? `: ${name}` : ""}.`;
}
