import { useEffect, useRef, useState } from "react";
import { basePath } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { beginAt, endFair } from "./fair-course.ts";
import { END_HASH, endWait, type FairState, isDamaged, isPin, noteWrongPin, waitOf } from "./fair-state.ts";

const PRESS_MS = 2_000;

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** The seller's way to end the fair: a long press, then the PIN. */
export function LeaveButton({ fair }: { fair: FairState }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPressed, setIsPressed] = useState(false);

  useEffect(() => {
    if (!isPressed) return;
    const timer = setTimeout(() => {
      setIsPressed(false);
      setIsOpen(true);
    }, PRESS_MS);
    return () => clearTimeout(timer);
  }, [isPressed]);

  useEffect(() => {
    if (fair.waitsUntil === 0) return;
    const timer = setTimeout(endWait, waitOf(fair));
    return () => clearTimeout(timer);
  }, [fair]);

  const release = () => setIsPressed(false);
  const isKey = (key: string) => key === "Enter" || key === " ";
  return (
    <>
      <Button
        look="quiet"
        className="touch-none select-none"
        title="Press and hold for two seconds"
        onPointerDown={() => setIsPressed(true)}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => isKey(key) && setIsPressed(true)}
        onKeyUp={release}
        onBlur={release}
      >
        {isPressed ? "Keep holding…" : "Hold to leave"}
      </Button>
      {isOpen && isDamaged(fair) && <DamagedDialog onClose={() => setIsOpen(false)} />}
      {isOpen && !isDamaged(fair) && <PinDialog fair={fair} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Ends a fair whose PIN is lost. Typing an address requires leaving the browser's kiosk mode, which visitors cannot do.
 */
function DamagedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="The settings of this fair are damaged"
      subtitle="The PIN cannot be checked any more, so it cannot end the fair."
      onClose={onClose}
    >
      <p>Your own work is safe. Do not clear the data of this site: that would delete it. To end the fair:</p>
      <ol className="mt-3 list-decimal space-y-2 ps-5">
        <li>Leave the kiosk mode of the browser, as its maker says, so that you see its address bar.</li>
        <li>
          Enter this address there:{" "}
          <code className="break-all">
            {location.origin}
            {basePath}/{END_HASH}
          </code>
        </li>
        <li>Load the page again, if it stays the same.</li>
      </ol>
      <p className="mt-3">Your work, and what visitors have left with you, then comes back.</p>
    </Dialog>
  );
}

function PinDialog({ fair, onClose }: { fair: FairState; onClose: () => void }) {
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<string>();
  const isLeaving = useRef(false);
  const isWaiting = fair.waitsUntil > 0;
  const wait = `Too many wrong PINs. Try again in ${Math.ceil(waitOf(fair) / 1_000)} seconds.`;

  const leave = async () => {
    if (isWaiting || isLeaving.current) return;
    if (!isPin(fair, pin)) {
      setPin("");
      setProblem("This is not the PIN of this fair.");
      return noteWrongPin();
    }
    isLeaving.current = true;
    try {
      await endFair();
      beginAt(paths.demoPreview);
    } catch (error) {
      console.info("The fair could not be ended.", error);
      isLeaving.current = false;
      setProblem("The fair could not be ended, because the browser's storage did not answer. Try again.");
    }
  };

  return (
    <Dialog
      title="Leave the fair"
      subtitle={`${fair.visitors} ${fair.visitors === 1 ? "visitor" : "visitors"} so far. What this visitor has made is deleted.`}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void leave();
        }}
      >
        <TextField
          label="PIN"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          error={isWaiting ? wait : problem}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, ""))}
        />
        <div className="mt-4 grid grid-cols-3 gap-2">
          {keys.map((key) => (
            <Button
              key={key}
              size="large"
              className="last-of-type:col-start-2"
              onClick={() => setPin((pin + key).slice(0, 8))}
            >
              {key}
            </Button>
          ))}
        </div>
        <div className="mt-4 grid grid-cols-2 gap-2">
          <Button onClick={() => setPin("")}>Clear</Button>
          <Button type="submit" look="primary" aria-disabled={isWaiting}>
            Leave
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
