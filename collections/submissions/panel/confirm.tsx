'use client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { plural } from '#law/numbers.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import type { Question } from './use-changes.ts';

const MAX_REASON = 1000;

const confirmHeading = ({ addresses, action }: Question): string => {
  if (addresses.length === 0) return `Set to “${action}”`;
  return plural(addresses.length, {
    one: `“${action}”: the sender gets an email`,
    other: `“${action}”: ${addresses.length} senders get an email`,
  });
};

interface ConfirmProps {
  question: Question;
  onCancel: () => void;
}

/** Asks for confirmation before the sender gets an email. Ctrl+Enter confirms, and Esc cancels. */
export function Confirm({ question, onCancel }: ConfirmProps) {
  const { action, reasonQuestion, addresses, confirm } = question;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [reason, setReason] = useState('');
  const isReady = !reasonQuestion || reason.trim() !== '';
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('textarea, .btn--style-primary')?.focus();
  }, []);
  const press = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && isReady) confirm(reason.trim());
  };
  return (
    // The dialog itself handles Esc.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className="inbox-help" aria-labelledby={id} onClose={onCancel} onKeyDown={press}>
      <h2 id={id}>{confirmHeading(question)}</h2>
      {addresses.length > 0 && <p>To: {addresses.join(', ')}. You can undo this for 30 seconds.</p>}
      {reasonQuestion && (
        <p className="inbox-reason">
          <label htmlFor={`${id}-reason`}>{reasonQuestion}</label>
          <textarea
            id={`${id}-reason`}
            className="own-field"
            rows={3}
            maxLength={MAX_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </p>
      )}
      <div className="inbox-help__actions">
        <SmallButton buttonStyle="primary" disabled={!isReady} onClick={() => confirm(reason.trim())}>
          Set to “{action}”{addresses.length > 0 && ' and send'}
        </SmallButton>
        <SmallButton onClick={() => dialog.current?.close()}>Cancel</SmallButton>
      </div>
    </dialog>
  );
}
