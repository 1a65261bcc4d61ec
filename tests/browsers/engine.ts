/** The operations of a browser under test, independent of the protocol. */
export interface Engine {
  name: string;
  version: string;
  /** Folder for downloads. */
  downloads: string;
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page and awaits it. The value is serialized as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Performs pointer and key actions in the format of WebDriver. */
  perform: (actions: object[]) => Promise<void>;
  /** Returns uncaught errors since the last call. */
  takeErrors: () => Promise<string[]>;
  stop: () => Promise<void>;
}

export interface EngineKind {
  name: string;
  /** The package to install if the browser is missing. */
  needs: string;
  isInstalled: () => boolean;
  start: () => Promise<Engine>;
}
