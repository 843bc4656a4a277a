'use client';
import { useId, useState, useTransition } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import type { Detail, HistoryEntry, Person } from '../schema.ts';
import { Time } from './submission-view.tsx';
import { useSavedState } from './use-saved-state.ts';

const MAX_LENGTH = 4000;

/** Finds mentions such as "@Bea Baker". If one name is the start of another, the longer one wins. */
export function mentionedIn(text: string, people: readonly Person[]): Person[] {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  let rest = text.toLowerCase();
  return byLength.filter(({ name }) => {
    const mention = `@${name.toLowerCase()}`;
    const isMentioned = rest.includes(mention);
    rest = rest.replaceAll(mention, '');
    return isMentioned;
  });
}

interface NoteFormProps {
  submission: number;
  colleagues: readonly Person[];
  reload: () => Promise<void>;
}

function NoteForm({ submission, colleagues, reload }: NoteFormProps) {
  const field = useId();
  const { value: text, save, clear } = useSavedState(`note-${submission}`, z.string(), () => '');
  const mentioned = mentionedIn(text, colleagues);
  const [isBusy, startTransition] = useTransition();
  const [error, setError] = useState<string>();
  const canAdd = !isBusy && text.trim() !== '';
  async function add(): Promise<void> {
    const body = { submission, text, mentions: mentioned.map(({ id }) => id) };
    const response = await callApi('/notes', z.object({}), { body });
    setError(response.error);
    if (!response.result) return;
    clear();
    await reload();
  }
  return (
    <div>
      <label htmlFor={field}>Internal note (visitors never see it; @ and a name notifies a colleague)</label>
      <textarea
        id={field}
        className="own-field"
        value={text}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => save(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && canAdd) startTransition(add);
        }}
      />
      <p role="status">
        {mentioned.length > 0 && `Notifies ${mentioned.map(({ name }) => name).join(', ')}`}
      </p>
      {colleagues.length > 0 && (
        <select
          className="own-field inbox-history__mention"
          aria-label="Mention a colleague"
          value=""
          onChange={({ target }) => save(`${text}${text && !/\s$/.test(text) ? ' ' : ''}@${target.value} `)}
        >
          <option value="">Mention...</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <SmallButton margin disabled={!canAdd} onClick={() => startTransition(add)}>
        {isBusy ? 'Adding...' : 'Add note'}
      </SmallButton>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

function changeText({ from, to }: { from: string; to: string }): string {
  if (!to) return `cleared, was “${from}”`;
  return from ? `changed from “${from}” to “${to}”` : `set to “${to}”`;
}

const Entry = ({ entry }: { entry: HistoryEntry }) => (
  <li>
    <p className="inbox-history__head">
      {entry.type === 'note' ? 'Note by' : 'Changed by'} {entry.by}, <Time at={entry.at} />
      {entry.type === 'note' && entry.notified.length > 0 && `, notified ${entry.notified.join(', ')}`}
    </p>
    {entry.type === 'note' ? (
      <p className="inbox-history__note">{entry.text}</p>
    ) : (
      <p>
        <strong>{entry.field}</strong> {changeText(entry)}
      </p>
    )}
  </li>
);

interface HistoryProps {
  shown: Detail;
  people: readonly Person[];
  user: number;
  reload: () => Promise<void>;
}

export const History = ({ shown, people, user, reload }: HistoryProps) => (
  <section className="inbox-history" aria-label="Notes and history">
    <h3>Notes and history</h3>
    <NoteForm submission={shown.id} colleagues={people.filter(({ id }) => id !== user)} reload={reload} />
    <ol className="inbox-history__entries" reversed>
      {shown.history.map((entry) => (
        <Entry key={`${entry.type}-${entry.id}`} entry={entry} />
      ))}
      <li>
        <p className="inbox-history__head">
          Received <Time at={shown.receivedAt} />
        </p>
      </li>
    </ol>
  </section>
);
