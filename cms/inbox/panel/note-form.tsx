'use client';
import { useId, useState, useTransition } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { type Colleague, NotifyPicker } from './notify-picker.tsx';

const MAX_LENGTH = 4000;

interface NoteFormProps {
  collection: string;
  id: number | string;
  onAdded: () => Promise<void>;
}

/** Adds an internal note. It is stored at once, independently of the document's own form. */
export function NoteForm({ collection, id, onAdded }: NoteFormProps) {
  const field = useId();
  const [text, setText] = useState('');
  const [mentioned, setMentioned] = useState<Colleague[]>([]);
  const [isBusy, startTransition] = useTransition();
  const [error, setError] = useState<string>();
  async function add(): Promise<void> {
    const mentions = mentioned.map((colleague) => colleague.id);
    const body = { collection, document: Number(id), text, mentions };
    const response = await callApi('/notes', z.object({}), { body });
    setError(response.error);
    if (!response.result) return;
    setText('');
    setMentioned([]);
    await onAdded();
  }
  return (
    <div>
      <label htmlFor={field}>Internal note (visitors never see it)</label>
      <textarea
        id={field}
        className="own-field"
        value={text}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
      />
      <NotifyPicker chosen={mentioned} onChange={setMentioned} />
      <SmallButton margin disabled={isBusy || !text.trim()} onClick={() => startTransition(add)}>
        {isBusy ? 'Adding...' : 'Add note'}
      </SmallButton>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
