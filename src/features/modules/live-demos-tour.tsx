import { Tour, type TourStep, tourTarget } from "#src/ui/tour.tsx";

const steps: TourStep[] = [
  {
    target: "search",
    title: "Say what you need",
    text: "Type a word such as “invoice” or “quiz”. The list follows every letter.",
  },
  {
    target: "categories",
    title: "Or choose a kind",
    text: "Five categories. The numbers tell how many modules fit what you have typed.",
  },
  {
    target: "entries",
    title: "Walk in with one click",
    text: "Each chip is a demo account: you are in at once, under its name and with its role.",
  },
  {
    target: "reset",
    title: "Start over at any time",
    text: "Change what you like. This button puts everything back to how it was delivered.",
  },
];

/** The guided tour of the live demos. Steps whose element is not on screen, for example after a search, are skipped. */
export function LiveDemosTour({ onClose }: { onClose: () => void }) {
  return <Tour steps={steps.filter(({ target }) => tourTarget(target))} onClose={onClose} />;
}
