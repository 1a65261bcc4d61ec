/** As high as the strip, so that what follows stays where it is when the strip comes. */
export function PhoneStripSpace() {
  return (
    <div className="min-h-[50.5rem] border-line border-y bg-sunken md:min-h-[45.4rem] lg:min-h-[49.3rem]" />
  );
}
