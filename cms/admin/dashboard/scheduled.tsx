import { nextScheduled, type Scheduled } from '#cms/dashboard/scheduled.ts';
import { DocumentRow } from './document-row.tsx';
import { MomentWords } from './moment-words.tsx';
import { Empty, Section, type SectionProps } from './section.tsx';

const SHOWN = 5;

const keyOf = ({ collection, id, at }: Scheduled): string => `${collection}-${id}-${at}`;

/** What will be published, or withdrawn, by itself. */
export async function ScheduledPublications({ payload, user, now }: SectionProps) {
  const items = await nextScheduled(payload, user, SHOWN);
  const rows = items.map(({ isPublished, at, ...document }) => (
    <DocumentRow key={keyOf({ isPublished, at, ...document })} payload={payload} {...document}>
      {isPublished ? 'published' : 'withdrawn'} <MomentWords at={at} now={now} />
    </DocumentRow>
  ));
  return (
    <Section id="scheduled" heading="Scheduled" isNarrow>
      {rows.length > 0 ? (
        <ul className="dashboard-rows">{rows}</ul>
      ) : (
        <Empty>Nothing is scheduled. The menu beside Publish changes has Schedule Publish.</Empty>
      )}
    </Section>
  );
}
