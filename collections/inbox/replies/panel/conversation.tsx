'use client';
import { useEffect, useId, useRef, useState, useTransition } from 'react';
import { postForMessage } from '#cms/panel/api.ts';
import { useApi } from '#cms/panel/use-api.ts';
import { conversationSchema, type Sent, type SubmissionChange } from '../reply-schema.ts';
import { Entry } from './entry.tsx';
import { ReplyBox, type WantedReply } from './reply-box.tsx';
import { draftIsStored } from './stored-drafts.ts';
import '#cms/panel/own-field.css';
import './replies.css';

const REFRESH_MS = 4000;

interface ConversationProps {
  collection: string;
  id: number;
  wanted?: WantedReply;
  onChanged?: (change: SubmissionChange) => void;
  onDraft?: () => void;
}

function useStoredPath(path: string): string | undefined {
  const [stored, setStored] = useState(() => (draftIsStored(path) ? undefined : path));
  useEffect(() => void draftIsStored(path)?.then(() => setStored(path)), [path]);
  return stored;
}

function useConversation(path: string) {
  const { result, error, reload } = useApi(useStoredPath(path), conversationSchema);
  const isWaiting = result?.entries.some(({ state, reason }) => state === 'queued' && !reason);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return { result, error, reload };
}

export function Conversation({ collection, id, wanted, onChanged, onDraft }: ConversationProps) {
  const path = `/inbox/${collection}/${id}/replies`;
  const { result, error, reload } = useConversation(path);
  const [message, setMessage] = useState('');
  const [isBusy, startTransition] = useTransition();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const [finished, setFinished] = useState<{ replies: number; wanted?: number }>({ replies: 0 });
  useEffect(() => {
    if (finished.replies > 0) root.current?.querySelector<HTMLElement>('.reply-opener button')?.focus();
  }, [finished]);
  async function startOver(): Promise<void> {
    onDraft?.();
    await reload();
    setFinished(({ replies }) => ({ replies: replies + 1, wanted: wanted?.number }));
  }
  async function finish({ message: said, changed, isOutdated }: Sent): Promise<void> {
    setMessage(said);
    if (changed) onChanged?.(changed);
    if (isOutdated) await reload();
    else await startOver();
  }
  const retry = (reply: number) =>
    startTransition(async () => {
      setMessage(await postForMessage(`${path}/${reply}/retry`));
      await reload();
    });
  return (
    <section ref={root} className="replies" aria-labelledby={heading}>
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
      {result && !result.obstacle && (
        <ReplyBox
          key={finished.replies}
          path={path}
          conversation={result}
          wanted={wanted?.number === finished.wanted ? undefined : wanted}
          onSent={finish}
          onDiscarded={startOver}
          onStored={onDraft}
        />
      )}
    </section>
  );
}
