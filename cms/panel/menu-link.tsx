import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole, type Role } from '#cms/access.ts';

export interface MenuEntry {
  path: string;
  label: string;
  roles: readonly Role[];
}

export function MenuLink({ payload, user, path, label, roles }: ServerProps & MenuEntry) {
  if (!hasRole({ user: user ?? null }, ...roles)) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/${path}`} id={`nav-${path}`}>
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
