'use client';

import { Button, useDebounce, useFormFields } from '@payloadcms/ui';
import { useEffect, useId, useState, useTransition } from 'react';
import { z } from 'zod';
import { postForMessage, callApi } from '#cms/panel/api.ts';
import '#cms/panel/mail-preview.css';

const TYPING_PAUSE_MS = 300;

const mailSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const previewSchema = z.object({ mail: mailSchema.optional(), error: z.string().optional() });

type Preview = z.infer<typeof previewSchema>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function useDraft() {
  const key = useFormFields(([fields]) => fields.key?.value);
  const subject = useFormFields(([fields]) => fields.subject?.value);
  const body = useFormFields(([fields]) => fields.body?.value);
  const reason = useFormFields(([fields]) => fields.reason?.value);
  return { key: toText(key), subject: toText(subject), body: toText(body), reason: toText(reason) };
}

function usePreview(draft: ReturnType<typeof useDraft>): Preview {
  const [preview, setPreview] = useState<Preview>({});
  const typed = useDebounce(JSON.stringify(draft), TYPING_PAUSE_MS);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: Preview) => setPreview(({ mail }) => ({ mail, ...next }));
    const body = JSON.parse(typed) as object;
    void callApi('/mail-templates/preview', previewSchema, { body, signal }).then(({ result, error }) => {
      if (!signal.aborted) show(result ?? { error });
    });
    return () => controller.abort();
  }, [typed]);
  return preview;
}

const Mail = ({ mail }: { mail: z.infer<typeof mailSchema> }) => (
  <>
    <p className="mail-preview__subject">
      <span>Subject</span> <strong>{mail.subject}</strong>
    </p>
    <iframe className="mail-preview__page" title="The email as HTML" sandbox="" srcDoc={mail.html} />
    <details className="mail-preview__text">
      <summary>The same as plain text</summary>
      <pre>{mail.text}</pre>
    </details>
  </>
);

export function TemplatePreview() {
  const draft = useDraft();
  const { mail, error } = usePreview(draft);
  const [message, setMessage] = useState('');
  const [isSending, startSending] = useTransition();
  const heading = useId();
  const sendTest = () =>
    startSending(async () => setMessage(await postForMessage('/mail-templates/test', draft)));
  return (
    <section className="mail-preview" aria-labelledby={heading}>
      <div className="mail-preview__head">
        <h3 id={heading}>Preview</h3>
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isSending || !mail || Boolean(error)}
          onClick={sendTest}
        >
          {isSending ? 'Sending...' : 'Send a test to me'}
        </Button>
      </div>
      <p className="mail-preview__message" role="status">
        {message}
      </p>
      <p className="mail-preview__error" aria-live="polite">
        {error ? `There is no preview yet: ${error}` : ''}
      </p>
      {mail ? <Mail mail={mail} /> : null}
    </section>
  );
}
