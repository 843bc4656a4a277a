'use client';
import { useEffect, useId, useRef } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { Failures } from './outcome.tsx';
import type { Question } from './use-changes.ts';

interface MailQuestionProps {
  question: Question;
  onCancel: () => void;
}

/** Before a change that mails senders: how many get an email, and each email as it will be sent. */
export function MailQuestion({ question, onCancel }: MailQuestionProps) {
  const { deed, mails, failed, go } = question;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="inbox-help" aria-labelledby={id} onClose={onCancel}>
      <h2 id={id}>
        {mails.length === 1 ? '1 sender gets this email' : `${mails.length} senders get these emails`}
      </h2>
      <p>It waits 30 seconds, in which you can undo the change.</p>
      {mails.map(({ to, subject, text }, index) => (
        <details key={`${to}-${index}`} open={index === 0}>
          <summary>
            To {to}: {subject}
          </summary>
          <pre className="inbox-mail">{text}</pre>
        </details>
      ))}
      <Failures failed={failed} />
      <SmallButton margin buttonStyle="primary" onClick={go}>
        Set to “{deed}” and send
      </SmallButton>
      <SmallButton margin onClick={() => dialog.current?.close()}>
        Cancel
      </SmallButton>
    </dialog>
  );
}
