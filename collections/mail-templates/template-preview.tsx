'use client';

import { Button, useDebounce, useFormFields } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { postForMessage, callApi } from '#cms/panel/api.ts';
import './template-preview.css';

/** As long as somebody may pause while typing. */
const PAUSE_MS = 300;

const mailSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const previewSchema = z.object({ mail: mailSchema.optional(), error: z.string().optional() });

/** The last mail that could be shown, and why what is typed now cannot be. */
type Preview = z.infer<typeof previewSchema>;

export type PreviewedMail = z.infer<typeof mailSchema>;

/** What is typed on the page of a template. */
export interface TypedMail {
  key: string;
  subject: string;
  body: string;
}

/** What becomes of a mail while it is typed. Asks the server, which renders it as it would be sent. */
export function usePreview({ key, subject, body }: TypedMail): Preview {
  const [preview, setPreview] = useState<Preview>({});
  const typed = useDebounce(JSON.stringify({ key, subject, body }), PAUSE_MS);
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Preview) => setPreview(({ mail }) => ({ mail, ...next }));
    const { signal } = controller;
    const body = JSON.parse(typed) as TypedMail;
    void callApi('/mail-templates/preview', previewSchema, { body, signal }).then((answer) => {
      if (signal.aborted) return;
      show('result' in answer ? answer.result : { error: answer.problem });
    });
    return () => controller.abort();
  }, [typed]);
  return preview;
}

/** What stands in the form now. */
function useTypedMail(): TypedMail {
  const key = useFormFields(([fields]) => fields.key?.value);
  const subject = useFormFields(([fields]) => fields.subject?.value);
  const body = useFormFields(([fields]) => fields.body?.value);
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { key: text(key), subject: text(subject), body: text(body) };
}

const Mail = ({ mail }: { mail: PreviewedMail }) => (
  <>
    <p className="mail-preview__subject">
      <span>Subject</span> <strong>{mail.subject}</strong>
    </p>
    <iframe className="mail-preview__page" title="The mail as HTML" sandbox="" srcDoc={mail.html} />
    <details className="mail-preview__text">
      <summary>The same as plain text</summary>
      <pre>{mail.text}</pre>
    </details>
  </>
);

/** Shows the mail that is being typed, with example values, and sends it to whoever types. */
export function TemplatePreview() {
  const typed = useTypedMail();
  const { mail, error } = usePreview(typed);
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  const heading = useId();
  const sendTest = async () => {
    setSending(true);
    setSaid(await postForMessage('/mail-templates/test', typed));
    setSending(false);
  };
  return (
    <section className="mail-preview" aria-labelledby={heading}>
      <div className="mail-preview__head">
        <h3 id={heading}>Preview</h3>
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isSending || !mail || Boolean(error)}
          onClick={() => void sendTest()}
        >
          {isSending ? 'Sending...' : 'Send a test to me'}
        </Button>
      </div>
      <p className="mail-preview__said" role="status">
        {said}
      </p>
      <p className="mail-preview__error" aria-live="polite">
        {error ? `No preview yet: ${error}` : ''}
      </p>
      {mail ? <Mail mail={mail} /> : null}
    </section>
  );
}
