import { useEffect, useRef, useState } from "react";
import { basePath, isOnlyHere } from "#src/lib/base-path.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { CameraReader, canReadCodes } from "./camera-reader.tsx";
import { CodeCard } from "./code-card.tsx";
import { canPairDevices, type DeviceConnection, PairError, type PairingReason } from "./device-connection.ts";

const MAX_WAIT_MS = 15_000;

export const codeLink = ({ path, hash }: PairingReason, code: string) =>
  `${productOrigin()}${basePath}${path}${hash}${code}`;

interface ConnectDeviceProps {
  reason: PairingReason;
  device: Pick<DeviceConnection, "invite" | "accept">;
  isConnected: boolean;
  /** The other way to go, in a browser that cannot connect. */
  otherWay: string;
  /** The link to the current page, in case the devices cannot connect. */
  fallback?: string;
}

/** The host's side of pairing: one code to show, and one to scan. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the markup of both steps
export function ConnectDevice({ reason, device, isConnected, otherWay, fallback }: ConnectDeviceProps) {
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState(() => (canPairDevices() ? "" : `${NO_WEBRTC} ${otherWay}`));
  const [step, setStep] = useState<"asking" | "connecting" | "apart">(() =>
    canPairDevices() ? "asking" : "apart",
  );
  const [hasCamera, setHasCamera] = useState(false);
  const isBusy = useRef(false);

  const {
    value: code = "",
    error: refusal,
    retry,
  } = useAsyncValue(() => (canPairDevices() ? device.invite() : undefined), [device]);

  useEffect(() => {
    if (step !== "connecting" || isConnected) return;
    const timer = setTimeout(() => {
      setStep("apart");
      setProblem(NO_CONNECTION);
    }, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [step, isConnected]);

  const connect = async (text: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setHasCamera(false);
    setAnswer(text);
    try {
      await device.accept(text);
      setProblem("");
      setStep("connecting");
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      isBusy.current = false;
    }
  };
  const again = () => {
    setAnswer("");
    setProblem("");
    setStep("asking");
    retry();
  };

  if (refusal || step === "apart") {
    return (
      <div>
        <p role="alert">{refusal ? wordsOf(refusal) : problem}</p>
        {canPairDevices() && (
          <Button look="primary" className="mt-3" onClick={again}>
            Make a new code
          </Button>
        )}
        {fallback && (
          <div className="mt-5 max-w-xs">
            <h3 className="mb-2 text-lg">Or send the link</h3>
            <CodeCard
              text={fallback}
              label="Link"
              hint="It opens the same page on the other device, without following you."
            />
          </div>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section aria-label="First code">
        <h3 className="mb-2 text-lg">1. Show this code</h3>
        {code ? (
          <CodeCard
            text={codeLink(reason, code)}
            label="First code as text"
            hint="Read it with the camera app of the phone or tablet, in the same Wi-Fi. A network is needed for the two devices only, not the internet, once the phone has the product."
          />
        ) : (
          <p role="status">Making the code…</p>
        )}
        {code && isOnlyHere(codeLink(reason, code)) && (
          <p role="alert" className="mt-2 text-danger text-sm">
            Phones cannot reach {new URL(codeLink(reason, code)).host}. Open this page at its address on the
            web.
          </p>
        )}
      </section>
      <section aria-label="Second code">
        <h3 className="mb-2 text-lg">2. Read the answer</h3>
        <p className="mb-3 text-muted text-sm">
          {canReadCodes()
            ? "The other device then shows its own code."
            : "The other device then shows its own code. This browser cannot read codes with a camera, so send its text over (AirDrop, Quick Share, chat) and paste it here."}
        </p>
        {canReadCodes() &&
          (hasCamera ? (
            <CameraReader
              hash={reason.hash}
              onRead={(text) => void connect(text)}
              onClose={() => setHasCamera(false)}
            />
          ) : (
            <Button onClick={() => setHasCamera(true)}>Read it with the camera</Button>
          ))}
        <TextArea
          label="Answer as text"
          rows={4}
          value={answer}
          error={problem}
          maxLength={4_000}
          onChange={({ target }) => setAnswer(target.value)}
          className="mt-3 [&_textarea]:break-all"
        />
        <Button
          look="primary"
          className="mt-3"
          aria-disabled={step === "connecting"}
          onClick={() => step === "asking" && void connect(answer)}
        >
          Connect
        </Button>
        <p role="status" className="mt-2 text-sm">
          {step === "connecting" && !isConnected && "Connecting. This takes up to 15 seconds."}
        </p>
      </section>
    </div>
  );
}

export const NO_WEBRTC = "This browser cannot connect to another device.";
const NO_CONNECTION =
  "The two devices do not see each other. Check that both are in the same Wi-Fi; guest networks often keep devices apart. A hotspot of one of them works as well.";

export const wordsOf = (error: unknown) =>
  error instanceof PairError
    ? error.message
    : "The browser could not make the code. Reload the page and try again.";

/** A build with a configured address has it in the page; others use the current origin. */
function productOrigin() {
  const { href = location.href } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {};
  return new URL(href, location.href).origin;
}
