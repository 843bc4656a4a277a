import type { CityRecord, RowsBySet } from '#law/city-record/rows.ts';
import type { FilingSet } from './record-snapshot.ts';
import { FILING_TEXTS } from './record-texts.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

export interface Filing {
  /** The ID of the building or device that the filing is for. */
  of: string;
  /** Increases with each filing: a day, a year, or the end of a period. */
  value: string;
  on: string;
  text: string;
  law?: LawId;
}

type Row<Set extends FilingSet> = RowsBySet[Set][];

/** DOB creates filings of this kind for buildings whose report is due, so they are not actual reports. */
const AUTOMATIC = 'Auto-Generated';

const binKey = ({ bin }: { bin?: number }): string => String(bin ?? '');

const facade = (row: Row<'facades'>[number]): Filing[] =>
  row.filedOn && row.kind !== AUTOMATIC
    ? [
        {
          of: binKey(row),
          value: row.filedOn,
          on: row.filedOn,
          law: 'fisp',
          text: FILING_TEXTS.facade(row.filedOn, { cycle: row.cycle, status: row.filingStatus }),
        },
      ]
    : [];

const boiler = ({ inspectedOn, status, boiler: device, key, pressure }: Row<'boilers'>[number]): Filing[] =>
  inspectedOn && /^accepted/i.test(status ?? '')
    ? [
        {
          of: device ?? key,
          value: inspectedOn,
          on: inspectedOn,
          text: FILING_TEXTS.boiler(device ?? key, inspectedOn),
          law: /^high/i.test(pressure ?? '') ? 'boiler-high' : 'boiler-low',
        },
      ]
    : [];

const elevator = ({ key, status, cat1Year, cat1FiledOn }: Row<'elevators'>[number]): Filing[] =>
  cat1Year && /^active$/i.test(status ?? '')
    ? [
        {
          of: key,
          value: String(cat1Year),
          on: cat1FiledOn ?? `${cat1Year}-12-31`,
          law: 'elevator',
          text: FILING_TEXTS.elevator(key, cat1Year),
        },
      ]
    : [];

const bedbug = (row: Row<'bedbug-reports'>[number]): Filing[] =>
  row.periodEnd
    ? [
        {
          of: binKey(row),
          value: row.periodEnd,
          on: row.filedOn ?? row.periodEnd,
          law: 'bedbug',
          text: FILING_TEXTS.bedbug(row.periodEnd),
        },
      ]
    : [];

/** Leaves `of` empty, because a registration covers the whole lot: only the lot's latest end date counts. */
const registration = ({ endsOn, registeredOn }: Row<'hpd-registrations'>[number]): Filing[] =>
  endsOn
    ? [
        {
          of: '',
          value: endsOn,
          on: registeredOn ?? endsOn,
          law: 'hpd-registration',
          text: FILING_TEXTS.renewed(endsOn),
        },
      ]
    : [];

const READ: { [Set in FilingSet]: (rows: Pick<CityRecord['rows'], Set>) => Filing[] } = {
  facades: (rows) => rows.facades.flatMap(facade),
  boilers: (rows) => rows.boilers.flatMap(boiler),
  elevators: (rows) => rows.elevators.flatMap(elevator),
  'bedbug-reports': (rows) => rows['bedbug-reports'].flatMap(bedbug),
  'hpd-registrations': (rows) => rows['hpd-registrations'].flatMap(registration),
};

/**
 * Breaks ties by the filing day and then by text, because two registrations may end on the same day, and rows come
 * in any order.
 */
const filingRank = ({ value, on, text, law }: Filing): string => [value, on, text, law].join(' ');

/** Returns the newest accepted filing for each building or device, sorted by its ID. */
export function newestFilings(rows: CityRecord['rows'], set: FilingSet): Filing[] {
  const newest = new Map<string, Filing>();
  for (const filing of READ[set](rows)) {
    const known = newest.get(filing.of);
    if (!known || filingRank(filing) > filingRank(known)) newest.set(filing.of, filing);
  }
  return [...newest.values()].toSorted((one, other) => (one.of < other.of ? -1 : 1));
}
