'use client';
import { Button } from '@payloadcms/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useTransition,
} from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { MAX_SUBJECT, MAX_TEXT } from '../replies/reply-schema.ts';
import type { Detail } from '../schema.ts';
import { answeredStatus, type ReplyFormState } from './use-reply-form.ts';

/** Ignores Enter, which would submit Payload's form around the field. */
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
  shown: Detail;
  templates: ReactNode;
  asked: number;
  onFinished: (message: string, isSent: boolean) => void;
  onClose: () => void;
}

export function ReplyForm({ form, shown, templates, asked, onFinished, onClose }: ReplyFormProps) {
  const { draft, errors, change, send, discard } = form;
  const [isBusy, startTransition] = useTransition();
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
      const outcome = await send();
      if (outcome) onFinished(outcome.message, outcome.isSent);
    });
  const sendOnKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !isBusy) submit();
  };
  const answered = answeredStatus(shown);
  return (
    <div className="reply-form" role="group" aria-label="Write a reply">
      <p>To: {shown.email}</p>
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
      {answered && (
        <label className="reply-form__choice">
          <input
            type="checkbox"
            checked={draft.setsAnswered}
            onKeyDown={withoutSaving}
            onChange={({ target }) => change({ setsAnswered: target.checked })}
          />
          Set the status to “{answered.label}”
        </label>
      )}
      <div className="reply-form__actions">
        <Button size="small" disabled={isBusy} onClick={submit}>
          {isBusy ? 'Sending...' : 'Send reply'}
        </Button>
        <SmallButton disabled={isBusy} onClick={discard}>
          Discard draft
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={onClose}>
          Close
        </SmallButton>
      </div>
    </div>
  );
}
