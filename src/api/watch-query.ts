import { type QueryKey, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { queryClient } from "./query.ts";

/** Calls back with what a query finds, and whenever it finds something else; for code that is no component. */
export function watchQuery<Fetched, Key extends QueryKey = QueryKey>(
  options: QueryObserverOptions<Fetched, Error, Fetched, Fetched, Key>,
  onData: (data: Fetched) => void,
) {
  const observer = new QueryObserver(queryClient, options);
  const tell = ({ data }: { data: Fetched | undefined }) => data !== undefined && onData(data);
  tell(observer.getCurrentResult());
  return observer.subscribe(tell);
}
