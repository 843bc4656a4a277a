'use client';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { newYorkTime } from '#cms/time/new-york.ts';
import { splitQuoted } from '../quoted.ts';
import type { ConversationEntry } from '../reply-schema.ts';

const STATES: Record<ConversationEntry['state'], string> = {
  queued: 'On its way',
  sent: 'Sent',
  failed: 'Not delivered',
  received: 'Received',
};

function stateText({ state, reason }: ConversationEntry): string {
  if (!reason) return STATES[state];
  return state === 'queued' ? `Not sent yet: ${reason} We will try again.` : `${STATES[state]}: ${reason}`;
}

function Text({ text }: { text: string }) {
  const { written, quoted } = splitQuoted(text);
  return (
    <>
      <p className="reply-entry__text">{written}</p>
      {quoted && (
        <details>
          <summary>Quoted text</summary>
          <p className="reply-entry__text">{quoted}</p>
        </details>
      )}
    </>
  );
}

interface EntryProps {
  entry: ConversationEntry;
  isBusy: boolean;
  onRetry: () => void;
}

export const Entry = ({ entry, isBusy, onRetry }: EntryProps) => (
  <li className={`reply-entry reply-entry--${entry.direction}`}>
    <p className="reply-entry__head">
      <strong>{entry.direction === 'out' ? `Reply by ${entry.from}` : `Answer from ${entry.from}`}</strong>,{' '}
      <time dateTime={entry.at}>{newYorkTime(entry.at)}</time>
    </p>
    {entry.isOtherEmail && (
      <p className="reply-entry__warning">
        This came from another address than the visitor gave. Your reply goes to the visitor’s.
      </p>
    )}
    <p className="reply-entry__subject">{entry.subject}</p>
    <Text text={entry.text} />
    {entry.attachments.length > 0 && <p>Attached, and not stored: {entry.attachments.join(', ')}</p>}
    <p className={`reply-entry__state reply-entry__state--${entry.state}`}>
      {stateText(entry)}
      {entry.state === 'failed' && (
        <SmallButton disabled={isBusy} onClick={onRetry}>
          Send again
        </SmallButton>
      )}
    </p>
  </li>
);
