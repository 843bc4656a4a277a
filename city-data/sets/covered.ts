import { addressColumns } from './address-columns.ts';
import { findSource, findSourceIfAny } from './find-source.ts';
import { WORKBOOK, workbookLoads } from './covered-workbook.ts';
import { column, optional, type CitySet, type SourceColumns, type TableLoad } from './set.ts';
import { bbl, flag, NULL, pathways, rounded, text, unlessZero } from './values.ts';
import { versionInName } from './version.ts';

const BY_LOT = {
  bbl: column(bbl, 'bbl'),
  on_ll97: column(flag, 'on_ll97'),
  on_ll84: column(flag, 'on_ll84'),
  on_ll87: column(flag, 'on_ll87'),
  on_ll88: column(flag, 'on_ll88'),
  pathways: column(pathways, 'll97_pathways'),
  area: column(unlessZero(rounded), 'dof_gross_sqft'),
  address: optional(text, 'dof_address'),
} satisfies SourceColumns;

const ADDRESS = Object.keys(BY_LOT).indexOf('address');

const lotLoads = (files: Parameters<typeof findSource>[2]): readonly TableLoad[] => {
  const split = addressColumns();
  return [
    {
      table: 'covered_lots',
      columns: [...Object.keys(BY_LOT), 'house', 'suffix', 'street'],
      from: {
        file: findSource(covered, 'byLot', files),
        columns: BY_LOT,
        rows: (values) => [[...values, ...split(values[0] ?? '', values[ADDRESS] ?? NULL)]],
      },
    },
    // This list has lots but no BINs. Clear the BINs of an earlier list, which could contradict it.
    { table: 'covered_buildings', columns: ['bin'] },
  ];
};

/** cbl26.xlsx is the file for 2026. The city publishes it in March, so its version is 2026-03. */
const yearInName = (name: string, today: string): string => {
  const version = versionInName(name, today, /cbl_?(?:cy)?(?:20)?(\d\d)/i);
  return version === today ? today.slice(0, 'YYYY-MM'.length) : `20${version}-03`;
};

export const covered: CitySet = {
  name: 'covered',
  label: 'the Covered Buildings List',
  title: 'Covered Buildings List',
  agency: 'Department of Buildings',
  page: 'https://www.nyc.gov/site/buildings/codes/ll97-greenhouse-gas-emissions-reductions.page',
  download: 'https://www.nyc.gov/assets/buildings/excel/cbl26.xlsx',
  byHand:
    'Download the workbook "Covered Buildings List" (cbl26.xlsx for 2026) from nyc.gov/buildings with your browser, then run npm run city-data -- import covered FILE.',
  cadenceDays: 366,
  terms: 'Provided for reference only. Owners must check for themselves whether their building is covered.',
  sources: { byLot: BY_LOT, workbook: WORKBOOK },
  counted: { table: 'covered_lots', least: 25_000, unit: 'lots' },
  prepare: ({ files, name, today }) => {
    const sheet = findSourceIfAny(covered, 'workbook', files);
    return {
      loads: sheet ? workbookLoads(sheet) : lotLoads(files),
      version: () => yearInName(name, today),
    };
  },
};
