import type { AdminViewServerProps } from 'payload';
import { BILL_FIELDS, type BillFieldName } from '#law/bills/bill-fields.ts';
import { Empty, NumberCell, Section, type SectionProps, Table } from '#cms/panel/section.tsx';
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

const Row = ({ name, quality }: { name: string; quality: Quality }) => (
  <tr>
    <th scope="row">{name}</th>
    <NumberCell>{quality.accepted}</NumberCell>
    <NumberCell>{quality.corrected}</NumberCell>
    <NumberCell>{quality.dismissed}</NumberCell>
    <NumberCell>{shareRight(quality)}</NumberCell>
    <NumberCell>{shareMarked(quality)}</NumberCell>
  </tr>
);

const COLUMNS = ['Accepted', 'Corrected', 'Not on the bill', 'Right', 'Wrong, and marked “Check this”'];

interface BreakdownProps extends Pick<SectionProps, 'payload'> {
  breakdown: Breakdown;
  range: Range;
}

async function BreakdownTable({ payload, breakdown, range }: BreakdownProps) {
  const { heading, column, nameOf } = TABLES[breakdown];
  const rows = await qualityBy(payload, breakdown, range);
  return (
    <Section id={`quality-${breakdown}`} heading={heading}>
      {rows.length === 0 ? (
        <Empty>Nobody accepted or corrected a value during this time.</Empty>
      ) : (
        <Table columns={[column, ...COLUMNS]} heading={`quality-${breakdown}`}>
          {rows.map((quality) => (
            <Row key={quality.name} name={nameOf(quality.name)} quality={quality} />
          ))}
          <Row name="All" quality={totalQuality(rows)} />
        </Table>
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

export const BillQuality = (view: AdminViewServerProps) => (
  <DashboardScreen
    view={view}
    title="Bill reading quality"
    roles={['admin']}
    lead={
      <p>How often staff and visitors accepted or corrected what was read. Includes no text from bills.</p>
    }
  >
    {({ payload }) => {
      const range = rangeOf(view.searchParams?.days);
      return (
        <>
          <Ranges range={range} path={`${payload.config.routes.admin}/bill-quality`} />
          <div className="dashboard-sections">
            <BreakdownTable {...{ payload, range }} breakdown="field" />
            <BreakdownTable {...{ payload, range }} breakdown="hauler" />
            <BreakdownTable {...{ payload, range }} breakdown="source" />
          </div>
        </>
      );
    }}
  </DashboardScreen>
);
