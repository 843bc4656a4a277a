'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useApi } from '#cms/panel/use-api.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { type ActivityEntry, activitySchema, type SubmissionActivity } from '../inbox-schema.ts';
import { NoteForm } from './note-form.tsx';
import '#cms/panel/own-field.css';
import './inbox.css';

const Time = ({ at }: { at: string }) => <time dateTime={at}>{newYorkTime(at)}</time>;

const DuplicatesHint = ({ duplicates }: Pick<SubmissionActivity, 'duplicates'>) =>
  duplicates.length > 0 && (
    <div className="inbox-activity__duplicates">
      <strong>Possible duplicate: more from the same sender</strong>
      <ul>
        {duplicates.map(({ collection, id, title, kind, same, receivedAt }) => (
          <li key={`${collection}-${id}`}>
            <a href={`/admin/collections/${collection}/${id}`}>{title}</a> ({kind}, same {same}, received{' '}
            <Time at={receivedAt} />)
          </li>
        ))}
      </ul>
    </div>
  );

function changeText({ from, to }: { from: string; to: string }): string {
  if (!to) return `cleared, was “${from}”`;
  return from ? `changed from “${from}” to “${to}”` : `set to “${to}”`;
}

const Entry = ({ entry }: { entry: ActivityEntry }) => (
  <li>
    <p className="inbox-activity__head">
      {entry.kind === 'note' ? 'Note by' : 'Changed by'} {entry.by}, <Time at={entry.at} />
      {entry.kind === 'note' && entry.notified.length > 0 && `, notified ${entry.notified.join(', ')}`}
    </p>
    {entry.kind === 'note' ? (
      <p className="inbox-activity__note">{entry.text}</p>
    ) : (
      <p>
        <strong>{entry.field}</strong> {changeText(entry)}
      </p>
    )}
  </li>
);

interface SubmissionHistoryProps {
  collection: string;
  id: number | string;
  version: unknown;
}

export function SubmissionHistory({ collection, id, version }: SubmissionHistoryProps) {
  const path = `/inbox/${collection}/${id}/activity`;
  const { result, error, reload } = useApi(path, activitySchema, { version });
  return (
    <section className="inbox-activity" aria-label="Notes and history">
      {result && <DuplicatesHint duplicates={result.duplicates} />}
      <h3>Notes and history</h3>
      <NoteForm collection={collection} id={id} onAdded={reload} />
      {error && <p role="alert">{error}</p>}
      {result && (
        <ol className="inbox-activity__entries" reversed>
          {result.entries.map((entry) => (
            <Entry key={`${entry.kind}-${entry.id}`} entry={entry} />
          ))}
          <li>
            <p className="inbox-activity__head">
              Received <Time at={result.receivedAt} />
            </p>
          </li>
        </ol>
      )}
    </section>
  );
}

export function Activity() {
  const { id, collectionSlug, data } = useDocumentInfo();
  if (!collectionSlug || id === undefined) return null;
  const savedAt: unknown = data?.updatedAt;
  return <SubmissionHistory collection={collectionSlug} id={id} version={savedAt} />;
}
