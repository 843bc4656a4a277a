import { type Filters, inboxUrl, OPEN } from '#collections/submissions/filters.ts';
import { submissionKind } from '#collections/submissions/kinds.ts';
import { countPhrase } from '#cms/time/new-york.ts';
import { countWork, type KindCounts, submissionsByWeek, sumCounts } from './inbox-queries.ts';
import { type AgeGroup, ageGroups } from './periods.ts';
import { Empty, Section, type SectionProps } from '#cms/panel/section.tsx';
import { WeekChart } from '#cms/panel/week-chart.tsx';

interface Cell {
  count: number;
  address: string;
  label: string;
  isWarning?: boolean;
}

const Cell = ({ count, address, label, isWarning = false }: Cell) => (
  <td className={isWarning && count > 0 ? 'dashboard-number dashboard-number--warning' : 'dashboard-number'}>
    {count === 0 ? (
      '0'
    ) : (
      <a href={address} aria-label={`${label}: ${count}`}>
        {count}
      </a>
    )}
  </td>
);

const COLUMNS: readonly {
  view: string;
  count: 'open' | 'unassigned' | 'overdue';
  filters: Partial<Filters>;
}[] = [
  { view: 'Open', count: 'open', filters: {} },
  { view: 'Unassigned', count: 'unassigned', filters: { assignee: 'nobody' } },
  { view: 'Overdue', count: 'overdue', filters: { due: 'overdue' } },
];

const Head = ({ ages }: { ages: AgeGroup[] }) => (
  <thead>
    <tr>
      {['Kind', ...COLUMNS.map(({ view }) => view)].map((name) => (
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

function WorkTable({ counts, now }: { counts: KindCounts[]; now: Date }) {
  const ages = ageGroups(now);
  const total = sumCounts(counts);
  return (
    <div className="dashboard-scroll" role="region" aria-labelledby="open-work" tabIndex={0}>
      <table className="dashboard-table">
        <Head ages={ages} />
        <tbody>
          {counts.map(({ kind, ...numbers }) => (
            <tr key={kind}>
              <th scope="row">{submissionKind(kind).label}</th>
              {COLUMNS.map(({ view, count, filters }) => (
                <Cell
                  key={view}
                  count={numbers[count]}
                  address={inboxUrl({ ...OPEN, kinds: [kind], ...filters })}
                  label={`${submissionKind(kind).label}, ${count}`}
                  isWarning={view === 'Overdue'}
                />
              ))}
              {ages.map((age, index) => (
                <Cell
                  key={age.label}
                  count={numbers.ages[index] ?? 0}
                  address={inboxUrl({ ...OPEN, kinds: [kind], received: age.received })}
                  label={`${submissionKind(kind).label}, open since ${age.label}`}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            {[...COLUMNS.map(({ count }) => total[count]), ...total.ages].map((count, index) => (
              <td key={index} className="dashboard-number">
                {count}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

export async function OpenWork({ payload, now }: SectionProps) {
  const counts = await countWork(payload, now);
  const { open, unassigned, overdue } = sumCounts(counts);
  return (
    <Section id="open-work" heading="Open work" count={open}>
      <p className="dashboard-lead">
        {open === 0
          ? 'There is no open work.'
          : `${countPhrase(unassigned, 'unassigned')}. ${countPhrase(overdue, 'overdue')}.`}
      </p>
      <WorkTable counts={counts} now={now} />
    </Section>
  );
}

const WEEKS = 12;

export async function SubmissionsPerWeek({ payload, now }: SectionProps) {
  const weeks = await submissionsByWeek(payload, now, WEEKS);
  const isEmpty = weeks.every(({ count }) => count === 0);
  return (
    <Section id="submissions-per-week" heading="Submissions per week">
      {isEmpty ? (
        <Empty>Nothing was received in the last {WEEKS} weeks.</Empty>
      ) : (
        <WeekChart weeks={weeks} what="the submissions received" column="Received" />
      )}
    </Section>
  );
}
