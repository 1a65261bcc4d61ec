/** The actions of a browser under test, whichever protocol drives it. */
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
  /** Errors that no page has caught since the last call. */
  takeErrors: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export interface EngineKind {
  name: string;
  /** The package to install where the browser is missing. */
  needs: string;
  isInstalled: () => boolean;
  start: () => Promise<Engine>;
}
