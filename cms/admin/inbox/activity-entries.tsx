'use client';
import { Moment } from './moment.tsx';
import type { ActivityView } from './use-activity.ts';

type Entry = ActivityView['entries'][number];

const inWords = (value: string): string => (value ? `“${value}”` : 'nothing');

const What = ({ entry }: { entry: Entry }) =>
  entry.kind === 'note' ? (
    <p className="inbox-activity__note">{entry.text}</p>
  ) : (
    <p>
      <strong>{entry.field}</strong>: {inWords(entry.from)} became {inWords(entry.to)}
    </p>
  );

/** Notes and changes, newest first; at the end the arrival. */
export const ActivityEntries = ({ entries, arrivedAt }: { entries: Entry[]; arrivedAt: string }) => (
  <ol className="inbox-activity__entries" reversed>
    {entries.map((entry) => (
      <li key={`${entry.kind}-${entry.id}`}>
        <p className="inbox-activity__head">
          {entry.kind === 'note' ? 'Note by' : 'Changed by'} {entry.by}, <Moment at={entry.at} />
        </p>
        <What entry={entry} />
      </li>
    ))}
    <li>
      <p className="inbox-activity__head">
        Arrived <Moment at={arrivedAt} />
      </p>
    </li>
  </ol>
);
