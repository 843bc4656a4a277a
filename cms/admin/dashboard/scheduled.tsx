import { nextScheduled } from '#cms/dashboard/scheduled.ts';
import { documentKind } from './document-kind.ts';
import { MomentWords } from './moment-words.tsx';
import { Empty, Section, type SectionProps } from './section.tsx';

const SHOWN = 5;

/** What will be published, or withdrawn, by itself. */
export async function ScheduledPublications({ payload, user, now }: SectionProps) {
  const items = await nextScheduled(payload, user, SHOWN);
  return (
    <Section id="scheduled" heading="Scheduled" isNarrow>
      {items.length === 0 ? (
        <Empty>Nothing is scheduled. The menu beside Publish changes has Schedule Publish.</Empty>
      ) : (
        <ul className="dashboard-rows">
          {items.map(({ collection, id, title, isPublished, at }) => (
            <li key={`${collection}-${id}-${at}`} className="dashboard-row">
              <span className="dashboard-row__main">
                <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
                <span className="dashboard-row__kind">{documentKind(payload, collection)}</span>
              </span>
              <span className="dashboard-due">
                {isPublished ? 'published' : 'withdrawn'} <MomentWords at={at} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
