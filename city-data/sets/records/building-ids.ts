import { findSource } from '../find-source.ts';
import { type CitySet, column, type SourceColumns } from '../set.ts';
import { NULL, plain } from '../values.ts';
import { buildingNumber, lotIfAny } from './values.ts';

/** In the city's export, MAPPLUTO_BBL is the lot. For a condominium, it is the billing lot. */
const BUILDINGS = {
  bin: column(buildingNumber, 'bin'),
  bbl: column(plain, 'mappluto_bbl', 'mpluto_bbl', 'bbl'),
} satisfies SourceColumns;

/** Maps buildings to lots, for records that name only a building. */
export const buildingIds: CitySet = {
  name: 'building-ids',
  label: 'building numbers',
  title: 'Building footprints: which building stands on which lot',
  agency: 'Office of Technology and Innovation',
  page: 'https://data.cityofnewyork.us/d/5zhs-2jue',
  download: 'https://data.cityofnewyork.us/api/views/5zhs-2jue/rows.csv?accessType=DOWNLOAD',
  byHand: 'Export the table 5zhs-2jue (Building Footprints) from data.cityofnewyork.us as a CSV.',
  cadenceDays: 31,
  terms: 'Published for information only. The city does not warrant that it is complete or accurate.',
  portal: {
    id: '5zhs-2jue',
    reads: 'whole',
    key: ['bin', 'mappluto_bbl'],
    toKey: (parts) => parts.join(' '),
    decisive: ['bin', 'bbl'],
  },
  sources: { buildings: BUILDINGS },
  counted: { table: 'building_ids', least: 1, unit: 'buildings' },
  prepare: ({ files, today }) => ({
    loads: [
      {
        table: 'building_ids',
        columns: ['bin', 'bbl'],
        from: {
          file: findSource(buildingIds, 'buildings', files),
          columns: BUILDINGS,
          rows: ([bin = NULL, lot = '']) => {
            const bbl = lotIfAny(lot);
            return bin === NULL || bbl === undefined ? [] : [[bin, bbl]];
          },
        },
        unique: { key: 'bin, bbl', order: 'ctid desc' },
      },
    ],
    version: () => today,
  }),
};
