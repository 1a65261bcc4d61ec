// @ts-check
/**
 * @typedef {object} Mark an element that shows how far a page is
 * @property {string} selector
 * @property {string} [text] what it contains
 */

/**
 * @typedef {object} Wanted
 * @property {Mark} control the page can be used when this reacts
 * @property {Mark} [data] something that only the API can give
 * @property {Record<string, string>} storage what the browser remembers of an earlier visit
 */

/**
 * @typedef {object} Observed times in milliseconds since the navigation began
 * @property {number | undefined} firstPaint
 * @property {number | undefined} largestPaint
 * @property {{ start: number, value: number }[]} shifts those that no input has caused
 * @property {{ start: number, duration: number }[]} longTasks
 * @property {number | undefined} usable
 * @property {number | undefined} usableAt the same in milliseconds since 1970
 * @property {number | undefined} data
 * @property {boolean} isDataInHtml
 * @property {string[]} requested the addresses of what the page itself has asked for
 * @property {boolean} isControlled whether a worker stood behind the page when it began
 */

/** @typedef {{ usable: Promise<Observed>, quiet: Promise<Observed> }} PageObserver */

/**
 * Runs in the page before anything else does, so it may use nothing from outside its braces. It leaves
 * `pageObserver`: what it has seen when the marks are there, and when two quiet seconds have followed.
 * @param {Wanted} wanted
 */
export function observePage({ control, data, storage }) {
  if (window !== window.top || !location.protocol.startsWith("http")) return;
  const QUIET_MS = 2_000;
  const TIMEOUT_MS = 30_000;

  for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);

  /** @type {Observed} */
  const seen = {
    firstPaint: undefined,
    largestPaint: undefined,
    shifts: [],
    longTasks: [],
    usable: undefined,
    usableAt: undefined,
    data: undefined,
    isDataInHtml: false,
    requested: [],
    isControlled: Boolean(navigator.serviceWorker?.controller),
  };

  /** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Shift */
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = /** @type {Shift} */ (entry);
    if (!hadRecentInput) seen.shifts.push({ start: startTime, value });
  });
  watch("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration });
  });

  // Between the end of the HTML and the first script that is not in it.
  document.addEventListener(
    "readystatechange",
    () => {
      seen.isDataInHtml = data !== undefined && find(data) !== undefined;
    },
    { once: true },
  );

  const usable = eachFrameUntil(() => {
    if (seen.usable === undefined && reacts(find(control))) {
      seen.usable = performance.now();
      seen.usableAt = Date.now();
    }
    if (data && seen.data === undefined && find(data)) seen.data = performance.now();
    return seen.usable !== undefined && (!data || seen.data !== undefined);
  });
  const quiet = usable.then(() => untilQuiet());
  const report = () => ({
    ...seen,
    requested: performance.getEntriesByType("resource").map(({ name }) => name),
  });
  Object.assign(window, { pageObserver: { usable: usable.then(report), quiet: quiet.then(report) } });

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} note
   */
  function watch(type, note) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  }

  /**
   * @param {Mark} mark
   * @returns {Element | undefined}
   */
  function find({ selector, text = "" }) {
    return [...document.querySelectorAll(selector)].find(
      (element) => element.textContent?.includes(text) && element.checkVisibility(),
    );
  }

  /**
   * React leaves its own mark on an element when it has made it, or has taken it over from the HTML.
   * @param {Element | undefined} element
   */
  function reacts(element) {
    return element !== undefined && Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  }

  /**
   * @param {() => boolean} isDone
   * @returns {Promise<void>}
   */
  function eachFrameUntil(isDone) {
    return new Promise((resolve) => {
      const look = () => {
        if (isDone() || performance.now() > TIMEOUT_MS) resolve();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }

  /** @returns {Promise<void>} */
  function untilQuiet() {
    const marked = performance.now();
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        const tasksEnd = seen.longTasks.map(({ start, duration }) => start + duration);
        const last = Math.max(marked, seen.largestPaint ?? 0, ...tasksEnd);
        if (performance.now() - last < QUIET_MS) return;
        clearInterval(timer);
        resolve();
      }, 100);
    });
  }
}
