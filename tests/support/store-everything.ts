/**
 * Runs in a page: makes the worker store all pages, code and drawings, like "Make everything available
 * offline". Rejects if a file cannot be stored.
 */
export async function storeEverything() {
  const { active, scope } = await navigator.serviceWorker.ready;
  const { pages, drawings } = await (await fetch(`${scope}offline.json`)).json();
  const outcomes = await Promise.all(
    [...pages, ...drawings].map(([file]) => {
      const { port1, port2 } = new MessageChannel();
      active?.postMessage({ type: "keep", address: scope + file }, [port2]);
      return new Promise<string>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data.outcome);
      });
    }),
  );
  if (outcomes.some((outcome) => outcome !== "kept")) throw new Error("Some files could not be stored");
}
