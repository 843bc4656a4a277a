'use client';
import { useEffect, useId, useRef, useState, useTransition } from 'react';
import { postForMessage } from '#cms/panel/api.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { useApi } from '#cms/panel/use-api.ts';
import { conversationSchema, type Sent, type SubmissionChange } from '../schema.ts';
import { Entry } from './entry.tsx';
import { ReplyForm } from './reply-form.tsx';
import '#cms/panel/own-field.css';
import './replies.css';

const REFRESH_MS = 4000;

interface ConversationProps {
  collection: string;
  id: number;
  /** Counts up where a shortcut asks for the form. */
  wantsReply?: number;
  onChanged?: (change: SubmissionChange) => void;
}

/** Loads the conversation, and loads it again while a mail is on its way. */
function useConversation(path: string) {
  const { result, error, reload } = useApi(path, conversationSchema);
  const isWaiting = result?.entries.some(({ state, reason }) => state === 'queued' && !reason);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return { result, error, reload };
}

export function Conversation({ collection, id, wantsReply, onChanged }: ConversationProps) {
  const path = `/inbox/${collection}/${id}/replies`;
  const { result, error, reload } = useConversation(path);
  const [isWriting, setWriting] = useState(false);
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();
  const heading = useId();
  const opener = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.querySelector('button')?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const [asked, setAsked] = useState<number>();
  if (wantsReply !== asked) {
    setAsked(wantsReply);
    if (wantsReply !== undefined) setWriting(true);
  }
  const close = () => setWriting(false);
  async function finish({ message: said, changed, isOutdated }: Sent): Promise<void> {
    setMessage(said);
    if (changed) onChanged?.(changed);
    await reload();
    if (!isOutdated) close();
  }
  const retry = (reply: number) =>
    startTransition(async () => {
      setMessage(await postForMessage(`${path}/${reply}/retry`));
      await reload();
    });
  const open = () => {
    setMessage('');
    setWriting(true);
  };
  return (
    <section className="replies" aria-labelledby={heading}>
      <h3 id={heading}>Replies</h3>
      {error && <p role="alert">{error}</p>}
      {result && result.entries.length > 0 && (
        <ol className="replies__entries">
          {result.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isBusy={isBusy} onRetry={() => retry(entry.id)} />
          ))}
        </ol>
      )}
      <p className="replies__message" role="status">
        {message}
      </p>
      {result?.obstacle && <p>{result.obstacle}</p>}
      {result && !result.obstacle && isWriting && (
        <ReplyForm path={path} conversation={result} onSent={finish} onCancel={close} />
      )}
      {result && !result.obstacle && !isWriting && (
        <div ref={opener}>
          <SmallButton margin onClick={open}>
            Write a reply
          </SmallButton>
        </div>
      )}
    </section>
  );
}
