interface SkipLinkProps {
  /** The id of what the focus goes to. */
  target: string;
  className?: string;
  children: string;
}

/** For who goes by keys. It moves the focus and leaves the address alone, behind whose `#` a shared site may stand. */
export function SkipLink({ target, className, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
