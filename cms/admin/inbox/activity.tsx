'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { ActivityEntries } from './activity-entries.tsx';
import { AlikeHint } from './alike-hint.tsx';
import { NoteForm } from './note-form.tsx';
import { useActivity } from './use-activity.ts';
import '#cms/panel/own-field.css';
import './inbox.css';

/** Beside a submission: others of the same sender, internal notes, and who changed what. */
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
      {activity && <AlikeHint alike={activity.alike} />}
      <h3>Notes and history</h3>
      <NoteForm collection={collectionSlug} id={id} onAdded={reload} />
      {problem && <p role="alert">{problem}</p>}
      {activity && <ActivityEntries entries={activity.entries} arrivedAt={activity.arrivedAt} />}
    </section>
  );
}
