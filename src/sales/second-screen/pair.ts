import { createStore } from "zustand";
import { type Difference, differenceOf } from "#src/share/difference.ts";
import {
  type Content,
  changedContent,
  createReader,
  isSameContent,
  MAX_CONTENT_LENGTH,
  type Message,
  type Role,
  readContent,
  writeMessage,
} from "./messages.ts";

/** A connection to the other screen, which delivers in order or closes. */
export interface Line {
  send: (text: string) => void;
}

interface PairState {
  isConnected: boolean;
  holder: Role;
  /** Whether this side has asked for the pen and is waiting. */
  isTaking: boolean;
  /** Whether the other side asks for the pen. */
  isAsked: boolean;
  content: Content | null;
  /** The reason why the session has ended, as a message. */
  ended: string;
}

/** The limit of unacknowledged changes. Beyond it the full content is sent again. */
const MAX_LOG_LENGTH = 400;
/** After this many invalid messages the connection is closed. */
const MOST_REFUSED = 20;

interface PairOptions {
  /** Whether the other side is a window of this browser. Another device may run any code. */
  isInSameBrowser?: boolean;
  /** Whether the presenter had given the pen to the other side before this page was reloaded. */
  hasGivenPen?: boolean;
}

/**
 * One side of a synchronized pair of screens. The holder of the pen numbers each change; the other side applies them in
 * order, exactly once, and requests the full content if one is missing. The state survives reconnections. Another
 * device gets the pen only when the presenter hands it over, whatever its messages claim.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions share the state of one connection
export function createPair(
  role: Role,
  { isInSameBrowser = false, hasGivenPen = isInSameBrowser }: PairOptions = {},
) {
  const isGuarded = role === "host" && !isInSameBrowser;
  const other: Role = role === "host" ? "guest" : "host";
  const store = createStore<PairState>()(() => ({
    ...{ isConnected: false, holder: "host", isTaking: false, isAsked: false, content: null, ended: "" },
  }));
  let line: Line | undefined;
  let read = createReader();
  /** Incremented whenever the pen changes hands. */
  let term = 1;
  let version = 0;
  /** The version that this side has to reach before it may use the pen. */
  let behindTo = 0;
  let isFresh = true;
  let hasAsked = false;
  let hasGreeted = false;
  /** The other side has requested the pen before this side was ready to give it. */
  let isWanted = false;
  let log: { version: number; difference: Difference }[] = [];
  let sent = 0;
  let refused = 0;

  const hasPen = () => store.getState().holder === role;
  const mayWrite = () => hasPen() && version >= behindTo;

  const send = (message: Message) => {
    try {
      for (const text of writeMessage(message, sent++)) line?.send(text);
    } catch {
      // The line has closed. Its owner reports that, and reconnecting synchronizes everything.
    }
  };
  const sendAll = () => {
    const { content } = store.getState();
    if (content) send({ t: "full", version, content });
  };
  const ask = () => {
    if (hasAsked) return;
    hasAsked = true;
    send({ t: "want" });
  };
  const givePen = (holder: Role) => {
    term += 1;
    isWanted = false;
    store.setState({ holder, isTaking: false, isAsked: false });
    send({ t: "pen", term, holder, version });
  };
  const catchUp = (from: number) => {
    if (from >= version) return;
    const missing = log.filter((entry) => entry.version > from);
    if (missing[0]?.version !== from + 1) return sendAll();
    for (const entry of missing) send({ t: "diff", ...entry });
  };

  const greet = () => {
    hasGreeted = true;
    send({ t: "hello", v: 1, role, isFresh, term, holder: store.getState().holder, version });
  };

  /** Continues from this side's state, whatever the other one claims to have. */
  const keepPen = (hello: Extract<Message, { t: "hello" }>) => {
    term = Math.max(term, hello.term);
    version = Math.max(version, hello.version) + 1;
    log = [];
    isFresh = false;
    hasAsked = false;
    store.setState({ isConnected: true });
    givePen(role);
    sendAll();
  };

  const onHello = (hello: Extract<Message, { t: "hello" }>) => {
    if (hello.role === role) return;
    if (!hasGreeted) greet();
    if (isGuarded && hasPen() && !(isFresh && hasGivenPen) && !hello.isFresh) {
      const isAhead = hello.holder === other || hello.version > version;
      if (isAhead) return keepPen(hello);
    }
    // A side that remembers the holder wins over one that was reloaded.
    if (isFresh && !hello.isFresh) {
      const isLost = role === "guest" && hello.holder === "guest";
      if (!isLost) {
        term = hello.term;
        store.setState({ holder: hello.holder });
      }
      if (role === "host") version = hasPen() ? Math.max(version, hello.version) + 1 : 0;
    } else if (hello.term > term && !hello.isFresh) {
      term = hello.term;
      store.setState({ holder: hello.holder, isTaking: false, isAsked: false });
    }
    isFresh = false;
    hasAsked = false;
    if (role === "host" && hello.isFresh && !hasPen()) givePen("host");
    if (!hello.isFresh && hello.version > version) behindTo = hello.version;
    store.setState({ isConnected: true });
    if (hello.isFresh) sendAll();
    else catchUp(hello.version);
    if (store.getState().isTaking) send({ t: "take" });
  };

  const accept = (content: Content, next: number) => {
    version = next;
    if (isGuarded && hasPen()) behindTo = next;
    hasAsked = false;
    log = [];
    store.setState({ content });
    send({ t: "ack", version });
    if (isWanted && mayWrite()) givePen(other);
  };

  /** Whether this side should apply the change with this number. */
  const isAwaited = (next: number) => !hasPen() || next <= behindTo;

  const onMessage = (message: Message) => {
    const { content } = store.getState();
    switch (message.t) {
      case "hello":
        return onHello(message);
      case "full": {
        if (!isAwaited(message.version) || message.version < version) return;
        const whole = readContent(message.content);
        return whole ? accept(whole, message.version) : onRefused();
      }
      case "diff": {
        if (!isAwaited(message.version)) return;
        // A duplicate, as after a reconnection.
        if (message.version <= version) return send({ t: "ack", version });
        if (message.version !== version + 1 || !content) return ask();
        const next = changedContent(content, message.difference);
        if (next) return accept(next, message.version);
        onRefused();
        return ask();
      }
      case "ack":
        log = log.filter((entry) => entry.version > message.version);
        return;
      case "want":
        return sendAll();
      case "take":
        if (isGuarded) return hasPen() ? store.setState({ isAsked: true }) : undefined;
        if (mayWrite()) givePen(other);
        else isWanted = hasPen();
        return;
      case "ask":
        return hasPen() ? store.setState({ isAsked: true }) : undefined;
      case "pen":
        if (message.term <= term || (isGuarded && hasPen())) return;
        term = message.term;
        store.setState({ holder: message.holder, isTaking: false, isAsked: false });
        if (hasPen() && message.version > version) {
          behindTo = message.version;
          ask();
        }
        return;
      case "bye":
        return detach();
    }
  };

  const onRefused = () => {
    refused += 1;
    if (refused < MOST_REFUSED) return;
    end("The other screen sends what this product does not understand. The connection was ended.");
  };

  const detach = () => {
    line = undefined;
    store.setState({ isConnected: false, isAsked: false });
  };
  const end = (ended: string) => {
    detach();
    store.setState({ ended });
  };

  return {
    role,
    store,
    hasPen,
    mayWrite,
    /** Starts, or continues after a reconnection. A side that does not speak first waits for the other's greeting. */
    attach(to: Line, speaksFirst = true) {
      if (store.getState().ended) return;
      line = to;
      read = createReader();
      hasAsked = false;
      hasGreeted = false;
      if (speaksFirst) greet();
    },
    detach,
    receive(text: unknown) {
      if (!line) return;
      const message = read(text);
      if (message === null) onRefused();
      else if (message) onMessage(message);
    },
    /** Shows other content on both screens; returns false if this side may not. While disconnected it is stored. */
    publish(wanted: Content) {
      if (!mayWrite() || store.getState().ended) return false;
      const { content } = store.getState();
      if (content && isSameContent(content, wanted)) return true;
      const text = JSON.stringify(wanted);
      const next = text.length <= MAX_CONTENT_LENGTH ? readContent(JSON.parse(text)) : undefined;
      if (!next) return false;
      const difference = content ? differenceOf(content, next) : undefined;
      if (content && !difference) return true;
      version += 1;
      store.setState({ content: next });
      if (!difference) {
        sendAll();
        return true;
      }
      log.push({ version, difference });
      if (log.length > MAX_LOG_LENGTH) log.shift();
      send({ t: "diff", version, difference });
      return true;
    },
    takePen() {
      if (hasPen() || !line) return;
      store.setState({ isTaking: true });
      send({ t: "take" });
    },
    askForPen: () => send({ t: "ask" }),
    /** Passes the pen on to the other side that asked for it. */
    handOver() {
      if (mayWrite()) givePen(other);
    },
    dismiss: () => store.setState({ isAsked: false }),
    leave() {
      send({ t: "bye" });
      detach();
    },
    version: () => version,
  };
}
export type Pair = ReturnType<typeof createPair>;
