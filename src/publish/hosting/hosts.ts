/**
 * How each host handles addresses without a file, and how to deploy the product and an exported site there. The build
 * generates the host files from this table; the help page and exported sites quote it.
 */
export interface Host {
  id: "netlify" | "cloudflare-pages" | "vercel" | "github-pages" | "bucket" | "nginx";
  name: string;
  /** The response to an address that the browser renders, such as a preview link. */
  fallback: { mechanism: string; status: 200 | 404 };
  headers: string;
  /** The files of the build that configure this host. */
  files: readonly HostFile[];
  limits: readonly string[];
  /** One entry per step. Steps with `code` are commands. */
  product: readonly Step[];
  site: readonly Step[];
}

/** The files of the build that only hosts read. */
export type HostFile =
  | "_headers"
  | "_redirects"
  | "vercel.json"
  | "nginx.conf"
  | ".nojekyll"
  | "404.html"
  | "200.html";

export interface Step {
  text: string;
  code?: string;
}

/** Folders whose pages the browser renders. The build has no files in them. */
export const dynamicFolders = ["app-preview", "full-preview", "studio"] as const;
/** Folders with a prerendered file for each page known at build time. The browser renders later pages. */
export const growingFolders = ["module", "module-preview"] as const;

const build = { text: "Build it.", code: "npm ci && npm run build" };
const unpack = { text: "Unpack the ZIP: its folder is the whole site." };

export const hosts: readonly Host[] = [
  {
    id: "netlify",
    name: "Netlify",
    fallback: {
      mechanism: "_redirects names the folders of such pages, and 200.html answers them",
      status: 200,
    },
    headers: "From _headers",
    files: ["_headers", "_redirects", "404.html", "200.html"],
    limits: [
      "A file wins over a redirect, so nothing that was built is ever hidden by one.",
      "Modules that an admin adds later answer with status 404 until the worker is installed; the page is shown all the same.",
    ],
    product: [build, { text: "Upload the folder.", code: "npx netlify-cli deploy --prod --dir dist" }],
    site: [
      unpack,
      {
        text: "Drop the folder on app.netlify.com/drop. The address works at once; the 404 page is found by its name.",
      },
    ],
  },
  {
    id: "cloudflare-pages",
    name: "Cloudflare Pages",
    fallback: {
      mechanism:
        "_redirects names the folders of such pages; the 404.html at the top turns off the fallback of the host, which would answer everything with the home page",
      status: 200,
    },
    headers: "From _headers",
    files: ["_headers", "_redirects", "404.html", "200.html"],
    limits: [
      "A redirect wins over a file here: a catch-all would hide every built page and the real 404, so there is none.",
      "At most 100 rules with a star in _redirects, 100 in _headers, 20,000 files, 25 MiB for each.",
      "Modules that an admin adds later answer with status 404 until the worker is installed; the page is shown all the same.",
    ],
    product: [build, { text: "Upload the folder.", code: "npx wrangler pages deploy dist" }],
    site: [
      unpack,
      {
        text: "Upload the folder, or drop it in the dashboard under Workers & Pages.",
        code: "npx wrangler pages deploy my-site",
      },
    ],
  },
  {
    id: "vercel",
    name: "Vercel",
    fallback: {
      mechanism: "vercel.json rewrites the folders of such pages to 200.html, after files",
      status: 200,
    },
    headers: "From vercel.json",
    files: ["vercel.json", "404.html", "200.html"],
    limits: [
      "Vercel reads vercel.json only at the top of the uploaded folder: deploy dist, not the project.",
    ],
    product: [build, { text: "Upload the folder.", code: "npx vercel deploy dist --prod" }],
    site: [unpack, { text: "Upload the folder.", code: "npx vercel deploy my-site --prod" }],
  },
  {
    id: "github-pages",
    name: "GitHub Pages",
    fallback: { mechanism: "404.html, which shows the page all the same", status: 404 },
    headers: "None can be set; the content policy is in every page",
    files: ["404.html", ".nojekyll"],
    limits: [
      "Preview links answer with status 404: people see the site, search engines and link previews do not.",
      "No header can be set: others can show the product in a frame, and assets are cached for ten minutes only.",
      "A project page is served below the name of its repository: build with BASE_PATH.",
    ],
    product: [
      {
        text: "Build it for the folder it will be served from.",
        code: "npm ci && BASE_PATH=/my-repository/ npm run build",
      },
      {
        text: "Push dist, with the .nojekyll in it, to the branch gh-pages, and choose that branch under Settings, Pages.",
      },
    ],
    site: [
      unpack,
      {
        text: "Push the folder to a repository and choose its branch under Settings, Pages. All links of a site are relative, so any folder will do.",
      },
    ],
  },
  {
    id: "bucket",
    name: "S3 and similar buckets",
    fallback: { mechanism: "404.html as the error document, which shows the page all the same", status: 404 },
    headers: "Only what is set for each file at upload; the rest by a CDN in front",
    files: ["404.html"],
    limits: [
      "A bucket adds no file extension: /pricing is answered only if a file of that very name exists, without .html.",
      "Buckets alone serve HTTP: put a CDN with a certificate in front, or the service worker does not start.",
    ],
    product: [
      build,
      {
        text: "Upload the assets, cached for a year, then the rest.",
        code: "aws s3 sync dist/assets s3://BUCKET/assets --cache-control 'public, max-age=31536000, immutable'\naws s3 sync dist s3://BUCKET --exclude 'assets/*' --cache-control no-cache",
      },
      {
        text: "And each page once more, under its name without .html.",
        code: "cd dist && find . -name '*.html' | sed 's|^./||; s|.html$||' | while read -r page; do\n  aws s3 cp \"$page.html\" \"s3://BUCKET/$page\" --content-type 'text/html; charset=utf-8' --cache-control no-cache\ndone",
      },
      { text: "Name index.html as the index document and 404.html as the error document." },
    ],
    site: [
      unpack,
      {
        text: "Upload the folder, and name index.html and 404.html as above. Links of a site end in .html, so nothing else is needed.",
        code: "aws s3 sync my-site s3://BUCKET",
      },
    ],
  },
  {
    id: "nginx",
    name: "nginx",
    fallback: { mechanism: "nginx.conf answers the folders of such pages with 200.html", status: 200 },
    headers: "From nginx.conf",
    files: ["nginx.conf", "404.html", "200.html"],
    limits: [
      "Include nginx.conf in your server block, which sets the name, the certificate and the root.",
      "It switches gzip on; Brotli needs an extra module.",
    ],
    product: [
      build,
      {
        text: "Copy dist to the server and include its rules.",
        code: "server {\n  listen 443 ssl;\n  server_name example.com;\n  root /srv/sitewright;\n  include /srv/sitewright/nginx.conf;\n}",
      },
    ],
    site: [
      unpack,
      {
        text: "Copy the folder to the server; a root, an error page and compression are all it takes.",
        code: "server {\n  listen 443 ssl;\n  server_name example.com;\n  root /srv/my-site;\n  error_page 404 /404.html;\n  gzip on;\n  gzip_types text/css image/svg+xml application/json;\n}",
      },
    ],
  },
];
