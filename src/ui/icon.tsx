interface IconProps {
  /** A path imported as `icon:name`. */
  path: string;
  className?: string;
}

/** An icon with the height of the text. It is decorative: the control around it has the accessible name. */
export function Icon({ path, className = "size-[1.25em]" }: IconProps) {
  return (
    <svg viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={path} />
    </svg>
  );
}
