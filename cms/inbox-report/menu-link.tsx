import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole, STAFF_ROLES } from '#cms/access.ts';

/** The entry of the menu, below the groups of collections. */
export function InboxReportLink({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, ...STAFF_ROLES)) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/inbox-report`} id="nav-inbox-report">
      <span className="nav__link-label">Inbox report</span>
    </Link>
  );
}
