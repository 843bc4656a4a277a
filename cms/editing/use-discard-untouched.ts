'use client';
import { useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useRef } from 'react';
import { useLeave } from './use-leave.ts';

/** Payload stores a draft as soon as the form of a new document opens. */
const NEW_MS = 2000;

/** Deletes a new draft in which nobody has written anything, when its form is left. */
export function useDiscardUntouched(): void {
  const { collectionSlug, id, data, hasPublishedDoc } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getDataByPath } = useForm();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  if (isModified) wasModified.current = true;
  const title = collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle;
  const age = Date.parse(String(data?.updatedAt)) - Date.parse(String(data?.createdAt));
  const isNew = Boolean(title && id && !hasPublishedDoc && data?._status === 'draft' && age < NEW_MS);
  useLeave(() => {
    if (!isNew || !title || wasModified.current || getDataByPath(title)) return;
    void fetch(`/api/${collectionSlug}/${id}`, { method: 'DELETE', keepalive: true });
  });
}
