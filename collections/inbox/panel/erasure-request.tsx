'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, useTransition } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { useApi } from '#cms/panel/use-api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import '#cms/panel/own-field.css';
import './inbox.css';

const stateSchema = z.object({
  hasAddress: z.boolean(),
  open: z.object({ id: z.number(), by: z.string(), at: z.string() }).nullable(),
});

interface RequestFormProps {
  path: string;
  onRequested: () => Promise<void>;
}

function RequestForm({ path, onRequested }: RequestFormProps) {
  const field = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  // The button that had the focus disappears, so move the focus.
  useEffect(() => input.current?.focus(), [isAsking]);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, startTransition] = useTransition();
  async function request(): Promise<void> {
    const response = await callApi(path, z.object({ id: z.number() }), { body: { note } });
    setError(response.error);
    await onRequested();
  }
  if (!isAsking) {
    return (
      <SmallButton disabled={isBusy} onClick={() => setIsAsking(true)}>
        Request erasure
      </SmallButton>
    );
  }
  return (
    <>
      <label htmlFor={field}>How did the visitor ask? An admin reads this and decides.</label>
      <textarea
        ref={input}
        id={field}
        className="own-field"
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="inbox-erasure__actions">
        <SmallButton disabled={isBusy || !note.trim()} onClick={() => startTransition(request)}>
          {isBusy ? 'Sending...' : 'Send the request'}
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={() => setIsAsking(false)}>
          Cancel
        </SmallButton>
      </div>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

export function ErasureRequest() {
  const { id, collectionSlug } = useDocumentInfo();
  const path = `/inbox/${collectionSlug}/${id}/erasure-request`;
  const { result, reload } = useApi(id === undefined ? undefined : path, stateSchema);
  if (!result?.hasAddress) return null;
  const { open } = result;
  return (
    <section className="field-type inbox-erasure" aria-label="Erasure">
      <p className="field-label">Erase this visitor’s data</p>
      <div role="status">
        {open && (
          <p>
            <a href={`/admin/collections/erasure-requests/${open.id}`}>Requested by {open.by}</a> on{' '}
            <time dateTime={open.at}>{newYorkTime(open.at)}</time>. An admin decides.
          </p>
        )}
      </div>
      {!open && <RequestForm path={path} onRequested={reload} />}
    </section>
  );
}
