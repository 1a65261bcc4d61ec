import { changePartByPart } from "./part-by-part.ts";

let loading: Promise<void> | undefined;

/**
 * A page rendered while building brings only the rules that it uses at once (scripts/vite/page-styles.ts). Before
 * anything is shown whose code comes later, the rest has to be there.
 */
export function wholeStyles(): Promise<void> {
  const { styles } = document.documentElement.dataset;
  if (!styles) return Promise.resolve();
  loading ??= load(import.meta.env.BASE_URL + styles);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function load(address: string) {
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    // Fetched and read, but not yet applied.
    link.media = "not all";
    link.fetchPriority = "high";
    link.onload = () => {
      link.onload = null; // it would be told again
      void changePartByPart(() => {
        link.media = "all";
        resolve();
      });
    };
    link.onerror = () => {
      link.remove();
      reject(new Error("The style sheet could not be loaded."));
    };
    document.head.append(link);
  });
}
