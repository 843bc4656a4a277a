'use client';
import { Button } from '@payloadcms/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { type Conversation, MAX_SUBJECT, MAX_TEXT, type Sent } from '../reply-schema.ts';
import type { ReplyFormState } from './use-reply-form.ts';

/** Enter in these fields would submit Payload's form around them. */
const withoutSaving = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

const FieldError = ({ id, message }: FieldErrorProps) => (
  <span id={id} className="reply-form__error" aria-live="polite">
    {message}
  </span>
);

function useFocusOnError(errors: object, ...fields: RefObject<HTMLElement | null>[]): void {
  useEffect(() => {
    fields.find(({ current }) => current?.getAttribute('aria-invalid') === 'true')?.current?.focus();
    // The fields are always the same.
  }, [errors]);
}

interface ReplyFormProps {
  form: ReplyFormState;
  conversation: Conversation;
  templates: ReactNode;
  asked: number;
  onSent: (sent: Pick<Sent, 'message' | 'changed' | 'isOutdated'>) => Promise<void>;
  onDiscarded: () => Promise<void>;
  onClose: () => void;
}

export function ReplyForm({ form, conversation, templates, asked, onSent, ...on }: ReplyFormProps) {
  const { draft, errors, saved, change, send, discard } = form;
  const [isBusy, startTransition] = useTransition();
  const [problem, setProblem] = useState('');
  const id = useId();
  const [subject, text] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  useFocusOnError(errors, subject, text);
  useEffect(() => {
    if (asked === 0) return;
    text.current?.focus();
    text.current?.closest('.reply-form')?.scrollIntoView({ block: 'nearest' });
  }, [asked, text]);
  const submit = () =>
    startTransition(async () => {
      setProblem('');
      const outcome = await send();
      if (outcome && 'error' in outcome) setProblem(outcome.error);
      else if (outcome) await onSent(outcome);
    });
  const throwAway = () =>
    startTransition(async () => {
      const error = await discard();
      setProblem(error ?? '');
      if (!error) await on.onDiscarded();
    });
  const sendOnKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !isBusy) submit();
  };
  return (
    <div className="reply-form" role="group" aria-label="Write a reply">
      <p>To: {conversation.to}</p>
      {templates}
      <p className="reply-form__field">
        <label htmlFor={`${id}-subject`}>Subject</label>
        <input
          id={`${id}-subject`}
          ref={subject}
          className="own-field"
          value={draft.subject}
          maxLength={MAX_SUBJECT}
          aria-invalid={Boolean(errors.subject)}
          aria-describedby={`${id}-subject-error`}
          onKeyDown={(event) => {
            withoutSaving(event);
            sendOnKey(event);
          }}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <FieldError id={`${id}-subject-error`} message={errors.subject} />
      </p>
      <p className="reply-form__field">
        <label htmlFor={`${id}-text`}>Reply (the visitor gets this by email)</label>
        <textarea
          id={`${id}-text`}
          ref={text}
          className="own-field"
          rows={10}
          value={draft.text}
          maxLength={MAX_TEXT}
          aria-invalid={Boolean(errors.text)}
          aria-describedby={`${id}-text-error`}
          onKeyDown={sendOnKey}
          onChange={({ target }) => change({ text: target.value })}
        />
        <FieldError id={`${id}-text-error`} message={errors.text} />
      </p>
      {conversation.answered && (
        <label className="reply-form__choice">
          <input
            type="checkbox"
            checked={draft.setsAnswered}
            onKeyDown={withoutSaving}
            onChange={({ target }) => change({ setsAnswered: target.checked })}
          />
          Set the status to “{conversation.answered.label}”
        </label>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div className="reply-form__actions">
        <Button size="small" disabled={isBusy} onClick={submit}>
          {isBusy ? 'Sending...' : 'Send reply'}
        </Button>
        <SmallButton disabled={isBusy} onClick={throwAway}>
          Discard draft
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={on.onClose}>
          Close
        </SmallButton>
        <span role="status">{saved}</span>
      </div>
    </div>
  );
}
