import type { RecordSet, RowsBySet } from '#law/city-record/rows.ts';
import { addDays } from '#law/days.ts';
import { InvalidRow } from '../../errors.ts';
import { findSource } from '../find-source.ts';
import { type CitySet, column, optional, type Portal, type SourceColumns, tableName } from '../set.ts';
import { NULL, plain } from '../values.ts';
import { buildingNumber, lotFromParts, lotIfAny, textList } from './values.ts';

type Values<Name extends RecordSet> = Omit<RowsBySet[Name], 'key' | 'bin' | 'bbl'>;

/** Properties that hold lists, read from numbered columns of the file. */
type ListNames<Name extends RecordSet> = {
  [Property in keyof Values<Name>]-?: NonNullable<Values<Name>[Property]> extends string[] ? Property : never;
}[keyof Values<Name>];

/** Not in the file: computed when a record is queried. */
type Computed = 'isRepeated';

type Columns<Name extends RecordSet> = Record<
  Exclude<keyof Values<Name>, ListNames<Name> | Computed>,
  SourceColumns[string]
>;

type Part = 'bin' | 'bbl' | 'borough' | 'block' | 'lot';

/** Headings of the columns that identify a row's building or lot. */
type Place = Partial<Record<Part, readonly string[]>>;

const PARTS = ['bin', 'bbl', 'borough', 'block', 'lot'] as const satisfies Part[];

interface Definition<Name extends RecordSet> {
  name: Name;
  label: string;
  title: string;
  agency: string;
  portal: Omit<Portal, 'key' | 'toKey' | 'decisive'>;
  unit: string;
  /** The city changes the set at least this often. */
  cadenceDays: number;
  /** Headings of the key columns, each with its possible spellings. */
  key: readonly (readonly [string, ...string[]])[];
  /** Normalizes the key, such as by removing leading zeros, which only some sets have. */
  keyAs?: (key: string) => string;
  place: Place;
  columns: Columns<Name>;
  /** Table columns that visitors never see. */
  others?: SourceColumns;
  /** Columns used only to decide whether a row is kept. */
  checks?: SourceColumns;
  lists?: Readonly<
    Record<ListNames<Name> & string, { as: (text: string) => string; headings: readonly string[] }>
  >;
  /** Whether to keep a row. `since` is the date three years ago. May use only the columns in `keptBy`. */
  keeps?: (valueOf: (name: string) => string, since: string) => boolean;
  /** SQL to order rows with the same key: the highest value is kept. On a tie, the last row in the file is kept. */
  newest?: string;
  keptBy?: readonly string[];
  /** Whether to keep a row without a building or lot. May use only the columns in `keptBy`. */
  isUsedWithoutPlace?: (valueOf: (column: string) => string) => boolean;
}

const RENAMED: Readonly<Record<string, string>> = {
  // SQL keywords.
  order: 'order_number',
  class: 'hazard_class',
  since: 'effective_on',
};

export const columnName = (property: string): string =>
  RENAMED[property] ?? property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const KEPT_DAYS = 3 * 365;

export const keptSince = (today: string): string => addDays(today, -KEPT_DAYS);

const TERMS =
  'Published for information only. The city does not warrant that it is complete or accurate; the agency decides.';

const PORTAL = 'https://data.cityofnewyork.us';

const inFile = (headings: readonly string[]) => ({ ...optional(plain), headings });

/** Defines a set of city records about buildings. Never loads names of people, or apartments and floors. */
export function recordSet<Name extends RecordSet>(definition: Definition<Name>): CitySet {
  const {
    name,
    label,
    portal,
    key,
    place,
    others = {},
    checks = {},
    lists,
    newest,
    keyAs = (text) => text,
  } = definition;
  const { keeps = () => true, keptBy = [], isUsedWithoutPlace = () => false } = definition;
  const columns: SourceColumns = { ...definition.columns, ...others };
  const listColumns = Object.entries<{ as: (text: string) => string; headings: readonly string[] }>(
    lists ?? {},
  );
  const sources: SourceColumns = {
    ...Object.fromEntries(key.map((headings, index) => [`key${index}`, column(plain, ...headings)])),
    ...Object.fromEntries(PARTS.map((part) => [part, inFile(place[part] ?? [])])),
    ...columns,
    ...Object.fromEntries(
      listColumns.flatMap(([list, { as, headings }]) =>
        headings.map((heading) => [`${list} ${heading}`, optional(as, heading)]),
      ),
    ),
    ...checks,
  };
  const names = Object.keys(columns);
  const places = new Map(Object.keys(sources).map((each, index) => [each, index]));
  const table = tableName(name);
  const toKey = (parts: readonly string[]): string =>
    keyAs(
      parts
        .map((part) => (part === NULL ? '' : part))
        .join(' ')
        .trim(),
    );

  const set: CitySet = {
    name,
    label,
    title: definition.title,
    agency: definition.agency,
    page: `${PORTAL}/d/${portal.id}`,
    download: `${PORTAL}/api/views/${portal.id}/rows.csv?accessType=DOWNLOAD`,
    byHand: `Export the table ${portal.id} from data.cityofnewyork.us as a CSV.`,
    cadenceDays: definition.cadenceDays,
    terms: TERMS,
    portal: {
      ...portal,
      key: key.map(([api]) => api),
      toKey,
      decisive: [...key.map((_, index) => `key${index}`), ...PARTS, ...keptBy],
    },
    properties: [...Object.keys(definition.columns), ...listColumns.map(([list]) => list)],
    sources: { rows: sources },
    counted: { table, least: 1, unit: definition.unit },
    prepare: ({ files, today }) => {
      const file = findSource(set, 'rows', files);
      const since = keptSince(today);
      const rows = (values: readonly string[]) => {
        const valueOf = (each: string) => values[places.get(each) ?? -1] ?? NULL;
        const parts = values.slice(0, key.length);
        if (parts[0] === NULL || parts[0] === '') throw new InvalidRow('there is no key');
        const [bin = '', bbl = '', borough = '', block = '', lot = ''] = values.slice(key.length);
        const own = lotFromParts(borough, block, lot) ?? lotIfAny(bbl);
        const building = buildingNumber(bin);
        if (own === undefined && building === NULL && !isUsedWithoutPlace(valueOf)) return [];
        if (!keeps(valueOf, since)) return [];
        let at = key.length + PARTS.length + names.length;
        const listValues = listColumns.map(([, { headings }]) => {
          const items = values.slice(at, (at += headings.length)).filter((item) => item !== NULL);
          return textList(items);
        });
        return [
          [
            toKey(parts),
            building,
            own ?? NULL,
            ...values.slice(key.length + PARTS.length, key.length + PARTS.length + names.length),
            ...listValues,
          ],
        ];
      };
      return {
        loads: [
          {
            table,
            columns: [
              'key',
              'bin',
              'bbl',
              ...names.map(columnName),
              ...listColumns.map(([list]) => columnName(list)),
            ],
            from: { file, columns: sources, rows, isPrivate: true },
            unique: { key: 'key', order: newest ? `${newest} desc nulls last, ctid desc` : 'ctid desc' },
          },
        ],
        version: () => today,
      };
    },
  };
  return set;
}
