import { brand } from "#src/lib/brand.ts";
import { hosts } from "../hosting/hosts.ts";

/** Its name in an archive. */
export const HOSTING_NOTE = "READ ME.txt";

/** The note on hosting inside an exported site. */
export function hostingNote(name: string) {
  const sections = hosts.map(({ name, site }) => {
    const steps = site.flatMap(({ text, code }, index) => [
      `${index + 1}. ${text}`,
      ...(code ?? "")
        .split("\n")
        .filter(Boolean)
        .map((line) => `       ${line}`),
    ]);
    return [name, "-".repeat(name.length), ...steps].join("\n");
  });
  return `${name}

These files are the whole site: open index.html to see it, also without a server.
404.html is what a host shows for an address that there is not.
passport.json names each file with its digest: drop the ZIP on Import in ${brand.name} to see whether any has changed.
To go on with the site, keep its project file: Share and export in ${brand.name} saves it on its own. It is for
you alone, as it holds what is hidden here, so do not put it up.
The fonts are under the SIL Open Font License; their texts lie in the folder licenses.

${sections.join("\n\n")}
`;
}
