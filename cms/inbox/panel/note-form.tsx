'use client';
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';

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
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function add(): Promise<void> {
    setIsBusy(true);
    const body = { collection, document: Number(id), text };
    const answer = await callApi('/notes', z.object({}), { body });
    setProblem('problem' in answer ? answer.problem : undefined);
    if ('result' in answer) {
      setText('');
      await onAdded();
    }
    setIsBusy(false);
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
      <Button
        size="small"
        buttonStyle="secondary"
        disabled={isBusy || !text.trim()}
        onClick={() => void add()}
      >
        {isBusy ? 'Adding...' : 'Add note'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
