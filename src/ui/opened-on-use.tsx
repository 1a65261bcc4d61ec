import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent as KeyPress,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ErrorBoundary } from "react-error-boundary";
import { isMissingPart } from "#src/lib/guarded-reload.ts";
import { whenIdle } from "#src/lib/scheduler.ts";
import { notOpened } from "./not-opened.ts";
import { useToast } from "./toast-slice.ts";

export type ButtonElement = ReactElement<ComponentProps<"button">>;

/** The input that pressed a button: a pointer or a key. */
export type Press = "click" | "Enter" | "ArrowDown" | "ArrowUp";

interface OpenedOnUseProps {
  button: ButtonElement;
  /** The part that the button opens. */
  part: { preload: () => Promise<void>; forget: () => void };
  /** Renders the same button with what it opens. It calls `usePressedAgain`. */
  children: (press: Press) => ReactNode;
}

/**
 * A button whose menu or panel is lazy-loaded: a plain one until it is first pressed. When it is mounted, the code is
 * preloaded as soon as the page is idle.
 */
export function OpenedOnUse({ button, part, children }: OpenedOnUseProps) {
  const [press, setPress] = useState<Press>();
  const ref = useRef<HTMLButtonElement>(null);
  const toast = useToast();

  useEffect(
    () =>
      whenIdle(() => {
        if (ref.current?.getClientRects().length) part.preload().catch(ignoreMissing);
      }),
    [part],
  );

  const pressBy = (press: Press) => startTransition(() => setPress(press));
  const pressByArrow = (event: KeyPress) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    pressBy(event.key);
  };
  const giveUp = () => {
    part.forget();
    setPress(undefined);
    toast(notOpened());
  };
  const plain = cloneElement(button, {
    ref,
    "aria-expanded": false,
    onClick: ({ detail }: MouseEvent) => pressBy(detail === 0 ? "Enter" : "click"),
    ...(button.props["aria-haspopup"] === "menu" && { onKeyDown: pressByArrow }),
  });

  return (
    <ErrorBoundary fallback={plain} onError={giveUp} resetKeys={[press]}>
      <Suspense fallback={plain}>{press ? children(press) : plain}</Suspense>
    </ErrorBoundary>
  );
}

/** A ref for the button that replaces the plain one. It repeats the original press once. */
export function usePressedAgain(press: Press) {
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    button.current?.focus();
    if (press === "click") button.current?.click();
    else button.current?.dispatchEvent(new KeyboardEvent("keydown", { key: press, bubbles: true }));
  }, [press]);
  return button;
}

/** A failed preload is retried when the button is pressed. */
function ignoreMissing(error: unknown) {
  if (!isMissingPart(error)) throw error;
}
