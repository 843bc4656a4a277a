import { toBbl, BOROUGHS, boroughName } from '#law/lot.ts';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { LIST_TEXTS } from './texts.ts';

export interface ListRow {
  line: number;
  /** Ways to name the building, tried in order. The last one is shown if none matches. */
  texts: string[];
  label?: string;
  units?: number;
}

export interface ReadList {
  rows: ListRow[];
  /** Names of the recognized columns. Empty if each line is an address. */
  columns: string[];
}

export class UnreadableList extends Error {}

const COLUMNS = {
  bbl: { name: 'BBL', headings: 'bbl bbl_number bbl_10_digits boro_block_lot borough_block_lot' },
  bin: { name: 'BIN', headings: 'bin bin_number building_identification_number bin_s bins' },
  address: {
    name: 'address',
    headings:
      'address addresses address_1 address1 address_line_1 street_address full_address building_address property_address',
  },
  house: {
    name: 'house number',
    headings: 'house house_number house_no house_num street_number street_no building_number',
  },
  street: { name: 'street', headings: 'street street_name' },
  borough: { name: 'borough', headings: 'borough boro boro_name borough_name boro_code borocode city town' },
  zip: { name: 'ZIP code', headings: 'zip zip_code zipcode postal_code postcode' },
  block: { name: 'block', headings: 'block tax_block' },
  lot: { name: 'lot', headings: 'lot tax_lot tax_lot_number' },
  label: { name: 'name', headings: 'name label building_name property_name nickname' },
  units: {
    name: 'apartments',
    headings:
      'units apartments apts unit_count total_units residential_units res_units units_res dwelling_units number_of_units no_of_units of_units number_of_apartments',
  },
} as const;

type Column = keyof typeof COLUMNS;

const COLUMN_IDS = Object.keys(COLUMNS) as Column[];

const NAMES: ReadonlyMap<string, Column> = new Map(
  COLUMN_IDS.flatMap((id) => COLUMNS[id].headings.split(' ').map((heading) => [heading, id] as const)),
);

const plainHeading = (heading: string): string =>
  heading
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** "NYC Borough, Block and Lot (BBL)" and "BBL - 10 digits" name the same column; "City / Boro" is a borough. */
function findColumn(heading: string): Column | undefined {
  const plain = plainHeading(heading);
  const [, inName] = /^(?:nyc|building|borough|property)_.*_(bbl|bin)$/.exec(plain) ?? [];
  const parts = heading.split('/').map(plainHeading);
  return [plain, inName ?? '', ...parts].map((name) => NAMES.get(name)).find((id) => id !== undefined);
}

export const COLUMN_NAMES: readonly string[] = COLUMN_IDS.map((id) => COLUMNS[id].name);

const tidy = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

type Places = Partial<Record<Column, number>>;

/** The first column wins if a heading repeats. */
function locateColumns(cells: readonly string[]): Places {
  const places: Places = {};
  for (const [place, cell] of cells.entries()) {
    const column = findColumn(cell);
    if (column && places[column] === undefined) places[column] = place;
  }
  // A "Tax Lot" column without a block column contains BBLs.
  const { lot, block, bbl = lot, ...others } = places;
  return block === undefined ? { ...others, ...(bbl === undefined ? {} : { bbl }) } : places;
}

const MAX_COLUMNS_READ = 64;
const MAX_HEADINGS_AT = 30;
export const MAX_TEXT_LENGTH = 300;
export const MAX_LABEL_LENGTH = 100;
const MAX_TEXTS = 40;

/** Spreadsheets write whole numbers as "1008350041.0" and "1,008,350,041". */
const plainDigits = (cell: string): string =>
  /^[\d,]+(?:\.0+)?$/.test(cell) ? cell.replaceAll(/,|\.0+$/g, '') : cell;

const ONE_BBL = /^[1-5][\d\s/-]{5,12}$/;
const BBLS = /(?<![\d-])[1-5](?:-?\d{5}-?\d{4}|-\d{1,5}-\d{1,4})(?![\d-])/g;
const BINS = /(?<!\d)[1-5](?!0{6})\d{6}(?!\d)/g;

/** A spreadsheet that shows 1008350041 as "1.00835E+09" has lost the lot number. */
export const isRounded = (text: string): boolean =>
  /^\d(?:\.\d+)?E\+?\d+$/i.test(text) || /^[1-5]\d{5}0{4}$/.test(text);

const numbersIn = (cell: string, one: RegExp, several: RegExp): string[] => {
  const digits = plainDigits(cell);
  return one.test(digits) && !isRounded(digits) ? [digits] : (cell.match(several) ?? []);
};

/** Converts a borough code: "3" is Brooklyn. */
function toBorough(cell: string): string {
  const code = BOROUGHS.find((each) => String(each.code) === plainDigits(cell))?.code;
  return code ? boroughName(code) : cell;
}

function lotText(borough: string, block: string, lot: string): string[] {
  if (!borough || !/^\d{1,5}$/.test(block) || !/^\d{1,4}$/.test(lot)) return [];
  const code = BOROUGHS.find(({ name }) => name.toLowerCase() === borough.toLowerCase())?.code;
  return [code ? toBbl(code, Number(block), Number(lot)) : `${borough} ${block} ${lot}`];
}

