import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const fileOf = (file: string) => {
  const [name = ""] = file.split("/");
  return join(dirname(require.resolve(`${name}/package.json`)), file.slice(name.length + 1));
};

/** What the app's own code uses of each library, and its file. A name that is missing here fails the build. */
const libraries: Record<string, { file: string; names: readonly string[] }> = {
  react: {
    file: fileOf("react/cjs/react.production.js"),
    names: [
      ...["Component", "Fragment", "StrictMode", "Suspense", "cloneElement", "createContext"],
      ...["createElement", "forwardRef", "isValidElement", "lazy", "memo", "startTransition", "use"],
      ...["useCallback", "useContext", "useDeferredValue", "useEffect", "useId", "useInsertionEffect"],
      ...["useLayoutEffect", "useMemo", "useReducer", "useRef", "useState", "useSyncExternalStore"],
    ],
  },
  "react/jsx-runtime": {
    file: fileOf("react/cjs/react-jsx-runtime.production.js"),
    names: ["Fragment", "jsx", "jsxs"],
  },
  "react-dom": {
    file: fileOf("react-dom/cjs/react-dom.production.js"),
    names: ["createPortal", "flushSync"],
  },
  "react-dom/client": {
    file: fileOf("react-dom/cjs/react-dom-client.production.js"),
    names: ["createRoot", "hydrateRoot"],
  },
  "react-dom/server": {
    file: fileOf("react-dom/cjs/react-dom-server-legacy.browser.production.js"),
    names: ["renderToStaticMarkup"],
  },
  scheduler: { file: fileOf("scheduler/cjs/scheduler.production.js"), names: [] },
};
const files = new Map(Object.values(libraries).map((library) => [library.file, library]));
const OWN_CODE = /\/src\/|\/node_modules\/(@tanstack|zustand)\//;
const WHOLE = "\0whole:";

/** The bundler's own helper, as far as it is needed to hand on what a module exports. */
const EXPORT_ALL =
  "(all) => { const target = {}; for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true }); return target; }";
/**
 * The errors that React throws to itself. It makes them while it loads, and an error notes where it was made: where
 * anything listens for that (a recorder of errors, a tool for developers), V8 reads the whole chunk a second time to
 * find the line. They are told apart by identity and never shown, so they need no stack.
 */
const OWN_SIGNALS = /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const WITHOUT_STACK = "Object.create(Error.prototype, { message: { value: $1 } })";
const HELPERS_IMPORT = /^import \{ ([^}]*) \} from "[^"]*rolldown-runtime[^"]*";$/m;

/**
 * React comes as CommonJS. Each of its libraries would be one function, of which the browser reads all 190 kB when it
 * is called, while the page waits; and every chunk would unwrap it for itself and call it as `(0, react.useState)()`.
 * Here they are modules like any other. And a chunk that needs but one helper of the bundler's has it with it, instead
 * of in a file that every page would have to fetch.
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    resolveId(name, importer = "") {
      // What stands in for a hook of React's where it has none.
      const id = name.startsWith("use-sync-external-store/shim") ? "react" : name;
      const library = libraries[id];
      if (!library) return;
      // Other libraries look for names that the app's own code does not use.
      const isOwn = OWN_CODE.test(importer) || files.has(importer) || importer.startsWith(WHOLE);
      return isOwn ? library.file : WHOLE + id;
    },
    load(id) {
      if (!id.startsWith(WHOLE)) return;
      const name = id.slice(WHOLE.length);
      const names = Object.keys(require(name) as object).join(", ");
      return `import library from "${name}";\nexport const { ${names} } = library;\nexport default library;`;
    },
    transform(code, id) {
      const library = files.get(id);
      if (!library) return;
      const needed = [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
      const head = [
        ...needed.map((name, index) => `import needed${index} from "${name}";`),
        "const exports = {};",
      ];
      const module = [
        ...head,
        code
          .replace(/require\("([^"]+)"\)/g, (_, name) => `needed${needed.indexOf(name)}`)
          .replace(OWN_SIGNALS, WITHOUT_STACK),
        ...library.names.map(
          (name) => `const own${name} = exports.${name};\nexport { own${name} as ${name} };`,
        ),
        "export default exports;",
      ].join("\n");
      return { code: module, map: lineByLine(id, code, head.length) };
    },
    onLog(_, { code, message }) {
      if (code === "IMPORT_IS_UNDEFINED") throw new Error(message);
    },
    renderChunk(code) {
      const [statement, helper] = HELPERS_IMPORT.exec(code) ?? [];
      const [, name] = /^\w+ as (__exportAll)$/.exec(helper ?? "") ?? [];
      if (!statement || !name) return;
      return code.replace(statement, () => `const ${name} = ${EXPORT_ALL};`);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        // What a chunk has fetched beside another still counts the helpers. What every page has is fetched no more.
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const helpers = chunks.find(({ name }) => name === "rolldown-runtime");
        const shell = chunks.find(({ name }) => name === "shell");
        if (!helpers || !shell) return;
        for (const chunk of chunks)
          chunk.code = chunk.code.replaceAll(`"${helpers.fileName}"`, `"${shell.fileName}"`);
      },
    },
  };
}

/** Where the lines of a file come from that stand, each as a line, below some others. */
function lineByLine(file: string, code: string, below: number) {
  const lines = code.split("\n").map((_, line) => (line === 0 ? "AAAA" : "AACA"));
  return {
    version: 3,
    file,
    names: [],
    sources: [file],
    sourcesContent: [code],
    mappings: ";".repeat(below) + lines.join(";"),
  };
}
