import {
  type DefaultError,
  hashKey,
  QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
  type UseSuspenseQueryOptions,
  useMutation as useTanstackMutation,
  useQuery as useTanstackQuery,
  useSuspenseQuery as useTanstackSuspenseQuery,
} from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { noteCall } from "#src/lib/unfinished.ts";

export { type QueryKey, queryOptions } from "@tanstack/react-query";

/**
 * The only query cache. It is passed to each hook instead of a provider, so that pages without data do not load it.
 * `networkMode: always`, because the backend works offline.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** An error reaches the error boundary of the page, unless `showsError` says that the caller handles it. */
export function useQuery<Fetched, Data = Fetched, Key extends QueryKey = QueryKey>({
  showsError = false,
  ...options
}: UseQueryOptions<Fetched, DefaultError, Data, Key> & { showsError?: boolean }) {
  const result = useTanstackQuery(options, queryClient);
  // During a retry the old error is still set.
  if (result.isError && !result.isFetching && !showsError) throw result.error;
  return result;
}

/** Suspends while loading; an error reaches the error boundary. */
export const useSuspenseQuery = <Data, Key extends QueryKey>(
  options: UseSuspenseQueryOptions<Data, DefaultError, Data, Key>,
) => useTanstackSuspenseQuery(options, queryClient);

/** While a mutation runs, it is not started again with the same variables, for example by a double click. */
export function useMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useTanstackMutation(options, queryClient);
  const running = useRef(new Map<string, Promise<Data>>());
  const { mutateAsync: start } = mutation;

  const mutateAsync = useCallback<typeof start>(
    (...args) => {
      const key = hashKey([args[0]]);
      const started = running.current.get(key);
      if (started) return started;
      const result = noteCall(start(...args)).finally(() => running.current.delete(key));
      running.current.set(key, result);
      return result;
    },
    [start],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    (...args) => {
      mutateAsync(...args).catch(() => {}); // reported by `onError` and `isError`
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

const CHANNEL = "data";
const channel =
  typeof document === "undefined" || typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel(CHANNEL);

channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (Array.isArray(data)) void invalidate(data.filter((key) => Array.isArray(key)));
});

/** Invalidates all queries whose key starts with one of these, in this and all other tabs. */
export function readAgain(...keys: readonly QueryKey[]) {
  channel?.postMessage(keys);
  return invalidate(keys);
}

const invalidate = (keys: readonly QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
