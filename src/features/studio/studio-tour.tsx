import { Tour, type TourStep } from "#src/ui/tour.tsx";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { useStudio } from "./studio-slice.ts";

const onCanvas: TourStep = {
  target: "studio-canvas",
  title: "This is your site",
  text: "Click a text and type. Click a picture to choose another. What you click can be moved, copied and deleted.",
};
const onPhone: TourStep = {
  ...onCanvas,
  text: "Tap a part to choose it. Then tap a text of it and type, or a picture to choose another.",
};
const panels: TourStep = {
  target: "studio-panels",
  title: "Everything else is here",
  text: "Blocks to add and to order, pages, colours and fonts, edits by text, a new brief, and saved versions.",
};
const devices: TourStep = {
  target: "studio-devices",
  title: "On every screen",
  text: "See the page as a desktop, a tablet or a phone shows it.",
};
const saved: TourStep = {
  target: "studio-saved",
  title: "Saved as you go",
  text: "Every change is saved in this browser at once and can be undone. Press ? for all keys.",
};
const inspector: TourStep = {
  target: "studio-right",
  title: "What you have chosen",
  text: "Its texts, pictures and links, how it is shown and on which background. With nothing chosen: the page and the business.",
};

/** The guided tour of the studio. */
export function StudioTour() {
  const endTour = useStudio((studio) => studio.endTour);
  const isWide = useIsWide();
  return (
    <Tour
      steps={isWide ? [onCanvas, inspector, panels, devices, saved] : [onPhone, panels, devices, saved]}
      onClose={endTour}
    />
  );
}
