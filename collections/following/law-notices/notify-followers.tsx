'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, useTransition } from 'react';
import { plural } from '#law/numbers.ts';
import { callApi, postForMessage } from '#cms/panel/api.ts';
import { useApi } from '#cms/panel/use-api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import '#cms/panel/own-field.css';
import '#cms/panel/figures.css';
import {
  MAX_NOTICE_LENGTH,
  type Notice,
  type NoticePreview,
  noticePreviewSchema,
  noticeSchema,
  willGetIt,
} from './notice-schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const OFFERED_DAYS = 30;

const isNews = ({ publishedAt }: { publishedAt: string }): boolean =>
  Date.now() - Date.parse(publishedAt) < OFFERED_DAYS * DAY_MS;

const HOUR_MS = 60 * 60 * 1000;

function sentText({ recipients, at }: NonNullable<Notice['decision']>): string {
  if (Date.now() - Date.parse(at) < HOUR_MS) return `${willGetIt(recipients)}. `;
  return plural(recipients, { one: '1 follower got it. ', other: `${recipients} followers got it. ` });
}

const Decided = ({ decision }: { decision: NonNullable<Notice['decision']> }) => (
  <p>
    {decision.state === 'sent' ? sentText(decision) : 'Followers are not notified. '}
    {decision.byName}, {newYorkTime(decision.at)}
  </p>
);

interface QuestionProps {
  preview: NoticePreview;
  onSend: () => void;
  onClose: () => void;
}

function Question({ preview: { recipients, mail }, onSend, onClose }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="notice-question" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>
        {recipients === 0 ? 'None of its followers asked to hear about changes' : willGetIt(recipients)}
      </h2>
      {recipients > 0 && (
        <p>Until then, you can undo it. Followers who get other news get one email with all of it.</p>
      )}
      <p>
        <strong>{mail.subject}</strong>
      </p>
      <pre>{mail.text}</pre>
      <div className="figures-check__buttons">
        <Button size="small" disabled={recipients === 0} onClick={onSend}>
          Send
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}

export function NotifyFollowers() {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime } = useDocumentInfo();
  const path = id === undefined || !hasPublishedDoc ? undefined : `/${collectionSlug}/${id}/notice`;
  const [answered, setAnswered] = useState(0);
  const { result: notice } = useApi(path, noticeSchema, { version: `${lastUpdateTime} ${answered}` });
  const [preview, setPreview] = useState<NoticePreview>();
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();
  const text = useRef<HTMLTextAreaElement>(null);
  const field = useId();
  const { change, decision } = notice ?? {};
  if (path === undefined || !change || !isNews(change)) return null;
  const { version } = change;
  const written = () => text.current?.value ?? change.text;
  const post = (to: string, body: object) =>
    startTransition(async () => {
      setPreview(undefined);
      setMessage(await postForMessage(to, { version, ...body }));
      setAnswered((count) => count + 1);
    });
  const ask = () =>
    startTransition(async () => {
      const body = { text: written() };
      const { result, error } = await callApi(`${path}/preview`, noticePreviewSchema, { body });
      setMessage(error ?? '');
      setPreview(result);
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
            key={version}
            ref={text}
            id={field}
            className="own-field"
            rows={5}
            maxLength={MAX_NOTICE_LENGTH}
            defaultValue={change.text}
          />
          <div className="figures-check__buttons">
            <Button size="small" disabled={isBusy} onClick={ask}>
              Send to followers
            </Button>
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={isBusy}
              onClick={() => post(path, { text: written(), send: false })}
            >
              Do not send
            </Button>
          </div>
        </>
      )}
      {decision?.canUndo && (
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => post(`${path}/undo`, {})}
        >
          Undo
        </Button>
      )}
      {preview && (
        <Question
          preview={preview}
          onSend={() => post(path, { text: written(), send: true })}
          onClose={() => setPreview(undefined)}
        />
      )}
      <p role="status">{message}</p>
    </section>
  );
}
