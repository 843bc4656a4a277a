'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useId, useRef, useState, useTransition } from 'react';
import { postForMessage } from '#cms/panel/api.ts';
import { useAnswer } from '#cms/panel/use-answer.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import '#cms/panel/own-field.css';
import '#cms/figures/panel/figures.css';
import { LONGEST_NOTICE, type Notice, noticeSchema, willGetIt } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An older change is no news. */
const OFFERED_DAYS = 30;

const isNews = ({ publishedAt }: { publishedAt: string }): boolean =>
  Date.now() - Date.parse(publishedAt) < OFFERED_DAYS * DAY_MS;

const audience = (recipients: number): string => {
  if (recipients === 0) return 'Nobody who follows it asked to hear about changes.';
  return `${willGetIt(recipients)}.`;
};

const HOUR_MS = 60 * 60 * 1000;

function sentText({ recipients, at }: NonNullable<Notice['decision']>): string {
  if (Date.now() - Date.parse(at) < HOUR_MS) return `${willGetIt(recipients)}. `;
  return recipients === 1 ? '1 follower got it. ' : `${recipients} followers got it. `;
}

const Decided = ({ decision }: { decision: NonNullable<Notice['decision']> }) => (
  <p>
    {decision.state === 'sent' ? sentText(decision) : 'Followers are not told. '}
    {decision.byName}, {newYorkTime(decision.at)}
  </p>
);

/** On a figure or deadline: after a change is published, tells those who follow it, or decides not to. */
export function TellFollowers() {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime } = useDocumentInfo();
  const path = id === undefined || !hasPublishedDoc ? undefined : `/${collectionSlug}/${id}/notice`;
  const [answered, setAnswered] = useState(0);
  const { result: notice } = useAnswer(path, noticeSchema, { again: `${lastUpdateTime} ${answered}` });
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();
  const text = useRef<HTMLTextAreaElement>(null);
  const field = useId();
  const { change, decision, recipients = 0 } = notice ?? {};
  if (path === undefined || !change || !isNews(change)) return null;
  const decide = (send: boolean) =>
    startTransition(async () => {
      const body = { version: change.version, text: text.current?.value ?? change.text, send };
      setMessage(await postForMessage(path, body));
      setAnswered((count) => count + 1);
    });
  return (
    <section className="field-type figures-check" aria-labelledby={`${field}-heading`}>
      <h3 id={`${field}-heading`}>Tell followers</h3>
      {decision ? (
        <Decided decision={decision} />
      ) : (
        <>
          <label htmlFor={field}>What they will read</label>
          <textarea
            key={change.version}
            ref={text}
            id={field}
            className="own-field"
            rows={5}
            maxLength={LONGEST_NOTICE}
            defaultValue={change.text}
          />
          <p>{audience(recipients)} Emails cannot be called back.</p>
          <div className="figures-check__buttons">
            <Button size="small" disabled={isBusy || recipients === 0} onClick={() => decide(true)}>
              {isBusy ? 'Saving...' : 'Send to followers'}
            </Button>
            <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => decide(false)}>
              Do not send
            </Button>
          </div>
        </>
      )}
      <p role="status">{message}</p>
    </section>
  );
}
