import { profilesIn } from "../../embeds/social.ts";
import type { Scope } from "../define-block.ts";

/** The business on social networks: an icon each, with the network's name for screen readers. */
export function Social({ scope }: { scope: Scope }) {
  const profiles = profilesIn(scope.meta.social);
  if (profiles.length === 0) return null;
  return (
    <ul className="sw-social">
      {profiles.map(({ to, name, path }) => (
        <li key={to}>
          <a href={to} rel="me">
            <svg className="sw-social-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
            <span className="sw-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
