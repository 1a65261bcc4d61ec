/** Line drawings of one stroke width on a grid of 24, made for these sites. */
const PATHS = {
  call: "M7 3.5 9.5 3l2 4.5-2 1.7a11.5 11.5 0 0 0 5.3 5.3l1.7-2 4.5 2-.5 2.5c-.3 1.5-1.5 2.5-3 2.4C10.5 18.9 5.1 13.5 4.6 6.5 4.5 5 5.5 3.8 7 3.5Z",
  mail: "M3.5 6h17v12h-17ZM4 6.5l8 6.5 8-6.5",
  map: "M12 21s6.8-6 6.8-11.2a6.8 6.8 0 0 0-13.6 0C5.2 15 12 21 12 21Zm0-8.6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the text beside it says the same. */
export function SiteIcon({ name }: { name: IconName }) {
  return (
    <svg className="sw-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
