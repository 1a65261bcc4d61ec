import { useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";

const LOOK_MS = 200;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
declare global {
  /** Not supported in every browser, and missing in TypeScript's types. */
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

export const canReadCodes = () =>
  typeof globalThis.BarcodeDetector === "function" && Boolean(navigator.mediaDevices?.getUserMedia);

interface CameraReaderProps {
  /** The prefix of the codes to read. */
  hash: string;
  /** The camera to use: the one beside the screen, unless the device is held over the code. */
  facing?: "user" | "environment";
  onRead: (text: string) => void;
  onClose: () => void;
}

/** Scans the other device's QR code with the camera. The video is processed locally. */
export function CameraReader({ hash, facing = "user", onRead, onClose }: CameraReaderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  const [isOther, setIsOther] = useState(false);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });

  useEffect(() => {
    const ends = new AbortController();
    const onCode = (text: string) => {
      if (text.includes(hash)) read.current(text);
      else setIsOther(true);
    };
    watch(video.current, facing, ends.signal, onCode).catch((error: unknown) => {
      if (ends.signal.aborted) return;
      ends.abort();
      setProblem(wordsOf(error));
    });
    return () => ends.abort();
  }, [hash, facing]);

  return (
    <div>
      {problem ? (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            aria-label="Picture of the camera"
            className="aspect-square w-full rounded-md bg-night object-cover"
          />
          <p className="mt-1 text-muted text-sm">Hold the code of the other device in front of the camera.</p>
          <p role="status" className="mt-1 text-danger text-sm empty:hidden">
            {isOther && "The camera sees another code. Hold up the one on the screen of the other device."}
          </p>
        </>
      )}
      <Button size="small" className="mt-2" onClick={onClose}>
        Close the camera
      </Button>
    </div>
  );
}

/** Reports every code the camera sees. Only an error or the signal ends it. */
async function watch(
  video: HTMLVideoElement | null,
  facingMode: string,
  signal: AbortSignal,
  onCode: (text: string) => void,
) {
  const Reader = globalThis.BarcodeDetector;
  if (!video || !Reader) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener("abort", stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const detector = new Reader({ formats: ["qr_code"] });
  const look = async () => {
    // A missing picture is retried, but an unsupported reader ends the scan.
    const found = await detector.detect(video).catch((error: unknown) => {
      if (isCalled(error, "NotSupportedError")) throw error;
      return [];
    });
    for (const { rawValue } of found) if (!signal.aborted) onCode(rawValue);
  };
  while (!signal.aborted) {
    if (stream.getTracks().some(({ readyState }) => readyState === "ended"))
      throw new Error("It was unplugged.");
    await look();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const isCalled = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

function wordsOf(error: unknown) {
  if (isCalled(error, "NotAllowedError"))
    return "The camera is not allowed for this page. Allow it in the address bar, or paste the text below.";
  if (isCalled(error, "NotFoundError")) return "This device has no camera. Paste the text below.";
  if (isCalled(error, "NotSupportedError"))
    return "This browser cannot read codes after all. Paste the text below.";
  return "The camera gives no picture: another program may be using it. Close that, or paste the text below.";
}
