import { understand } from "./understand.ts";

addEventListener("message", ({ data: { id, brief } }: MessageEvent<{ id: number; brief: string }>) =>
  postMessage({ id, understood: understand(brief) }),
);
