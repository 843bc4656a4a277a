'use client';
import { useId, useState, useTransition } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { type Colleague, mentionedIn, NotifyPicker, useColleagues } from './notify-picker.tsx';

const MAX_LENGTH = 4000;

interface NoteFormProps {
  collection: string;
  id: number | string;
  onAdded: () => Promise<void>;
}

export function NoteForm({ collection, id, onAdded }: NoteFormProps) {
  const field = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Colleague[]>([]);
  const colleagues = useColleagues();
  const named = mentionedIn(text, colleagues).filter(
    ({ id: named }) => !chosen.some((each) => each.id === named),
  );
  const [isBusy, startTransition] = useTransition();
  const [error, setError] = useState<string>();
  const canAdd = !isBusy && text.trim() !== '';
  async function add(): Promise<void> {
    const mentions = [...chosen, ...named].map((colleague) => colleague.id);
    const body = { collection, document: Number(id), text, mentions };
    const response = await callApi('/notes', z.object({}), { body });
    setError(response.error);
    if (!response.result) return;
    setText('');
    setChosen([]);
    await onAdded();
  }
  return (
    <div>
      <label htmlFor={field}>Internal note (visitors never see it; @ and a name notifies a colleague)</label>
      <textarea
        id={field}
        className="own-field"
        value={text}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && canAdd) startTransition(add);
        }}
      />
      <p role="status">{named.length > 0 && `Notifies ${named.map(({ name }) => name).join(', ')}`}</p>
      <NotifyPicker colleagues={colleagues} chosen={chosen} onChange={setChosen} />
      <SmallButton margin disabled={!canAdd} onClick={() => startTransition(add)}>
        {isBusy ? 'Adding...' : 'Add note'}
      </SmallButton>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
