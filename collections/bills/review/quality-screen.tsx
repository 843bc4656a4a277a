import type { AdminViewServerProps } from 'payload';
import { BILL_FIELDS, type BillFieldName } from '#app/regulations/bill-fields.ts';
import { Empty, Section, type SectionProps } from '#cms/dashboard/section.tsx';
import { DashboardScreen } from '#cms/panel/screen.tsx';
import { type Breakdown, type Quality, qualityBy, shareMarked, shareRight, totalQuality } from './quality.ts';

const RANGES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
  { days: undefined, label: 'All' },
] as const;

type Range = (typeof RANGES)[number];

const DEFAULT: Range = RANGES[1];

const rangeOf = (asked: unknown): Range =>
  RANGES.find(({ days }) => String(days ?? 'all') === asked) ?? DEFAULT;

const isField = (name: string): name is BillFieldName => name in BILL_FIELDS;

const SOURCE_NAMES: Readonly<Record<string, string>> = { text: 'PDFs with text', scan: 'Scans and photos' };

const TABLES: Readonly<
  Record<Breakdown, { heading: string; column: string; nameOf: (name: string) => string }>
> = {
  field: {
    heading: 'By field',
    column: 'Field',
    nameOf: (name) => (isField(name) ? BILL_FIELDS[name].label : name),
  },
  hauler: { heading: 'By hauler', column: 'Hauler', nameOf: (name) => name || 'Not known' },
  source: { heading: 'By kind of page', column: 'Page', nameOf: (name) => SOURCE_NAMES[name] ?? name },
};

const number = (count: number) => <td className="dashboard-number">{count.toLocaleString('en-US')}</td>;

const Row = ({ name, quality }: { name: string; quality: Quality }) => (
  <tr>
    <th scope="row">{name}</th>
    {number(quality.accepted)}
    {number(quality.corrected)}
    {number(quality.dismissed)}
    <td className="dashboard-number">{shareRight(quality)}</td>
    <td className="dashboard-number">{shareMarked(quality)}</td>
  </tr>
);

interface TableProps extends Pick<SectionProps, 'payload'> {
  breakdown: Breakdown;
  range: Range;
}

async function Table({ payload, breakdown, range }: TableProps) {
  const { heading, column, nameOf } = TABLES[breakdown];
  const rows = await qualityBy(payload, breakdown, range);
  return (
    <Section id={`quality-${breakdown}`} heading={heading}>
      {rows.length === 0 ? (
        <Empty>Nobody accepted or corrected a value in this time.</Empty>
      ) : (
        <div className="dashboard-scroll" role="region" aria-labelledby={`quality-${breakdown}`} tabIndex={0}>
          <table className="dashboard-table">
            <thead>
              <tr>
                <th scope="col">{column}</th>
                <th scope="col">Accepted</th>
                <th scope="col">Corrected</th>
                <th scope="col">Not on the bill</th>
                <th scope="col">Right</th>
                <th scope="col">Wrong, and marked “Check this”</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((quality) => (
                <Row key={quality.name} name={nameOf(quality.name)} quality={quality} />
              ))}
              <Row name="All" quality={totalQuality(rows)} />
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

const Ranges = ({ range, path }: { range: Range; path: string }) => (
  <nav aria-label="Time">
    {RANGES.map(({ days, label }, index) => (
      <span key={label}>
        {index > 0 && ' · '}
        <a href={`${path}?days=${days ?? 'all'}`} aria-current={days === range.days ? 'page' : undefined}>
          {label}
        </a>
      </span>
    ))}
  </nav>
);

/** How often what was read from bills was right, for admins. It has no text of any bill. */
export const BillQuality = (view: AdminViewServerProps) => (
  <DashboardScreen
    view={view}
    title="Quality of reading bills"
    roles={['admin']}
    lead={<p>What staff and visitors accepted or corrected of what was read, without any text of a bill.</p>}
  >
    {({ payload }) => {
      const range = rangeOf(view.searchParams?.days);
      return (
        <>
          <Ranges range={range} path={`${payload.config.routes.admin}/bill-quality`} />
          <div className="dashboard-sections">
            <Table {...{ payload, range }} breakdown="field" />
            <Table {...{ payload, range }} breakdown="hauler" />
            <Table {...{ payload, range }} breakdown="source" />
          </div>
        </>
      );
    }}
  </DashboardScreen>
);
