'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { newYorkTime } from '#cms/time/new-york.ts';
import { NoteForm } from './note-form.tsx';
import { type ActivityView, useActivity } from './use-activity.ts';
import '#cms/panel/own-field.css';
import './inbox.css';

type Entry = ActivityView['entries'][number];

const Time = ({ at }: { at: string }) => <time dateTime={at}>{newYorkTime(at)}</time>;

/** Other submissions of the same sender: perhaps it is the same request again. */
const DuplicatesHint = ({ duplicates }: Pick<ActivityView, 'duplicates'>) =>
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

/** The rest of a sentence that begins with the name of a field: "Status changed from “New” to “In review”". */
function changeText({ from, to }: { from: string; to: string }): string {
  if (!to) return `cleared, was “${from}”`;
  return from ? `changed from “${from}” to “${to}”` : `set to “${to}”`;
}

const EntryText = ({ entry }: { entry: Entry }) =>
  entry.kind === 'note' ? (
    <p className="inbox-activity__note">{entry.text}</p>
  ) : (
    <p>
      <strong>{entry.field}</strong> {changeText(entry)}
    </p>
  );

/** Notes and changes, newest first; at the end, when the submission was received. */
const Entries = ({ entries, receivedAt }: Pick<ActivityView, 'entries' | 'receivedAt'>) => (
  <ol className="inbox-activity__entries" reversed>
    {entries.map((entry) => (
      <li key={`${entry.kind}-${entry.id}`}>
        <p className="inbox-activity__head">
          {entry.kind === 'note' ? 'Note by' : 'Changed by'} {entry.by}, <Time at={entry.at} />
        </p>
        <EntryText entry={entry} />
      </li>
    ))}
    <li>
      <p className="inbox-activity__head">
        Received <Time at={receivedAt} />
      </p>
    </li>
  </ol>
);

/** The part of a submission's form with possible duplicates, internal notes, and the history. */
export function Activity() {
  const { id, collectionSlug, data } = useDocumentInfo();
  const { activity, problem, reload } = useActivity({
    collection: collectionSlug,
    id,
    version: String(data?.updatedAt),
  });
  if (!collectionSlug || id === undefined) return null;
  return (
    <section className="inbox-activity" aria-label="Notes and history">
      {activity && <DuplicatesHint duplicates={activity.duplicates} />}
      <h3>Notes and history</h3>
      <NoteForm collection={collectionSlug} id={id} onAdded={reload} />
      {problem && <p role="alert">{problem}</p>}
      {activity && <Entries entries={activity.entries} receivedAt={activity.receivedAt} />}
    </section>
  );
}
