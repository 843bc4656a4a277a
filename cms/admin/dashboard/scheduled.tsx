import { nextScheduled, type Scheduled } from '#cms/dashboard/scheduled.ts';
import { DashboardRow } from './document-row.tsx';
import { MomentWords } from './moment-words.tsx';
import { Empty, Section, type SectionProps } from './section.tsx';

const SHOWN = 5;

const outcomeOf = ({ isPublished, hasFailed }: Scheduled): string => {
  if (hasFailed) return isPublished ? 'Failed to publish' : 'Failed to unpublish';
  return isPublished ? 'Publishes' : 'Unpublishes';
};

/** What will be published, or withdrawn, by itself, and what should have been and was not. */
export async function ScheduledPublications({ payload, user, now }: SectionProps) {
  const items = await nextScheduled(payload, user, SHOWN);
  const rows = items.map((item) => (
    <DashboardRow key={`${item.path} ${item.at}`} title={item.title} kind={item.kind} path={item.path}>
      {item.hasFailed ? (
        <strong className="dashboard-due--overdue">{outcomeOf(item)}</strong>
      ) : (
        outcomeOf(item)
      )}{' '}
      <MomentWords at={item.at} now={now} />
    </DashboardRow>
  ));
  return (
    <Section id="scheduled" heading="Scheduled" isNarrow>
      {rows.length > 0 ? (
        <ul className="dashboard-rows">{rows}</ul>
      ) : (
        <Empty>Nothing is scheduled. To schedule something, open the menu beside Publish changes.</Empty>
      )}
    </Section>
  );
}
