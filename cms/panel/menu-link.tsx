import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole, type Role } from '#cms/access.ts';

export interface MenuEntry {
  /** Of its screen, below /admin. */
  path: string;
  label: string;
  roles: readonly Role[];
}

/** An entry of the menu outside the groups of collections: Payload's groups hold collections only. */
export function MenuLink({ payload, user, path, label, roles }: ServerProps & MenuEntry) {
  if (!hasRole({ user: user ?? null }, ...roles)) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/${path}`} id={`nav-${path}`}>
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
