import { useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TOGETHER_HASH } from "../read-visit.ts";

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

/** Scans the other device's QR code with the camera. The video is processed locally. */
export function CameraReader({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });

  useEffect(() => {
    const ends = new AbortController();
    watch(video.current, ends.signal, (text) => read.current(text)).catch(() => {
      if (!ends.signal.aborted)
        setProblem("The camera cannot be used: allow it for this page, or paste the answer below.");
    });
    return () => ends.abort();
  }, []);

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
        </>
      )}
      <Button size="small" className="mt-2" onClick={onClose}>
        Close the camera
      </Button>
    </div>
  );
}

async function watch(video: HTMLVideoElement | null, signal: AbortSignal, onRead: (text: string) => void) {
  const Reader = globalThis.BarcodeDetector;
  if (!video || !Reader) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "user" } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener("abort", stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const detector = new Reader({ formats: ["qr_code"] });
  const timer = setInterval(async () => {
    const found = await detector.detect(video).catch(() => []);
    const text = found.find(({ rawValue }) => rawValue.includes(TOGETHER_HASH))?.rawValue;
    if (text && !signal.aborted) onRead(text);
  }, LOOK_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
}
