interface SkipLinkProps {
  /** The id of the element to focus. */
  target: string;
  className?: string;
  children: string;
}

/** A skip link for keyboard users. It moves the focus and does not change the hash, which may contain a shared site. */
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
