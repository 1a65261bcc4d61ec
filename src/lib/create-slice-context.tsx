import { createContext, type PropsWithChildren, useContext, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";

interface Slice<State> {
  name: string;
  create: () => StoreApi<State>;
  /** Connects the store to the browser, after the first render, and returns how to stop. */
  start?: (store: StoreApi<State>) => (() => void) | undefined;
}

/**
 * The provider of a slice, and the hook that reads one thing of it. A store begins with the value that a
 * prerendered page shows; `start` then reads the browser, so that hydration always matches.
 */
export function createSliceContext<State>({ name, create, start }: Slice<State>) {
  const Context = createContext<StoreApi<State> | null>(null);

  function Provider({ children, store: given }: PropsWithChildren<{ store?: StoreApi<State> }>) {
    const [store] = useState(() => given ?? create());
    useEffect(() => start?.(store), [store]);
    return <Context value={store}>{children}</Context>;
  }

  function useSlice<Selected>(select: (state: State) => Selected): Selected {
    return useStore(useSliceStore(), select);
  }

  /** The store itself, for what acts on many things of it and shows none. */
  function useSliceStore(): StoreApi<State> {
    const store = useContext(Context);
    if (!store) throw new Error(`use${name} must be used inside ${name}Provider`);
    return store;
  }

  return [Provider, useSlice, useSliceStore] as const;
}
