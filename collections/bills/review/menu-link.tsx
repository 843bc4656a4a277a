import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access.ts';

export function BillQualityLink({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/bill-quality`} id="nav-bill-quality">
      <span className="nav__link-label">Bill quality</span>
    </Link>
  );
}
