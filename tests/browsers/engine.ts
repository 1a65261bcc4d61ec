/** What a browser of one's own can do, in whatever protocol it is told. */
export interface Engine {
  name: string;
  version: string;
  /** The folder in which it saves what a page has it download. */
  downloads: string;
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of an expression in the page, or of the promise it is; it has gone through JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves of a pointer or keys, as both WebDriver protocols spell them. */
  perform: (actions: object[]) => Promise<void>;
  /** What no page has caught since it was asked last. */
  takeErrors: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export interface EngineKind {
  name: string;
  /** What to install where it is missing. */
  needs: string;
  isInstalled: () => boolean;
  start: () => Promise<Engine>;
}
