import { dueWords } from '#cms/inbox/due-words.ts';
import { inboxKind } from '#cms/inbox/kinds.ts';
import { openRequests } from '#cms/personal-data/erasure-requests.ts';
import { fullTime } from '#cms/time/new-york.ts';
import { assignedTo, type AssignedItem } from './inbox-queries.ts';
import { DashboardRow, Empty, RelativeTime, Section, type SectionProps } from './section.tsx';

/** As many as one looks through before one begins. */
const SHOWN = 8;

function Due({ dueAt, now }: { dueAt: string; now: Date }) {
  const { text, isOverdue } = dueWords(dueAt, now);
  return (
    <time
      className={isOverdue ? 'dashboard-due dashboard-due--overdue' : 'dashboard-due'}
      dateTime={dueAt}
      title={fullTime(dueAt)}
    >
      {text}
    </time>
  );
}

const Item = ({ item: { slug, id, title, dueAt }, now }: { item: AssignedItem; now: Date }) => (
  <li className="dashboard-row">
    <span className="dashboard-row__main">
      <a href={`/admin/collections/${slug}/${id}`}>{title}</a>
      <span className="dashboard-row__kind">{inboxKind(slug).singular}</span>
    </span>
    {dueAt ? <Due dueAt={dueAt} now={now} /> : <span className="dashboard-due">No due date</span>}
  </li>
);

/** What is assigned to whoever looks, and still to be done: what is overdue first. */
export async function AssignedToYou({ payload, user, now }: SectionProps) {
  const { items, total } = await assignedTo(payload, user.id, SHOWN);
  const more = total - items.length;
  return (
    <Section
      id="waits-for-you"
      heading="Assigned to you"
      aside={<span className="dashboard-count">{total}</span>}
    >
      {total === 0 ? (
        <Empty>Nothing is assigned to you. Work that nobody has taken is below, under Unassigned.</Empty>
      ) : (
        <ol className="dashboard-rows">
          {items.map((item) => (
            <Item key={`${item.slug}-${item.id}`} item={item} now={now} />
          ))}
        </ol>
      )}
      {more > 0 && <p className="dashboard-more">And {more} more, under Mine in each list.</p>}
    </Section>
  );
}

/** The erasures that staff have requested and no admin has decided; nothing where there are none. */
export async function ErasureRequests({ payload, now }: Pick<SectionProps, 'payload' | 'now'>) {
  const requests = await openRequests(payload);
  if (requests.length === 0) return null;
  const count = <span className="dashboard-count">{requests.length}</span>;
  return (
    <Section id="erasure-requests" heading="Erasure requests" aside={count}>
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
