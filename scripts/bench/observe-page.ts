/** Times in milliseconds since navigation start; NaN for an event that did not happen. */
export type Observed = Awaited<ReturnType<typeof observePage>>;

/** An element that contains the text. */
export type Mark = { selector: string; text?: string };

/**
 * Runs in the page before any of its scripts, so it must not use variables from outside. Resolves after two seconds
 * without a long task since the page was usable; without hydration, since its first paint.
 */
export async function observePage({ hydrates, data }: { hydrates: boolean; data?: Mark }) {
  const [LONG_TASK_MS, SETTLED_MS, QUIET_MS, TIMEOUT_MS] = [50, 500, 2_000, 30_000];
  localStorage.setItem("has_seen_splash", "true");
  const never = Number.NaN;
  const seen = { firstPaint: never, largestPaint: never, usable: never, data: never, shift: 0 };
  const tasks: { start: number; end: number }[] = [];

  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  watch("largest-contentful-paint", (entry) => Object.assign(seen, { largestPaint: entry.startTime }));
  // The sum of all shifts is an upper bound of the official value, the worst burst.
  watch("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch("longtask", ({ startTime, duration }) => tasks.push({ start: startTime, end: startTime + duration }));
  await until(() => {
    if (!seen.usable && isUsable()) seen.usable = performance.now();
    if (data && !seen.data && shown(data.selector, data.text)) seen.data = performance.now();
    return hydrates ? seen.usable > 0 && (!data || seen.data > 0) : seen.firstPaint > 0;
  });
  const begun = performance.now();
  const lastEnd = () => Math.max(begun, seen.largestPaint || 0, tasks.at(-1)?.end ?? 0);
  await until(() => performance.now() - lastEnd() > QUIET_MS);

  let [settled, blocking] = [seen.largestPaint, 0];
  for (const { start, end } of tasks) {
    if (start < settled + SETTLED_MS) settled = Math.max(settled, end);
    blocking += Math.max(0, end - Math.max(start, seen.firstPaint) - LONG_TASK_MS);
  }
  // On another product's page only paints and long tasks are known.
  const usable = hydrates ? seen.usable : settled;
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = requests.filter(({ name, responseEnd }) => name.endsWith(".js") && responseEnd <= usable);
  const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ...seen, usable, blocking, scriptBytes, usableDate: performance.timeOrigin + usable };

  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  function watch(type: string, note: (entry: Entry) => void) {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note));
    observer.observe({ type, buffered: true });
  }

  function shown(selector: string, text = "") {
    const elements = [...document.querySelectorAll(selector)];
    return elements.find((element) => element.textContent?.includes(text) && element.checkVisibility());
  }

  /** Whether React has hydrated the heading and the first control of the page. */
  function isUsable() {
    const heading = document.querySelector("main h1");
    const control = shown("main :is(button, input, select, textarea):enabled") ?? heading;
    return [heading, control].every((element) =>
      Object.keys(element ?? {})
        .join()
        .includes("__reactProps"),
    );
  }

  function until(isDone: () => boolean) {
    return new Promise<void>((resolve) => {
      const look = () => {
        if (isDone() || performance.now() > TIMEOUT_MS) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }
}
