'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import type { Detail, ReplyEntry } from '../schema.ts';
import { Menu, type MenuHandle, type WantedPart } from './menu.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Time } from './submission-view.tsx';
import { useReplyForm } from './use-reply-form.ts';
import './replies.css';

const REFRESH_MS = 4000;

const STATES: Record<ReplyEntry['state'], string> = {
  queued: 'On its way',
  sent: 'Sent',
  failed: 'Not delivered',
};

function stateText({ state, reason }: ReplyEntry): string {
  if (!reason) return STATES[state];
  return state === 'queued' ? `Not sent yet: ${reason} We will try again.` : `${STATES[state]}: ${reason}`;
}

const Entry = ({ entry }: { entry: ReplyEntry }) => (
  <li className="reply-entry">
    <p className="reply-entry__head">
      <strong>Reply by {entry.by}</strong>, <Time at={entry.at} />
    </p>
    <p className="reply-entry__subject">{entry.subject}</p>
    <p className="reply-entry__text">{entry.text}</p>
    <p className={`reply-entry__state reply-entry__state--${entry.state}`}>
      {stateText(entry)} {entry.state === 'failed' && <a href="/admin#failed-mails">Send it again</a>}
    </p>
  </li>
);

interface BoxProps {
  shown: Detail;
  wanted: WantedPart | undefined;
  onFinished: (message: string, isSent: boolean) => void;
}

function ReplyBox({ shown, wanted, onFinished }: BoxProps) {
  const form = useReplyForm(shown);
  const [isOpen, setOpen] = useState(form.draft.text.trim() !== '');
  const [asked, setAsked] = useState(0);
  const templates = useRef<MenuHandle>(null);
  const write = () => {
    setOpen(true);
    setAsked((times) => times + 1);
  };
  const [seen, setSeen] = useState<number>();
  if (wanted && wanted.number !== seen) {
    setSeen(wanted.number);
    if (wanted.part === 'reply') write();
  }
  useEffect(() => {
    if (wanted?.part === 'template') templates.current?.open();
  }, [wanted]);
  const menu = shown.templates.length > 0 && (
    <Menu
      ref={templates}
      label="Template"
      current="Insert..."
      options={shown.templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={(id) => form.pick(id) && write()}
    />
  );
  if (!isOpen)
    return (
      <div className="reply-opener">
        <SmallButton onClick={write}>
          {form.draft.text.trim() ? 'Continue the draft' : 'Write a reply'}
        </SmallButton>
        {menu}
      </div>
    );
  return (
    <ReplyForm
      form={form}
      shown={shown}
      templates={menu}
      asked={asked}
      onFinished={onFinished}
      onClose={() => setOpen(false)}
    />
  );
}

interface ConversationProps {
  shown: Detail;
  wanted: WantedPart | undefined;
  reload: () => Promise<void>;
  onSent: () => void;
}

export function Conversation({ shown, wanted, reload, onSent }: ConversationProps) {
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const [message, setMessage] = useState('');
  const [finished, setFinished] = useState(0);
  const isWaiting = shown.replies.some(({ state, reason }) => state === 'queued' && !reason);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  useEffect(() => {
    if (finished > 0) root.current?.querySelector<HTMLElement>('.reply-opener button')?.focus();
  }, [finished]);
  function finish(said: string, isSent: boolean): void {
    setMessage(said);
    if (isSent) onSent();
    void reload().then(() => isSent && setFinished((times) => times + 1));
  }
  return (
    <section ref={root} className="replies" aria-labelledby={heading}>
      <h3 id={heading}>Replies</h3>
      {shown.replies.length > 0 && (
        <ol className="replies__entries">
          {shown.replies.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <p className="replies__message" role="status">
        {message}
      </p>
      {shown.replyError ? (
        <p>{shown.replyError}</p>
      ) : (
        <ReplyBox key={finished} shown={shown} wanted={wanted} onFinished={finish} />
      )}
    </section>
  );
}
