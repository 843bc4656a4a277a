'use client';
import { SelectField, useDocumentInfo } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { inboxKind, isInboxSlug } from '../kinds.ts';
import { offeredStatuses } from '../workflow.ts';

export function StatusField(props: SelectFieldClientProps) {
  const { collectionSlug, data } = useDocumentInfo();
  const stored: unknown = data?.status;
  if (!isInboxSlug(collectionSlug) || typeof stored !== 'string') return <SelectField {...props} />;
  const options = offeredStatuses(inboxKind(collectionSlug).workflow, stored).map(({ value, label }) => ({
    value,
    label,
  }));
  return <SelectField {...props} field={{ ...props.field, options }} />;
}
