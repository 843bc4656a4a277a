import type { RecordFile } from '../files/record-file.ts';
import { addressColumns } from './address-columns.ts';
import { column, type SourceColumns, type TableLoad } from './set.ts';
import { bbl, bin, flag, list, NULL, rounded, small, text } from './values.ts';

/** The sheet of the workbook with a row for each building of the city, by the letters of its columns. */
export const WORKBOOK = {
  bbl: column(bbl, 'column_a'),
  bin: column(bin, 'column_b'),
  on_ll97: column(flag, 'column_c'),
  pathway: column(small, 'column_d'),
  on_ll84: column(flag, 'column_e'),
  on_ll88: column(flag, 'column_g'),
  on_ll87: column(flag, 'column_h'),
  address: column(text, 'column_i'),
  area: column(rounded, 'column_l'),
} satisfies SourceColumns;

interface Lot {
  /** 97, 84, 87, 88. */
  laws: [boolean, boolean, boolean, boolean];
  pathways: Set<number>;
  area: number;
  address: string;
}

const asFlag = (is: boolean): string => (is ? 't' : 'f');

/** Fills the buildings of the list from its workbook, and then the lots of those buildings. */
export function workbookLoads(file: RecordFile): readonly TableLoad[] {
  const lots = new Map<string, Lot>();
  const seen = new Set<string>();
  const split = addressColumns();

  const buildings: TableLoad = {
    table: 'covered_buildings',
    columns: ['bin', 'bbl', 'pathway', 'on_ll97', 'on_ll84', 'on_ll87', 'on_ll88', 'address'],
    from: {
      file,
      columns: WORKBOOK,
      lines: ([lot = '', building = NULL, ll97, pathway = NULL, ll84, ll88, ll87, address = NULL, area]) => {
        const laws: Lot['laws'] = [ll97 === 't', ll84 === 't', ll87 === 't', ll88 === 't'];
        if (!laws.some(Boolean)) return [];
        const known = lots.get(lot);
        const entry = known ?? { laws, pathways: new Set(), area: 0, address };
        if (known) known.laws = known.laws.map((on, index) => on || laws[index]) as Lot['laws'];
        else lots.set(lot, entry);
        if (pathway !== NULL) entry.pathways.add(Number(pathway));
        if (entry.address === NULL) entry.address = address;
        // The Department of Finance's area is that of the lot, repeated for each building.
        entry.area = Math.max(entry.area, Number(area) || 0);
        const key = `${building} ${lot}`;
        if (building === NULL || seen.has(key)) return [];
        seen.add(key);
        return [building, lot, pathway, ...laws.map(asFlag), address].join('\t');
      },
    },
  };

  const lineOf = ([lot, { laws, pathways, area, address }]: [string, Lot]): string =>
    [
      lot,
      ...laws.map(asFlag),
      list([...pathways].toSorted((a, b) => a - b)),
      area > 0 ? area : NULL,
      address,
      split(lot, address),
    ].join('\t');

  return [
    buildings,
    {
      table: 'covered_lots',
      columns: [
        ...['bbl', 'on_ll97', 'on_ll84', 'on_ll87', 'on_ll88', 'pathways', 'area', 'address'],
        ...['house', 'suffix', 'street'],
      ],
      rest: () => [...lots].map(lineOf),
    },
  ];
}
