'use client';
import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import '#cms/panel/mail-preview.css';
import './mailing.css';
import { peopleText, Sending, useAction } from './sending.tsx';

const mailSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const mailingSchema = z.object({
  status: z.enum(['draft', 'scheduled', 'sending', 'sent', 'canceled']),
  sendAt: z.string().optional(),
  publishedAt: z.string().optional(),
  subscribers: z.number(),
  counts: z.object({
    recipients: z.number(),
    accepted: z.number(),
    bounced: z.number(),
    unsubscribed: z.number(),
  }),
});

type Mailing = z.infer<typeof mailingSchema>;

const previewSchema = z.object({ mail: mailSchema });

function useMailing(id: number | string | undefined) {
  const { lastUpdateTime } = useDocumentInfo();
  const [mailing, setMailing] = useState<Mailing>();
  const [preview, setPreview] = useState<{ mail?: z.infer<typeof mailSchema>; error?: string }>({});
  const load = useCallback(async () => {
    if (id === undefined) return;
    const state = await callApi(`/newsletter-issues/${id}/mailing`, mailingSchema);
    if (state.result) setMailing(state.result);
    const loaded = await callApi(`/newsletter-issues/${id}/mail`, previewSchema);
    setPreview({ mail: loaded.result?.mail, error: loaded.error ?? state.error });
  }, [id]);
  useEffect(() => void load(), [load, lastUpdateTime]);
  return { mailing, preview, load };
}

const Counts = ({ counts, publishedAt }: Pick<Mailing, 'counts' | 'publishedAt'>) => (
  <>
    <p>Sent on {publishedAt}. Its text cannot be changed anymore.</p>
    <dl className="mailing__counts">
      <dt>Recipients</dt>
      <dd>{counts.recipients}</dd>
      <dt>Accepted by the mail server</dt>
      <dd>{counts.accepted}</dd>
      <dt>Rejected addresses</dt>
      <dd>{counts.bounced}</dd>
      <dt>Unsubscribed by its link</dt>
      <dd>{counts.unsubscribed}</dd>
    </dl>
  </>
);

const WIDTHS = [320, 600];

function MailPreview({ mail }: { mail: z.infer<typeof mailSchema> }) {
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

export function IssueMailing() {
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const { mailing, preview, load } = useMailing(id);
  const { isBusy, run, report } = useAction(() => void load());
  if (id === undefined) return <p className="mailing">Save the issue to preview and send it.</p>;
  if (!mailing) return <p className="mailing">{preview.error ?? 'Loading...'}</p>;
  const { status, subscribers, sendAt } = mailing;
  const path = `/newsletter-issues/${id}`;
  const hasBegun = status === 'sending' || status === 'sent';
  return (
    <section className="mailing" aria-label="Sending">
      <h3>Sending</h3>
      {hasBegun ? (
        <Counts {...mailing} />
      ) : (
        <>
          <p>It goes to {peopleText(subscribers)} who confirmed a subscription.</p>
          {status === 'canceled' ? <p>It was canceled.</p> : null}
          {status === 'scheduled' ? (
            <p>
              Scheduled for {sendAt}. It will be sent as saved at that time.{' '}
              <Button
                size="small"
                buttonStyle="secondary"
                disabled={isBusy}
                onClick={() => run(`${path}/cancel`)}
              >
                Cancel sending
              </Button>
            </p>
          ) : null}
          {isModified ? <p>Save your changes before you send it.</p> : null}
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={isBusy || isModified || !preview.mail}
            onClick={() => run(`${path}/test`)}
          >
            Send a test to me
          </Button>
          <Sending
            path={path}
            subscribers={subscribers}
            isDisabled={isBusy || isModified || !preview.mail}
            run={run}
          />
        </>
      )}
      {report}
      {preview.error ? <p className="mailing__error">{preview.error}</p> : null}
      {preview.mail ? <MailPreview mail={preview.mail} /> : null}
    </section>
  );
}
