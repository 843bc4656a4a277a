'use client';
import { useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useRef } from 'react';
import { isUntouched } from './empty-drafts.ts';
import { useLeave } from './use-leave.ts';

export function useDiscardUntouched(): void {
  const { collectionSlug, id, data, hasPublishedDoc } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getDataByPath } = useForm();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  if (isModified) wasModified.current = true;
  const title = collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle;
  const isNew = Boolean(title && id && !hasPublishedDoc && data?._status === 'draft' && isUntouched(data));
  useLeave(() => {
    if (!isNew || !title || wasModified.current || getDataByPath(title)) return;
    void fetch(`/api/${collectionSlug}/${id}`, { method: 'DELETE', keepalive: true });
  });
}
