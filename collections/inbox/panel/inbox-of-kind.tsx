import { Link } from '@payloadcms/ui';
import type { BeforeListTableServerProps } from 'payload';
import { isInboxSlug } from '../kinds/index.ts';
import { inboxUrl, OPEN } from '../list/filters.ts';

export function InboxOfKind({ collectionConfig: { slug } }: BeforeListTableServerProps) {
  if (!isInboxSlug(slug)) return null;
  return (
    <p>
      <Link href={inboxUrl({ ...OPEN, kinds: [slug] })}>Work on these in the inbox</Link>
    </p>
  );
}
