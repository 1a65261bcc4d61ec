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
A host shows 404.html when somebody asks for a page that does not exist.
passport.json has a checksum of every file: choose this ZIP under Import in ${brand.name} to see whether any has changed.
To edit the site later, keep its project file, which Share and export in ${brand.name} saves. It contains hidden blocks
too, so do not upload it. If there is a site.json here, you asked for it: whoever has these files can edit the site
with it, without a project file. Delete it if nobody should.
publish.sh uploads the site with a tool that you have: "sh publish.sh rsync ann@example.com:/srv/www", or s3 or
cloudflare; "sh publish.sh" explains them. Read it before you run it. It does not upload itself or this note.
The fonts have the SIL Open Font License; its texts are in the folder licenses.

${sections.join("\n\n")}
`;
}
