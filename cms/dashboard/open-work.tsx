import type { Where } from 'payload';
import { inboxKind, type InboxSlug } from '#cms/inbox/kinds.ts';
import { viewAddress, viewsFor } from '#cms/inbox/views.ts';
import { countPhrase } from '#cms/time/new-york.ts';
import { countWork, type KindCounts, totalOf } from './inbox-queries.ts';
import { type AgeGroup, ageGroups } from './periods.ts';
import { Section, type SectionProps } from './section.tsx';

type ViewName = 'Open' | 'Mine' | 'Unassigned' | 'Overdue';

/** The URL of a list in the panel with one of the inbox's views. */
export function viewUrl(slug: InboxSlug, name: ViewName, user: number, now: Date): string {
  const view = viewsFor(user, now).find((each) => each.name === name);
  return viewAddress(slug, view ?? { where: {}, sort: '-createdAt' });
}

/** The URL of a list in the panel with what is open and of this age. */
export function ageUrl(slug: InboxSlug, { from, before }: AgeGroup): string {
  const and: Where[] = [
    { closedAt: { exists: false } },
    { isSpam: { not_equals: true } },
    ...(from ? [{ createdAt: { greater_than_equal: from.toISOString() } }] : []),
    ...(before ? [{ createdAt: { less_than: before.toISOString() } }] : []),
  ];
  return viewAddress(slug, { where: { and }, sort: '-createdAt' });
}

interface WorkTable {
  counts: KindCounts[];
  ages: AgeGroup[];
  user: number;
  now: Date;
}

interface Cell {
  count: number;
  address: string;
  /** What is counted, for screen readers. */
  label: string;
  isWarning?: boolean;
}

const Cell = ({ count, address, label, isWarning = false }: Cell) => (
  <td className={isWarning && count > 0 ? 'dashboard-number dashboard-number--warning' : 'dashboard-number'}>
    {count === 0 ? '0' : <a href={address} aria-label={`${label}: ${count}`} children={count} />}
  </td>
);

const Head = ({ ages }: { ages: AgeGroup[] }) => (
  <thead>
    <tr>
      <th rowSpan={2} scope="col">
        Kind
      </th>
      {['Open', 'Unassigned', 'Overdue'].map((name) => (
        <th key={name} rowSpan={2} scope="col">
          {name}
        </th>
      ))}
      <th colSpan={ages.length} scope="colgroup">
        Open since
      </th>
    </tr>
    <tr>
      {ages.map(({ label }) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

function KindRow({ kind, ages, user, now }: Omit<WorkTable, 'counts'> & { kind: KindCounts }) {
  const { slug, open, unassigned, overdue } = kind;
  const { label } = inboxKind(slug);
  const view = (name: Parameters<typeof viewUrl>[1]) => ({
    address: viewUrl(slug, name, user, now),
    label: `${label}, ${name.toLowerCase()}`,
  });
  return (
    <tr>
      <th scope="row">{label}</th>
      <Cell count={open} {...view('Open')} />
      <Cell count={unassigned} {...view('Unassigned')} />
      <Cell count={overdue} {...view('Overdue')} isWarning />
      {ages.map((age, index) => (
        <Cell
          key={age.label}
          count={kind.ages[index] ?? 0}
          address={ageUrl(slug, age)}
          label={`${label}, open since ${age.label}`}
        />
      ))}
    </tr>
  );
}

function TotalRow({ counts }: { counts: KindCounts[] }) {
  const { open, unassigned, overdue, ages } = totalOf(counts);
  return (
    <tr>
      <th scope="row">All</th>
      {[open, unassigned, overdue, ...ages].map((count, index) => (
        <td key={index} className="dashboard-number">
          {count}
        </td>
      ))}
    </tr>
  );
}

export const WorkTable = ({ counts, ages, user, now }: WorkTable) => (
  <div className="dashboard-scroll" role="region" aria-labelledby="open-work" tabIndex={0}>
    <table className="dashboard-table">
      <Head ages={ages} />
      <tbody>
        {counts.map((kind) => (
          <KindRow key={kind.slug} kind={kind} ages={ages} user={user} now={now} />
        ))}
      </tbody>
      <tfoot>
        <TotalRow counts={counts} />
      </tfoot>
    </table>
  </div>
);

/** Open submissions by kind, assignment and age. Each number links to the list of what it counts. */
export async function OpenWork({ payload, user, now }: SectionProps) {
  const counts = await countWork(payload, now);
  const { open, unassigned, overdue } = totalOf(counts);
  return (
    <Section id="open-work" heading="Open work" count={open}>
      <p className="dashboard-lead">
        {open === 0
          ? 'Everything is done.'
          : `${countPhrase(unassigned, 'unassigned')}. ${countPhrase(overdue, 'overdue')}.`}
      </p>
      <WorkTable counts={counts} ages={ageGroups(now)} user={user.id} now={now} />
    </Section>
  );
}
