import { CityDataError, InvalidRow } from '../errors.ts';
import type { RecordFile } from '../files/record-file.ts';
import { addressColumns } from './address-columns.ts';
import { column, type SourceColumns, type TableLoad, type TableRow } from './set.ts';
import { bbl, bin, list, NULL, rounded, small, text, YES } from './values.ts';

/**
 * The sheet has a row for every building in the city. Values are converted later, and only for listed buildings,
 * because the other rows may contain anything.
 */
export const WORKBOOK = {
  bbl: column(text, 'column_a'),
  bin: column(text, 'column_b'),
  on_ll97: column(text, 'column_c'),
  pathway: column(text, 'column_d'),
  on_ll84: column(text, 'column_e'),
  on_ll88: column(text, 'column_g'),
  on_ll87: column(text, 'column_h'),
  address: column(text, 'column_i'),
  area: column(text, 'column_l'),
} satisfies SourceColumns;

const LAWS = [
  { column: 2, letter: 'C', law: '97' },
  { column: 4, letter: 'E', law: '84' },
  { column: 6, letter: 'G', law: '88' },
  { column: 7, letter: 'H', law: '87' },
];

/** Throws a CityDataError if a column heading names a different law than it did in 2026. */
function requireLayout({ name, titles = [] }: RecordFile): void {
  for (const { column: place, letter, law } of LAWS) {
    const [named] = /(?:84|87|88|97)(?!\d)/.exec(titles[place] ?? '') ?? [];
    if (named === undefined || named === law) continue;
    throw new CityDataError(
      `The layout of ${name} has changed: column ${letter} is about Local Law ${named}, not ${law}. Nothing was changed. Update city-data/sets/covered-workbook.ts to the new layout first.`,
    );
  }
}

interface Lot {
  /** Whether the lot is on the list for Local Laws 97, 84, 87, and 88, in this order. */
  laws: [boolean, boolean, boolean, boolean];
  pathways: Set<number>;
  area: number;
  address: string;
}

const given = (value = NULL): string => (value === NULL ? '' : value);

const MAX_NO_LENGTH = 3;

function isOn(value: string): boolean {
  if (YES.has(value.toUpperCase())) return true;
  if (value === NULL || value.length <= MAX_NO_LENGTH) return false;
  throw new InvalidRow(`"${value.slice(0, 40)}" does not say whether the building is on a list`);
}

const PATHWAYS = new Set(['0', '1', '2', '3', '4', NULL]);

function onePathway(text: string): string {
  const pathway = small(text);
  if (PATHWAYS.has(pathway)) return pathway;
  throw new InvalidRow(`${pathway} is not a pathway from 0 to 4`);
}

const asFlag = (is: boolean): string => (is ? 't' : 'f');

export function workbookLoads(file: RecordFile): readonly TableLoad[] {
  requireLayout(file);
  const lots = new Map<string, Lot>();
  const seen = new Set<string>();
  const split = addressColumns();

  const buildings: TableLoad = {
    table: 'covered_buildings',
    columns: ['bin', 'bbl', 'pathway', 'on_ll97', 'on_ll84', 'on_ll87', 'on_ll88', 'address'],
    from: {
      file,
      columns: WORKBOOK,
      rows: (values) => {
        const [ll97 = '', ll84 = '', ll88 = '', ll87 = ''] = [values[2], values[4], values[5], values[6]];
        const laws: Lot['laws'] = [isOn(ll97), isOn(ll84), isOn(ll87), isOn(ll88)];
        if (!laws.some(Boolean)) return [];
        const [lot, building, pathway, address, area] = [
          bbl(given(values[0])),
          bin(given(values[1])),
          onePathway(given(values[3])),
          values[7] ?? NULL,
          rounded(given(values[8])),
        ];
        const known = lots.get(lot);
        const entry = known ?? { laws, pathways: new Set(), area: 0, address };
        if (known) known.laws = known.laws.map((on, index) => on || laws[index]) as Lot['laws'];
        else lots.set(lot, entry);
        if (pathway !== NULL) entry.pathways.add(Number(pathway));
        if (entry.address === NULL) entry.address = address;
        // Not a sum, because each building's row repeats the Department of Finance's area for the whole lot.
        entry.area = Math.max(entry.area, Number(area) || 0);
        const key = `${building} ${lot}`;
        if (building === NULL || seen.has(key)) return [];
        seen.add(key);
        return [[building, lot, pathway, ...laws.map(asFlag), address]];
      },
    },
  };

  const toLotRow = ([lot, { laws, pathways, area, address }]: [string, Lot]): TableRow => [
    lot,
    ...laws.map(asFlag),
    list([...pathways].toSorted((a, b) => a - b)),
    area > 0 ? String(area) : NULL,
    address,
    ...split(lot, address),
  ];

  return [
    buildings,
    {
      table: 'covered_lots',
      columns: [
        'bbl',
        'on_ll97',
        'on_ll84',
        'on_ll87',
        'on_ll88',
        'pathways',
        'area',
        'address',
        'house',
        'suffix',
        'street',
      ],
      rest: () => [...lots].map(toLotRow),
    },
  ];
}
