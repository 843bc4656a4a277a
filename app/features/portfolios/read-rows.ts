import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { LIST_TEXTS } from './texts.ts';

export interface ListRow {
  line: number;
  text: string;
  label?: string;
}

export interface ReadList {
  rows: ListRow[];
  /** Recognized by their headings. Empty if each line is an address. */
  columns: string[];
}

export class UnreadableList extends Error {}

const COLUMNS = {
  bbl: {
    name: 'BBL',
    headings: ['bbl', 'bbl_number', 'bbl_10_digits', 'boro_block_lot', 'borough_block_lot', 'tax_lot'],
  },
  bin: { name: 'BIN', headings: ['bin', 'bin_number', 'building_identification_number', 'bin_s', 'bins'] },
  address: {
    name: 'address',
    headings: [
      'address',
      'addresses',
      'address_1',
      'address1',
      'address_line_1',
      'street_address',
      'full_address',
      'building_address',
      'property_address',
    ],
  },
  borough: { name: 'borough', headings: ['borough', 'boro', 'boro_name', 'borough_name', 'city', 'town'] },
  zip: { name: 'ZIP code', headings: ['zip', 'zip_code', 'zipcode', 'postal_code', 'postcode'] },
  block: { name: 'block', headings: ['block', 'tax_block'] },
  lot: { name: 'lot', headings: ['lot', 'tax_lot_number'] },
  label: { name: 'name', headings: ['name', 'label', 'building_name', 'property_name', 'nickname'] },
} as const;

type Column = keyof typeof COLUMNS;

const COLUMN_IDS = Object.keys(COLUMNS) as Column[];

/** "NYC Borough, Block and Lot (BBL)" and "BBL - 10 digits" name the same column. */
function columnOf(heading: string): Column | undefined {
  const plain = heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const exact = COLUMN_IDS.find((id) => (COLUMNS[id].headings as readonly string[]).includes(plain));
  const [, inName] = /^(?:nyc|building|borough|property)_.*_(bbl|bin)$/.exec(plain) ?? [];
  return exact ?? COLUMN_IDS.find((id) => id === inName);
}

export const COLUMN_NAMES: readonly string[] = COLUMN_IDS.map((id) => COLUMNS[id].name);

const tidy = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

type Places = Partial<Record<Column, number>>;

/** The first column wins if a heading repeats. */
function placesOf(cells: readonly string[]): Places {
  const places: Places = {};
  for (const [place, cell] of cells.entries()) {
    const column = columnOf(cell);
    if (column && places[column] === undefined) places[column] = place;
  }
  return places;
}

const MAX_COLUMNS_READ = 64;
export const MAX_TEXT_LENGTH = 300;
export const MAX_LABEL_LENGTH = 100;

/** Spreadsheets write whole numbers as "1008350041.0" and "1,008,350,041". */
const digitsOf = (cell: string): string =>
  /^[\d,]+(?:\.0+)?$/.test(cell) ? cell.replaceAll(/,|\.0+$/g, '') : cell;

function textOf(value: (column: Column) => string): string {
  const [bbl, bin, address] = [digitsOf(value('bbl')), digitsOf(value('bin')), value('address')];
  if (/^[1-5][\d\s/-]{5,12}$/.test(bbl)) return bbl;
  if (/^[1-5]\d{6}$/.test(bin) && !/0{6}$/.test(bin)) return bin;
  const [borough, block, lot] = [value('borough'), digitsOf(value('block')), digitsOf(value('lot'))];
  if (address) return [address, borough, value('zip')].filter(Boolean).join(', ');
  if (borough && /^\d{1,5}$/.test(block) && /^\d{1,4}$/.test(lot)) return `${borough} ${block} ${lot}`;
  return bbl || bin;
}

const isKey = ({ bbl, bin, address, block, lot, borough }: Places): boolean =>
  [bbl, bin, address].some((place) => place !== undefined) ||
  [block, lot, borough].every((place) => place !== undefined);

function namesOf(places: Places): string[] {
  return COLUMN_IDS.filter((id) => places[id] !== undefined).map((id) => COLUMNS[id].name);
}

/** A table with several headings needs one that names a building. */
function refuseWithoutKey(places: Places): void {
  const names = namesOf(places);
  if (names.length < 2) return;
  throw new UnreadableList(LIST_TEXTS.noKey(names));
}

function withHeadings(rows: readonly (readonly string[])[], first: number, places: Places): ListRow[] {
  return rows.flatMap((cells, index) => {
    if (index <= first || cells.every((cell) => tidy(cell) === '')) return [];
    const value = (column: Column) => tidy(cells[places[column] ?? -1] ?? '');
    const label = value('label').slice(0, MAX_LABEL_LENGTH);
    return [{ line: index + 1, text: textOf(value).slice(0, MAX_TEXT_LENGTH), ...(label ? { label } : {}) }];
  });
}

const wholeLines = (rows: readonly (readonly string[])[]): ListRow[] =>
  rows.flatMap((cells, index) => {
    const text = cells.map(tidy).filter(Boolean).join(', ').slice(0, MAX_TEXT_LENGTH);
    return text ? [{ line: index + 1, text }] : [];
  });

/** With one heading, a comma belongs to an address. */
function inColumns(rows: readonly (readonly string[])[], first: number): readonly (readonly string[])[] {
  const headings = rows[first]?.filter((cell) => tidy(cell) !== '') ?? [];
  return headings.length > 1 ? rows : rows.map((cells) => [cells.map(tidy).filter(Boolean).join(', ')]);
}

/**
 * Recognizes columns by the headings in the first line with text. Without headings, a whole line is an address, a BBL or a
 * BIN. Throws `UnreadableList` for a list that is empty, too long, or lacks a column that names a building.
 */
export function readRows(table: readonly (readonly string[])[]): ReadList {
  const rows = table.map((cells) => cells.slice(0, MAX_COLUMNS_READ));
  const first = rows.findIndex((cells) => cells.some((cell) => tidy(cell) !== ''));
  if (first < 0) throw new UnreadableList(LIST_TEXTS.empty);
  const places = placesOf(rows[first] ?? []);
  const hasHeadings = isKey(places);
  if (!hasHeadings) refuseWithoutKey(places);
  const found = hasHeadings ? withHeadings(inColumns(rows, first), first, places) : wholeLines(rows);
  if (found.length === 0) throw new UnreadableList(LIST_TEXTS.onlyHeadings);
  if (found.length > MAX_BUILDINGS) {
    throw new UnreadableList(LIST_TEXTS.tooMany);
  }
  return { rows: found, columns: hasHeadings ? namesOf(places) : [] };
}
