'use client';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import type { SubmissionChange } from '../reply-schema.ts';
import { Conversation } from './conversation.tsx';

export function RepliesField() {
  const { id, collectionSlug, data, setData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  if (!collectionSlug || typeof id !== 'number') return null;
  const adopt = (change: SubmissionChange) => {
    setData({ ...data, ...change });
    const { updatedAt: _, ...fields } = change;
    for (const [path, value] of Object.entries(fields)) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    }
  };
  return <Conversation collection={collectionSlug} id={id} onChanged={adopt} />;
}
