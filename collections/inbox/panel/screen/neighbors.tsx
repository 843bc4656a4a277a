'use client';
import { Link, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import { type Ref, useMemo, useRef } from 'react';
import { useApi } from '#cms/panel/use-api.ts';
import { isInboxSlug } from '../../kinds/index.ts';
import { inboxUrl } from '../../list/filters.ts';
import { type Neighbor, neighborsSchema } from '../../list/list-schema.ts';
import { recallList } from './remembered-list.ts';
import { pageUrl } from './rows.tsx';
import { useShortcutPreference, useShortcuts } from './use-shortcuts.ts';
import './screen.css';

interface StepProps {
  ref: Ref<HTMLAnchorElement>;
  label: string;
  shortcut: string | undefined;
  to: Neighbor | null;
}

const Step = ({ ref, label, shortcut, to }: StepProps) =>
  to ? (
    <Link ref={ref} href={pageUrl(to)} title={to.title} aria-keyshortcuts={shortcut}>
      {label}
    </Link>
  ) : (
    <span aria-disabled="true">{label}</span>
  );

export function Neighbors() {
  const { id, collectionSlug, data } = useDocumentInfo();
  const { user } = useAuth();
  const isFromInbox = useSearchParams().get('from') === 'inbox';
  const { areOn } = useShortcutPreference();
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const account = Number(user?.id);
  const savedAt: unknown = data?.updatedAt;
  const { filters, search, page } = useMemo(() => recallList(account), [account]);
  const { result: found } = useApi(
    isFromInbox && isInboxSlug(collectionSlug) ? '/inbox/neighbors' : undefined,
    neighborsSchema,
    { body: { filters, search, collection: collectionSlug, id: Number(id) }, version: savedAt },
  );
  useShortcuts(areOn, (command) => {
    // A click, not the router, because Payload then warns about unsaved changes.
    if (command === 'next') next.current?.click();
    if (command === 'previous') previous.current?.click();
  });
  if (!isFromInbox || !found) return null;
  return (
    <nav className="inbox-neighbors" aria-label="Inbox">
      <Link href={inboxUrl(filters, page)}>Inbox</Link>
      <Step ref={previous} label="Previous" shortcut={areOn ? 'k' : undefined} to={found.previous} />
      <span>{found.position === null ? 'Not in the list now' : `${found.position} of ${found.total}`}</span>
      <Step ref={next} label="Next" shortcut={areOn ? 'j' : undefined} to={found.next} />
    </nav>
  );
}
