import { addressColumns } from './address-columns.ts';
import { column, optional, type CitySet, type SourceColumns } from './set.ts';
import {
  bbl,
  bblIfAny,
  decimal,
  flag,
  NULL,
  rounded,
  small,
  text,
  unlessZero,
  whole,
  zip,
} from './values.ts';
import { findSource } from './find-source.ts';
import { commonVersion } from './version.ts';

/** Accepts the headings of City Planning's CSV, of NYC Open Data's export, and of the shapefile. */
const LOTS = {
  bbl: column(bbl, 'bbl'),
  district: column(unlessZero(small), 'cd', 'community_board'),
  zip: column(zip, 'zipcode', 'postcode'),
  address: column(text, 'address'),
  building_class: column(text, 'bldgclass'),
  land_use: column(unlessZero(small), 'landuse'),
  owner_type: column(text, 'ownertype'),
  lot_area: column(rounded, 'lotarea'),
  floor_area: column(rounded, 'bldgarea'),
  commercial_area: optional(rounded, 'comarea'),
  residential_area: optional(rounded, 'resarea'),
  office_area: optional(rounded, 'officearea'),
  retail_area: optional(rounded, 'retailarea'),
  garage_area: optional(rounded, 'garagearea'),
  area_source: optional(small, 'areasource'),
  buildings: column(whole, 'numbldgs'),
  floors: column(decimal, 'numfloors'),
  units: column(whole, 'unitsres'),
  total_units: column(whole, 'unitstotal'),
  year_built: column(small, 'yearbuilt'),
  historic_district: optional(text, 'histdist'),
  landmark: optional(text, 'landmark'),
  attachment: optional(small, 'proxcode'),
  assessed_value: optional(rounded, 'assesstot'),
  flood_zone: optional(flag, 'pfirm15_flag', 'pfirm15_fl'),
  condo_number: optional(unlessZero(whole), 'condono'),
  former_bbl: optional(bblIfAny, 'appbbl'),
  x: optional(whole, 'xcoord'),
  y: optional(whole, 'ycoord'),
} satisfies SourceColumns;

const OTHERS = {
  first_alteration: optional(small, 'yearalter1'),
  last_alteration: optional(small, 'yearalter2'),
  version: optional(text, 'version'),
} satisfies SourceColumns;

const STORED = Object.keys(LOTS).length;
const ADDRESS = Object.keys(LOTS).indexOf('address');

/** PLUTO usually, but not always, lists the later year second. */
const lastAlteration = (first = NULL, last = NULL): string => {
  const year = Math.max(Number(first) || 0, Number(last) || 0);
  return year > 0 ? String(year) : NULL;
};

export const pluto: CitySet = {
  name: 'pluto',
  label: 'PLUTO',
  title: 'PLUTO: facts about each tax lot',
  agency: 'Department of City Planning',
  page: 'https://www.nyc.gov/content/planning/pages/resources/datasets/mappluto-pluto-change',
  download: 'https://data.cityofnewyork.us/api/views/64uk-42ks/rows.csv?accessType=DOWNLOAD',
  byHand:
    'Download "Primary Land Use Tax Lot Output (PLUTO)" from data.cityofnewyork.us or nyc.gov/planning, as a CSV or as the zip that contains it.',
  edition: '64uk-42ks',
  cadenceDays: 92,
  terms: 'For informational purposes only. The city does not warrant that it is complete or accurate.',
  sources: { lots: LOTS },
  counted: { table: 'lots', least: 800_000, unit: 'lots' },
  prepare: ({ files, name, today }) => {
    const file = findSource(pluto, 'lots', files);
    const version = commonVersion(name, today, /(\d\d)_?(v\d+(?:[._]\d+)?)/i);
    const split = addressColumns();
    return {
      loads: [
        {
          table: 'lots',
          columns: [...Object.keys(LOTS), 'year_altered', 'house', 'suffix', 'street', 'version'],
          from: {
            file,
            columns: { ...LOTS, ...OTHERS },
            rows: (values) => {
              const own = values.slice(0, STORED);
              const [first, last, given = NULL] = values.slice(STORED);
              const address = split(values[0] ?? NULL, values[ADDRESS] ?? NULL);
              own.push(lastAlteration(first, last), ...address, version.ofRow(given));
              return [own];
            },
          },
        },
      ],
      version: version.ofSet,
    };
  },
};
