import { expect, test } from "vitest";
import { everyNth } from "#tests/support/sample.ts";
import { samplesIn } from "../head/samples.ts";
import { composeTemplate, loadTemplates } from "../templates.ts";
import { checkSite } from "./check-site.ts";
import { mend } from "./testing/mend.ts";

const templates = await loadTemplates();

test.each(templates.map((template) => [template.id, template] as const))(
  "%s has samples, and nothing else that is wrong",
  (_, template) => {
    const findings = checkSite(composeTemplate(template), { samples: samplesIn(template.industry) });

    expect(findings.filter(({ rule }) => rule !== "sample").map(({ words }) => words)).toEqual([]);
    expect(findings.length).toBeGreaterThan(3);
    expect(findings.filter(({ fix }) => !fix).map(({ words }) => words)).toEqual([]);
  },
);

/** The step covers every style. */
test.each(everyNth(templates, 25).map((template) => [template.id, template] as const))(
  "each fix of %s mends its finding and breaks nothing",
  async (_, template) => {
    const options = { samples: samplesIn(template.industry) };
    const document = composeTemplate(template);
    const found = checkSite(document, options);
    for (const { id, words } of found) {
      for (const which of ["fix", "otherFix"] as const) {
        let site = document;
        // A long price list is asked for in two parts.
        for (let round = 0; round < 2; round += 1) {
          const findings = site === document ? found : checkSite(site, options);
          const fix = findings.find((finding) => finding.id === id)?.[which];
          if (fix) site = await mend(site, fix);
        }
        if (site === document) continue;
        const left = checkSite(site, options).map((finding) => finding.id);
        expect(left, `${words} ${which}`).not.toContain(id);
        expect(found.map((finding) => finding.id)).toEqual(expect.arrayContaining(left));
      }
    }
  },
);
