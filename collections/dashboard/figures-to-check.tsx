import { plural } from '#law/numbers.ts';
import { dayInNewYork, daysBetween } from '#law/days.ts';
import { groupByLaw } from '#law/modules.ts';
import {
  bySource,
  countUnverified,
  type DueEntry,
  type DueGroup,
  findDue,
} from '#collections/figures/due-checks.ts';
import { StillRight } from '#collections/figures/panel/still-right.tsx';
import { Empty, Section, type SectionProps } from '#cms/panel/section.tsx';

const MAX_ENTRIES = 8;

const countDays = (days: number): string => plural(days, { one: '1 day', other: `${days} days` });

const Entry = ({ collection, id, title, checkedOn, today }: DueEntry & { today: string }) => (
  <li className="dashboard-row">
    <span className="dashboard-row__main">
      <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
      <span className="dashboard-row__kind">checked {countDays(daysBetween(checkedOn, today))} ago</span>
    </span>
    <StillRight path={`/${collection}/${id}`} name={title} />
  </li>
);

function Module({ name, entries, today }: DueGroup & { today: string }) {
  const shown = entries.slice(0, MAX_ENTRIES);
  const more = entries.length - shown.length;
  return (
    <>
      <h3>
        {name}: {entries.length}, due for up to {countDays(daysBetween(entries[0]?.dueOn ?? today, today))}
      </h3>
      <ul className="dashboard-rows">
        {shown.map((entry) => (
          <Entry key={`${entry.collection}-${entry.id}`} {...entry} today={today} />
        ))}
      </ul>
      {more > 0 && <p className="dashboard-more">And {more} more, shown as you check these.</p>}
    </>
  );
}

const Sources = ({ due }: { due: DueEntry[] }) => {
  const sources = bySource(due).filter(({ entries }) => entries.length > 1);
  if (sources.length === 0) return null;
  return (
    <details>
      <summary>By source</summary>
      <ul className="dashboard-rows">
        {sources.map(({ source, name, entries }) => (
          <li key={source} className="dashboard-row">
            <span className="dashboard-row__main">
              <a href={`/admin/collections/sources/${source}`}>{name}</a>
              <span className="dashboard-row__kind">{entries.length} due</span>
            </span>
            <StillRight path={`/sources/${source}`} name={name} label="All are still right" />
          </li>
        ))}
      </ul>
    </details>
  );
};

const UNVERIFIED_QUERY = new URLSearchParams({
  'where[or][0][and][0][certainty][equals]': 'unverified',
  'where[or][0][and][1][_status][equals]': 'published',
});

interface UnverifiedLinkProps {
  collection: 'figures' | 'deadlines';
  singular: string;
  count: number;
}

const UnverifiedLink = ({ collection, singular, count }: UnverifiedLinkProps) =>
  count === 0 ? null : (
    <p className="dashboard-more">
      <a href={`/admin/collections/${collection}?${UNVERIFIED_QUERY.toString()}`}>
        {plural(count, {
          one: `1 ${singular} is not verified yet`,
          other: `${count} ${singular}s are not verified yet`,
        })}
      </a>
    </p>
  );

export async function FiguresToCheck({ payload, now }: SectionProps) {
  const today = dayInNewYork(now);
  const [due, unverified] = await Promise.all([findDue(payload, today), countUnverified(payload)]);
  return (
    <Section id="figures-to-check" heading="Figures to check" count={due.length}>
      {due.length === 0 && <Empty>No figure, deadline or law is due for a check.</Empty>}
      {groupByLaw(due).map((group) => (
        <Module key={group.name} {...group} today={today} />
      ))}
      <Sources due={due} />
      <UnverifiedLink collection="figures" singular="figure" count={unverified.figures} />
      <UnverifiedLink collection="deadlines" singular="deadline" count={unverified.deadlines} />
    </Section>
  );
}
