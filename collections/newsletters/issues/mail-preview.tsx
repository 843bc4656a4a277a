'use client';
import { useState } from 'react';
import { z } from 'zod';
import '#cms/panel/mail-preview.css';
import './mailing.css';

export const mailSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const WIDTHS = [320, 600];

export function MailPreview({ mail }: { mail: z.infer<typeof mailSchema> }) {
  const [width, setWidth] = useState(WIDTHS[1]);
  return (
    <section className="mail-preview" aria-label="Preview of the email">
      <p className="mail-preview__subject">
        <span>Subject</span> <strong>{mail.subject}</strong>
      </p>
      <p className="mailing__widths">
        {WIDTHS.map((each) => (
          <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
            {each} px
          </button>
        ))}
      </p>
      <iframe
        className="mail-preview__page mailing__page"
        style={{ width }}
        title="The email as HTML"
        sandbox=""
        srcDoc={mail.html}
      />
      <details className="mail-preview__text">
        <summary>The same as plain text</summary>
        <pre>{mail.text}</pre>
      </details>
    </section>
  );
}
