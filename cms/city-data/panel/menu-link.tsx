import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access.ts';

export function CityDataLink({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin', 'editor')) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/city-data`} id="nav-city-data">
      <span className="nav__link-label">City data</span>
    </Link>
  );
}
