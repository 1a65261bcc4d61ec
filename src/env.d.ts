/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** A hosted backend, instead of the one in the browser. */
  readonly VITE_BACKEND_URL?: string;
  readonly VITE_LIVE_CHANGES?: string;
  readonly VITE_BACKEND_KEY?: string;
  /** The year in which this build was made. */
  readonly BUILD_YEAR: number;
  /** The number of industries, so that a page can state it without loading them. */
  readonly INDUSTRY_COUNT: number;
  /** The version of `package.json`. */
  readonly APP_VERSION: string;
  /** The address that failures and vitals are sent to, if any (docs/hosting.md). */
  readonly VITE_REPORT_URL?: string;
  /** Shown in the footer, to tell one build from another. */
  readonly VITE_BUILD_LABEL?: string;
  /** The host of the category banners, instead of this build. */
  readonly VITE_IMAGE_HOST?: string;
  /** Servers with language models that may be asked for better words, each as an origin. */
  readonly VITE_MODEL_ORIGINS?: string;
  /** Addresses that take replies to sellers' links; the first is that of links that name none (docs/hosting.md). */
  readonly VITE_REPLY_URL?: string;
  /** Public keys of the installations whose links are trusted (docs/security.md). */
  readonly VITE_LINK_KEYS?: string;
  /** Hosts that sites can be put up at from the page: `github`, `netlify`. */
  readonly VITE_PUBLISH_HOSTS?: string;
}

/** The path of one Phosphor outline, in a square of 256 (see vite.config.ts). */
declare module "icon:*" {
  const path: string;
  export default path;
}

/** The part of libheif that the product uses, compiled to JavaScript. */
declare module "libheif-js/libheif/libheif.js" {
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Writes the pixels into `target`; calls back with null if they cannot be decoded. */
    display(target: ImageData, done: (shown: ImageData | null) => void): void;
  }
  /** `decode` returns no images for a damaged file. */
  const load: () => { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default load;
}

/** The style of a block of a site (see scripts/vite/site-styles.mjs). */
declare module "*.css?site" {
  const css: string;
  export default css;
}

/** Read from the templates while building (see scripts/vite/templates.ts). */
declare module "templates:index" {
  const index: import("./contract/templates.ts").TemplateIndex;
  export default index;
}
declare module "templates:words" {
  const words: import("./contract/templates.ts").TemplateWords;
  export default words;
}
declare module "templates:apps" {
  const apps: readonly import("./contract/templates.ts").ListedAppTemplate[];
  export default apps;
}

/** Built from src/apps/single-file (see scripts/vite/app-file.ts). */
declare module "app-file:parts" {
  const parts: import("./apps/single-file/app-html.ts").FileParts;
  export default parts;
}
declare module "app-file:installed" {
  const parts: import("./apps/single-file/app-html.ts").InstalledParts;
  export default parts;
}

/** Read from the trades while building (see scripts/vite/trades.mjs). */
declare module "trades:index" {
  const index: string;
  export default index;
}
declare module "trades:groups" {
  const groups: {
    ids: string;
    load: () => Promise<{ default: import("./brief/trades/trade.ts").Trade[] }>;
  }[];
  export default groups;
}

/** The part of Trusted Types that the product uses, in browsers that have it. */
interface Window {
  readonly trustedTypes?: {
    createPolicy: <Rules extends Record<string, (text: string) => string>>(
      name: string,
      rules: Rules,
    ) => { [Kind in keyof Rules]: (text: string) => unknown };
  };
}

/** Read from src/art/subjects (see scripts/vite/subjects.mjs). */
declare module "subjects:index" {
  const index: import("./art/subjects/subject.ts").SubjectIndex;
  export default index;
}
declare module "subjects:topics" {
  /** The ids of each topic's subjects, separated by spaces. */
  export const ids: Record<string, string>;
  export const loaders: Record<
    string,
    () => Promise<{
      drawings: Record<string, unknown>;
      data: import("./art/subjects/subject.ts").Topic;
    }>
  >;
}
