import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole, STAFF_ROLES } from '#cms/access.ts';

/** The first entry of the menu, above the groups of collections: Payload's groups hold collections only. */
export function InboxLink({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, ...STAFF_ROLES)) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/inbox`} id="nav-inbox">
      <span className="nav__link-label">Inbox</span>
    </Link>
  );
}
