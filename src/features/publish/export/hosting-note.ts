import { brand } from "#src/lib/brand.ts";
import { hosts } from "../hosting/hosts.ts";
import script from "./publish.sh?raw";

/** The file names in the archive. */
export const HOSTING_NOTE = "READ ME.txt";
export const PUBLISH_SCRIPT = "publish.sh";

/** A script for the site's owner that uploads an exported site with rsync, aws or wrangler. */
export const publishScript = script;

/** The hosting instructions inside an exported site. */
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
you alone, as it holds what is hidden here, so do not put it up. If there is a site.json here, you asked for it: with
it, whoever has these files can go on with the site without a project file. Delete it if nobody should.
publish.sh sends the site up with a tool that you have: "sh publish.sh rsync ann@example.com:/srv/www", or s3 or
cloudflare; "sh publish.sh" explains them. Read it before you run it. It leaves itself and this note behind.
The fonts are under the SIL Open Font License; their texts lie in the folder licenses.

${sections.join("\n\n")}
`;
}
