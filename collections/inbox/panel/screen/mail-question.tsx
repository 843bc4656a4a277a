'use client';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { plural } from '#law/plural.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { MAX_REASON } from '../../inbox-schema.ts';
import { Failures } from './outcome.tsx';
import type { Question } from './use-changes.ts';

const DELAY_MS = 400;

interface ReasonProps {
  question: string;
  value: string;
  onChange: (value: string) => void;
  onPause: () => void;
}

function Reason({ question, value, onChange, onPause }: ReasonProps) {
  const id = useId();
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    if (!value.trim()) return;
    const timer = setTimeout(() => pause(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <p className="inbox-reason">
      <label htmlFor={id}>{question}</label>
      <textarea
        id={id}
        className="own-field"
        rows={3}
        maxLength={MAX_REASON}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </p>
  );
}

const headingOf = ({ count, mails, deed }: Question): string => {
  if (mails.length === 0) return count > 0 ? 'Nobody gets an email' : `Set to “${deed}”`;
  return plural(mails.length, {
    one: '1 sender gets this email',
    other: `${mails.length} senders get these emails`,
  });
};

interface MailQuestionProps {
  question: Question;
  onCancel: () => void;
}

export function MailQuestion({ question: asked, onCancel }: MailQuestionProps) {
  const { deed, question, reason, count, mails, failed, onReason, go } = asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState(reason);
  // Enabled once the emails below contain the typed reason.
  const isReady = count > 0 && typed.trim() === reason;
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('textarea, .btn--style-primary')?.focus();
  }, []);
  const press = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && isReady) go();
  };
  return (
    // Ctrl+Enter confirms. The dialog itself handles Esc.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className="inbox-help" aria-labelledby={id} onClose={onCancel} onKeyDown={press}>
      <h2 id={id}>{headingOf(asked)}</h2>
      {question && (
        <Reason
          question={question}
          value={typed}
          onChange={setTyped}
          onPause={() => onReason(typed.trim())}
        />
      )}
      {mails.map(({ to, subject, text }, index) => (
        <details key={`${to}-${index}`} open={index === 0}>
          <summary>
            To {to}: {subject}
          </summary>
          <pre className="inbox-mail">{text}</pre>
        </details>
      ))}
      <Failures failed={failed} />
      {mails.length > 0 && <p>You can undo the change for 30 seconds.</p>}
      <div className="inbox-help__actions">
        <SmallButton buttonStyle="primary" disabled={!isReady} onClick={go}>
          Set to “{deed}”{mails.length > 0 && ' and send'}
        </SmallButton>
        <SmallButton onClick={() => dialog.current?.close()}>Cancel</SmallButton>
      </div>
    </dialog>
  );
}
