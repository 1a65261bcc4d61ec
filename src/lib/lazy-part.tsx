import {
  type ComponentType,
  createContext,
  lazy,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
import { ErrorBoundary } from "react-error-boundary";
import { isMissingPart, loadPart } from "./guarded-reload.ts";
import { whenIdle } from "./scheduler.ts";

/** A lazy component that can be preloaded. Once loaded it renders synchronously, without its Suspense fallback. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<void>;
  /** Lets the next render load the code again after a failure, which React remembers. */
  forget: () => void;
};

export interface MissingPartProps {
  onRetry: () => void;
  /** Closes a dialog or the like, which has no place of its own. */
  onClose?: (() => void) | undefined;
}

/** The component in the place of a part whose code is missing. Without one, the error reaches the boundary outside. */
export const MissingPartContext = createContext<ComponentType<MissingPartProps> | null>(null);

export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const open = () => lazy(() => loadPart(load)) as unknown as ComponentType<Props>;
  let Lazy = open();
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    // Fixed at the first render, because switching components would lose state.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content {...props} />;
  }

  const preload = async () => {
    loaded ??= (await load()).default;
  };
  const forget = () => {
    Lazy = open();
  };
  return Object.assign(Part, { preload, forget });
}

/** Shows in the place of a part that its code is missing, instead of failing the page around it. */
export function inItsPlace<Props extends object>(
  Part: LazyPart<Props>,
  Own?: ComponentType<MissingPartProps>,
): LazyPart<Props> {
  function InItsPlace(props: Props & Pick<MissingPartProps, "onClose">) {
    const Common = useContext(MissingPartContext);
    const Missing = Own ?? Common;
    return (
      <ErrorBoundary
        onError={Part.forget}
        fallbackRender={({ error, resetErrorBoundary }) => {
          if (!Missing || !isMissingPart(error)) throw error;
          const retry = () => startTransition(resetErrorBoundary);
          return <Missing onRetry={retry} onClose={props.onClose} />;
        }}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(InItsPlace, { preload: Part.preload, forget: Part.forget });
}

/** Preloads a part when the page is idle. An error shows when the part is rendered. */
export function usePreloaded({ preload }: { preload: () => Promise<void> }) {
  useEffect(() => whenIdle(() => void preload().catch(() => {})), [preload]);
}
