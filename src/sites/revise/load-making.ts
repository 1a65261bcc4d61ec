type Making = typeof import("./new-block.ts");

let loading: Promise<Making> | undefined;

/** What makes new blocks, with what a trade has to say: loaded with the first wish that needs it. */
export function loadMaking(): Promise<Making> {
  loading ??= import("./new-block.ts");
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