/** The texts to look up for each building in the row. A cell may list several BBLs. */
function buildingTexts(value: (column: Column) => string): string[][] {
  const borough = toBorough(value('borough'));
  const address = value('address') || [value('house'), value('street')].filter(Boolean).join(' ');
  const inWords = address ? [[address, borough, value('zip')].filter(Boolean).join(', ')] : [];
  const lot = lotText(borough, plainDigits(value('block')), plainDigits(value('lot')));
  const bbls = numbersIn(value('bbl'), ONE_BBL, BBLS);
  const bins = numbersIn(value('bin'), /^[1-5](?!0{6})\d{6}$/, BINS);
  if (bbls.length > 1) return bbls.map((bbl) => [bbl]);
  if (bins.length > 1 && bbls.length + lot.length === 0) return bins.map((bin) => [bin]);
  const texts = [...bbls, ...bins.slice(0, 1), ...lot, ...inWords];
  return [texts.length > 0 ? texts : [value('bbl') || value('bin')]];
}

const KEYS: readonly (readonly Column[])[] = [
  ['bbl'],
  ['bin'],
  ['address'],
  ['house', 'street'],
  ['borough', 'block', 'lot'],
];

const isKey = (places: Places): boolean =>
  KEYS.some((columns) => columns.every((column) => places[column] !== undefined));

function columnNames(places: Places): string[] {
  return COLUMN_IDS.filter((id) => places[id] !== undefined).map((id) => COLUMNS[id].name);
}

/** Throws `UnreadableList` for a table with several known headings, none of which identifies buildings. */
function rejectWithoutKey(places: Places): void {
  const names = columnNames(places);
  if (names.length < 2) return;
  throw new UnreadableList(LIST_TEXTS.noKey(names));
}

function unitsIn(cell: string): number | undefined {
  const digits = plainDigits(cell);
  return /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
}

function withHeadings(rows: readonly (readonly string[])[], first: number, places: Places): ListRow[] {
  return rows.flatMap((cells, index) => {
    if (index <= first || cells.every((cell) => tidy(cell) === '')) return [];
    const value = (column: Column) => tidy(cells[places[column] ?? -1] ?? '');
    const label = value('label').slice(0, MAX_LABEL_LENGTH);
    const units = unitsIn(value('units'));
    const about = { line: index + 1, ...(label && { label }), ...(units !== undefined && { units }) };
    const buildings = buildingTexts(value).slice(0, MAX_TEXTS);
    return buildings.map((texts) => ({
      ...about,
      texts: texts.map((text) => text.slice(0, MAX_TEXT_LENGTH)),
    }));
  });
}

const wholeLines = (rows: readonly (readonly string[])[]): ListRow[] =>
  rows.flatMap((cells, index) => {
    const text = cells.map(tidy).filter(Boolean).join(', ').slice(0, MAX_TEXT_LENGTH);
    return text ? [{ line: index + 1, texts: [text] }] : [];
  });

/** With a single heading, a comma is part of an address. */
function inColumns(rows: readonly (readonly string[])[], first: number): readonly (readonly string[])[] {
  const headings = rows[first]?.filter((cell) => tidy(cell) !== '') ?? [];
  return headings.length > 1 ? rows : rows.map((cells) => [cells.map(tidy).filter(Boolean).join(', ')]);
}

/** The headings may be below a report title. */
function findHeadings(rows: readonly (readonly string[])[], first: number): number {
  const top = rows.slice(0, first + MAX_HEADINGS_AT);
  return top.findIndex((cells) => isKey(locateColumns(cells)));
}

/** Distinguishes a list of buildings from the other sheets of a workbook. */
export const hasHeadings = (rows: readonly (readonly string[])[]): boolean => findHeadings(rows, 0) >= 0;

/**
 * Recognizes columns by their headings. Without headings, a whole line is an address, a BBL or a BIN. Throws
 * `UnreadableList` for a list that is empty or too long, or lacks a column that identifies buildings.
 */
export function readRows(table: readonly (readonly string[])[]): ReadList {
  const rows = table.map((cells) => cells.slice(0, MAX_COLUMNS_READ));
  const first = rows.findIndex((cells) => cells.some((cell) => tidy(cell) !== ''));
  if (first < 0) throw new UnreadableList(LIST_TEXTS.empty);
  const headings = findHeadings(rows, first);
  const places = locateColumns(rows[Math.max(headings, first)] ?? []);
  if (headings < 0) rejectWithoutKey(places);
  const found = headings < 0 ? wholeLines(rows) : withHeadings(inColumns(rows, headings), headings, places);
  if (found.length === 0) throw new UnreadableList(LIST_TEXTS.onlyHeadings);
  if (found.length > MAX_BUILDINGS) throw new UnreadableList(LIST_TEXTS.tooMany);
  return { rows: found, columns: headings < 0 ? [] : columnNames(places) };
}
