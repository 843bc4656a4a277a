'use client';

import { Button, useFormFields } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { askForMessage } from '../request.ts';
import './template-preview.css';
import { usePreview, type PreviewedMail, type TypedMail } from './use-preview.ts';

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
  const { mail, objection } = usePreview(typed);
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  const heading = useId();
  const sendTest = async () => {
    setSending(true);
    setSaid(await askForMessage('/mail-templates/test', typed));
    setSending(false);
  };
  return (
    <section className="mail-preview" aria-labelledby={heading}>
      <div className="mail-preview__head">
        <h3 id={heading}>Preview</h3>
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isSending || !mail || Boolean(objection)}
          onClick={() => void sendTest()}
        >
          {isSending ? 'Sending...' : 'Send a test to me'}
        </Button>
      </div>
      <p className="mail-preview__said" role="status">
        {said}
      </p>
      <p className="mail-preview__objection" aria-live="polite">
        {objection ? `No preview yet: ${objection}` : ''}
      </p>
      {mail ? <Mail mail={mail} /> : null}
    </section>
  );
}
