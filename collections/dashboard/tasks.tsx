import { inboxKind } from '#collections/inbox/kinds/index.ts';
import { DueTime } from '#collections/inbox/panel/due-time.tsx';
import { FailedMailList } from '#cms/mail/failed-mail-list.tsx';
import { listFailedMails } from '#cms/mail/failed-mails.ts';
import { findOpenRequests } from '#collections/personal-data/erasure-requests/requests.ts';
import { assignedTo } from './inbox-queries.ts';
import { DashboardRow, Empty, RelativeTime, Section, type SectionProps } from '#cms/panel/section.tsx';

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

export async function ErasureRequests({ payload, now }: Omit<SectionProps, 'user'>) {
  const requests = await findOpenRequests(payload);
  if (requests.length === 0) return null;
  return (
    <Section id="erasure-requests" heading="Erasure requests" count={requests.length}>
      <ul className="dashboard-rows">
        {requests.map(({ id, address, requestedByName, createdAt }) => (
          <DashboardRow
            key={id}
            title={address}
            kind={`requested by ${requestedByName ?? 'a former colleague'}`}
            path={`/collections/erasure-requests/${id}`}
          >
            <RelativeTime at={createdAt} now={now} />
          </DashboardRow>
        ))}
      </ul>
      <p className="dashboard-more">
        Look up and erase an address under <a href="/admin/collections/erasures">Personal data</a>.
      </p>
    </Section>
  );
}

export async function FailedMails({ payload }: SectionProps) {
  const { mails, total } = await listFailedMails(payload);
  return (
    <Section id="failed-mails" heading="Failed emails" count={total}>
      {total === 0 && <Empty>No emails have failed.</Empty>}
      <FailedMailList mails={mails} total={total} />
    </Section>
  );
}
