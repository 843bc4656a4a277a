'use client';
import { Moment } from './moment.tsx';
import type { ActivityView } from './use-activity.ts';

type Entry = ActivityView['entries'][number];

/** "Status changed from “New” to “In review”": what became of a field. */
function changeText({ from, to }: { from: string; to: string }): string {
  if (!to) return `cleared, was “${from}”`;
  return from ? `changed from “${from}” to “${to}”` : `set to “${to}”`;
}

const What = ({ entry }: { entry: Entry }) =>
  entry.kind === 'note' ? (
    <p className="inbox-activity__note">{entry.text}</p>
  ) : (
    <p>
      <strong>{entry.field}</strong> {changeText(entry)}
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
        Received <Moment at={arrivedAt} />
      </p>
    </li>
  </ol>
);
