import { expect, test } from "vitest";
import { samplesIn } from "../head/samples.ts";
import { composeTemplate, loadTemplates } from "../templates.ts";
import { checkSite } from "./check-site.ts";

const templates = await loadTemplates();

test.each(templates.map((template) => [template.id, template] as const))(
  "%s has samples, and nothing else that is wrong",
  (_, template) => {
    const findings = checkSite(composeTemplate(template), { samples: samplesIn(template.industry) });

    expect(findings.filter(({ rule }) => rule !== "sample").map(({ words }) => words)).toEqual([]);
    expect(findings.length).toBeGreaterThan(3);
  },
);
