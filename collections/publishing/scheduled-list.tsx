import type { BeforeListTableServerProps } from 'payload';
import { nextScheduled } from '#collections/dashboard/content-queries.ts';
import { scheduleSentence } from '#cms/publishing/schedule-sentence.ts';

const MAX_SCHEDULED = 200;

export async function ScheduledList({ collectionSlug, payload, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const all = await nextScheduled(payload, user, MAX_SCHEDULED);
  const scheduled = all.filter(({ path }) => path.startsWith(`/collections/${collectionSlug}/`));
  if (scheduled.length === 0) return null;
  return (
    <section aria-label="Scheduled">
      <h2>Scheduled</h2>
      <ul>
        {scheduled.map((each) => (
          <li key={`${each.path} ${each.at}`}>
            <a href={`/admin${each.path}`}>{each.title}</a>: {scheduleSentence(each)}
          </li>
        ))}
      </ul>
    </section>
  );
}
