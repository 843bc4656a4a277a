'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { useLeave } from './use-leave.ts';

/** Payload would keep the lock for five minutes. */
export function useReleasedLock(): void {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  useLeave(() => {
    const form = globalSlug
      ? { globalSlug: { equals: globalSlug } }
      : { 'document.relationTo': { equals: collectionSlug }, 'document.value': { equals: id } };
    const where = { ...form, 'user.value': { equals: user?.id } };
    const query = stringify({ where }, { addQueryPrefix: true });
    void fetch(`/api/payload-locked-documents${query}`, { method: 'DELETE', keepalive: true });
  });
}
