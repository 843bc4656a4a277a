import { Link } from '@payloadcms/ui';
import type { BeforeListTableServerProps } from 'payload';
import { isInboxSlug } from '../kinds/index.ts';
import { inboxUrl, OPEN } from '../list/filters.ts';

/** Above the list of a kind: the inbox is where staff work on it. */
export function InboxOfKind({ collectionConfig: { slug } }: BeforeListTableServerProps) {
  if (!isInboxSlug(slug)) return null;
  return (
    <p>
      <Link href={inboxUrl({ ...OPEN, kinds: [slug] })}>Work on these in the inbox</Link>
    </p>
  );
}
