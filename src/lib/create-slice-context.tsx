import { createContext, type PropsWithChildren, useContext, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";

interface Slice<State> {
  name: string;
  create: () => StoreApi<State>;
  /** Connects the store to the browser after the first render, and returns a function that disconnects it. */
  start?: (store: StoreApi<State>) => (() => void) | undefined;
}

/**
 * Creates a slice's provider, and a hook that selects from its store. A store starts with the values of the prerendered
 * page; `start` then reads the browser, so that hydration always matches.
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

  /** Returns the store itself, for code that changes state without rendering it. */
  function useSliceStore(): StoreApi<State> {
    const store = useContext(Context);
    if (!store) throw new Error(`use${name} must be used inside ${name}Provider`);
    return store;
  }

  return [Provider, useSlice, useSliceStore] as const;
}
