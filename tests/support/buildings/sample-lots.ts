import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildingFacts } from '#city-data/facts.ts';
import { parseBbl } from '#law/lot.ts';
import type { Building } from '#law/buildings/decision.ts';
import type { CoveredLot, LotRecord } from '#city-data/building-record.ts';
import { THRESHOLDS_2026 } from './building.ts';
import { parseRows, readRows } from './read-rows.ts';

const LIST = path.resolve(import.meta.dirname, '../../../city-data/shipped/covered-buildings-2026-03.csv.gz');

/** The Covered Buildings List of 2026, by lot. */
export const COVERED_LOTS: ReadonlyMap<string, CoveredLot> = new Map(
  parseRows(gunzipSync(readFileSync(LIST)).toString('utf8')).map((row) => [
    row.bbl ?? '',
    {
      onLL97: row.on_ll97 === 'Y',
      onLL84: row.on_ll84 === 'Y',
      onLL87: row.on_ll87 === 'Y',
      onLL88: row.on_ll88 === 'Y',
      pathways: (row.ll97_pathways ?? '').split(';').filter(Boolean).map(Number),
    },
  ]),
);

type Row = Readonly<Record<string, string>>;

const lotRecord = (row: Row): LotRecord => ({
  district: Number(row.cd),
  buildingClass: row.bldgclass,
  landUse: Number(row.landuse),
  ownerType: row.ownertype,
  floorArea: Number(row.bldgarea),
  commercialArea: Number(row.comarea),
  officeArea: Number(row.officearea),
  retailArea: Number(row.retailarea),
  garageArea: Number(row.garagearea),
  buildings: Number(row.numbldgs),
  floors: Number(row.numfloors),
  units: Number(row.unitsres),
  yearBuilt: Number(row.yearbuilt),
  historicDistrict: row.histdist,
  landmark: row.landmark,
  version: '17v1.1',
});

/** A lot with the facts in the loaded data sets, as of November 22, 2026. */
const recordedLot = (bbl: string, lot?: LotRecord): Building => ({
  lot: parseBbl(bbl),
  facts: buildingFacts({
    bbl,
    covered: COVERED_LOTS.get(bbl),
    lot,
    coveredBuildings: [],
    bins: [],
    formerOf: [],
    filings: [],
    recorded: {},
    loaded: { covered: '2026-03', pluto: '17v1.1' },
  }),
  answers: {},
  thresholds: THRESHOLDS_2026,
  day: '2026-11-22',
});

/** 250 lots of PLUTO 17v1.1, with the Covered Buildings List of 2026. */
export const SAMPLE_LOTS: ReadonlyMap<string, Building> = new Map(
  readRows('pluto-17v1-250-lots.csv').map((row) => {
    const bbl = row.bbl ?? '';
    return [bbl, recordedLot(bbl, lotRecord(row))];
  }),
);
