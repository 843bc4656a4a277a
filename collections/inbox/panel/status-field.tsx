'use client';
import { SelectField, useDocumentInfo } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { useState } from 'react';
import { callApi } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { inboxKind, isInboxSlug } from '../kinds/index.ts';
import { bulkResultSchema } from '../inbox-schema.ts';
import { offeredStatuses } from '../kinds/workflow.ts';

/** Shown until the email to the sender goes out. */
function UndoStatus({ token }: { token: string }) {
  const [message, setMessage] = useState('');
  const undo = async () => {
    const { result, error } = await callApi('/inbox/undo', bulkResultSchema, { body: { tokens: [token] } });
    const [failed] = result?.failed ?? [];
    if (!error && !failed) window.location.reload();
    setMessage(error ?? failed?.message ?? 'Undone.');
  };
  return (
    <div>
      <p role="status">{message || 'The email to the sender waits 30 seconds.'}</p>
      {!message && <SmallButton onClick={() => void undo()}>Undo</SmallButton>}
    </div>
  );
}

export function StatusField(props: SelectFieldClientProps) {
  const { collectionSlug, data } = useDocumentInfo();
  const stored: unknown = data?.status;
  if (!isInboxSlug(collectionSlug) || typeof stored !== 'string') return <SelectField {...props} />;
  const undo: unknown = data?.undo;
  const options = offeredStatuses(inboxKind(collectionSlug).workflow, stored).map(({ value, label }) => ({
    value,
    label,
  }));
  return (
    <>
      <SelectField {...props} field={{ ...props.field, options }} />
      {typeof undo === 'string' && <UndoStatus key={undo} token={undo} />}
    </>
  );
}
