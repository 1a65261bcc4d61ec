interface IconProps {
  /** An outline imported as `icon:name`. */
  path: string;
  className?: string;
}

/** An outline as tall as the text beside it. It says nothing of its own: the control around it has the name. */
export function Icon({ path, className = "size-[1.25em]" }: IconProps) {
  return (
    <svg viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={path} />
    </svg>
  );
}
