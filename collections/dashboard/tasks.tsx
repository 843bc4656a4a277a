import { inboxKind } from '#collections/inbox/kinds/index.ts';
import { DueTime } from '#collections/inbox/panel/due-time.tsx';
import { assignedTo } from './inbox-queries.ts';
import { DashboardRow, Empty, Section, type SectionProps } from '#cms/panel/section.tsx';

const MAX_ASSIGNED = 8;

export async function AssignedToYou({ payload, user, now }: SectionProps) {
  const { items, total } = await assignedTo(payload, { user: user.id, limit: MAX_ASSIGNED, now });
  const more = total - items.length;
  return (
    <Section id="assigned-to-you" heading="Assigned to you" count={total}>
      {total === 0 ? (
        <Empty>Nothing is assigned to you. See Unassigned below for work nobody has taken yet.</Empty>
      ) : (
        <ol className="dashboard-rows">
          {items.map(({ slug, id, title, dueAt }) => (
            <DashboardRow
              key={`${slug}-${id}`}
              title={title}
              kind={inboxKind(slug).singular}
              path={`/collections/${slug}/${id}`}
            >
              {dueAt ? <DueTime dueAt={dueAt} now={now} /> : 'No due date'}
            </DashboardRow>
          ))}
        </ol>
      )}
      {more > 0 && <p className="dashboard-more">And {more} more, under Mine in each list.</p>}
    </Section>
  );
}
