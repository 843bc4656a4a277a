import { normalizeStreet } from '../address-parser/normalize.ts';
import { parseSortForm } from '../address-parser/house-number.ts';
import { condoLots } from './condo-lots.ts';
import { findSource, findSourceIfAny } from './find-source.ts';
import { column, type CitySet, type SourceColumns, type TableLoad, type TableRow } from './set.ts';
import {
  bin,
  escapeText,
  list,
  NULL,
  plain,
  required,
  small,
  text,
  unlessZero,
  whole,
  zip,
} from './values.ts';
import { versionInName } from './version.ts';

/** bobaadr.txt: house number ranges, each for one building on one side of a street. */
const RANGES = {
  borough: column(plain, 'boro'),
  block: column(plain, 'block'),
  lot: column(plain, 'lot'),
  bin: column(bin, 'bin'),
  low_text: column(plain, 'lhnd'),
  low: column(plain, 'lhns'),
  high_text: column(plain, 'hhnd'),
  high: column(plain, 'hhns'),
  street_borough: column(required(small, 'borough of the street'), 'scboro'),
  street: column(required(whole, 'street code'), 'sc5'),
  spelling: column(plain, 'sclgc'),
  street_name: column(plain, 'stname'),
  kind: column(plain, 'addrtype'),
  spellings: column(plain, 'validlgcs'),
  parity: column(plain, 'parity'),
  zip: column(zip, 'zipcode'),
} satisfies SourceColumns;

/** bobabbl.txt: tax lots, with the billing lot of each condominium. */
const LOTS = {
  low_borough: column(plain, 'loboro'),
  low_block: column(plain, 'loblock'),
  low_lot: column(plain, 'lolot'),
  high_borough: column(plain, 'hiboro'),
  high_block: column(plain, 'hiblock'),
  high_lot: column(plain, 'hilot'),
  billing_borough: column(plain, 'billboro'),
  billing_block: column(plain, 'billblock'),
  billing_lot: column(plain, 'billlot'),
} satisfies SourceColumns;

/** The Street Name Dictionary, which comes with PAD: every name and spelling of a street code. */
const NAMES = {
  borough: column(required(unlessZero(small), 'borough'), 'snd_borough'),
  name: column(text, 'snd_name'),
  is_primary: column(plain, 'snd_primary'),
  code: column(required(whole, 'street code'), 'snd_code'),
  spelling: column(plain, 'snd_spelling'),
  full_name: column(text, 'snd_full_name'),
} satisfies SourceColumns;

const STREETS = ['borough', 'code', 'spelling', 'name', 'key', 'is_primary'];

const squeezed = (name: string): string => name.replaceAll(/ +/g, ' ').trim();

function nameRows([
  borough = NULL,
  short = NULL,
  primary,
  code = NULL,
  spelling = '',
  full = NULL,
]: readonly string[]): TableRow[] {
  const names = [full, short].filter((name) => name !== NULL).map(squeezed);
  const keys = [...new Set(names.map(normalizeStreet))].filter((key) => key !== '');
  const [name = ''] = names;
  return keys.map((key, index) => {
    const isPrimary = index === 0 && primary === 'P';
    return [borough, code, spelling, name, escapeText(key), isPrimary ? 't' : 'f'];
  });
}

function houseNumbers(low: string, high: string): readonly [string, string, string, string] {
  const from = parseSortForm(low);
  if (!from) return ['0', '0', '', ''];
  const to = low === high ? from : (parseSortForm(high) ?? from);
  return [String(from.number), String(to.number), escapeText(from.suffix), escapeText(to.suffix)];
}

const PARITIES: Readonly<Record<string, string>> = { '1': '1', '2': '2' };

/** "0102" means the spellings 01 and 02. */
const splitSpellings = (text: string): string => (text === '' ? NULL : list(text.match(/\S{2}/g) ?? []));

export const pad: CitySet = {
  name: 'pad',
  label: 'PAD',
  title: 'PAD: addresses and their buildings',
  agency: 'Department of City Planning',
  page: 'https://data.cityofnewyork.us/City-Government/Property-Address-Directory/bc8t-ecyu',
  download: 'https://data.cityofnewyork.us/download/bc8t-ecyu/application%2Fzip',
  byHand:
    'Download the zip "Property Address Directory" from data.cityofnewyork.us or nyc.gov/planning. It contains bobaadr.txt, bobabbl.txt and the street names.',
  edition: 'bc8t-ecyu',
  cadenceDays: 92,
  terms: 'For informational purposes only. The city does not warrant that it is complete or accurate.',
  sources: { ranges: RANGES, lots: LOTS, names: NAMES },
  counted: { table: 'address_ranges', least: 1_000_000, unit: 'address ranges' },
  prepare: ({ files, name, today }) => {
    const ranges = findSource(pad, 'ranges', files);
    const lots = findSourceIfAny(pad, 'lots', files);
    const names = findSourceIfAny(pad, 'names', files);
    const condos = condoLots();
    const found = new Map<string, [borough: string, code: string, spelling: string, name: string]>();

    const condoLoad: TableLoad = {
      table: 'condo_units',
      columns: ['low_bbl', 'high_bbl', 'billing_bbl'],
      from: lots && { file: lots, columns: LOTS, rows: condos.unitRows },
    };
    const rangeLoad: TableLoad = {
      table: 'address_ranges',
      columns: [
        'bbl',
        'bin',
        'borough',
        'street',
        'spellings',
        'low',
        'high',
        'low_suffix',
        'high_suffix',
        'low_text',
        'high_text',
        'parity',
        'zip',
        'kind',
      ],
      from: {
        file: ranges,
        columns: RANGES,
        rows: ([borough = '', block = '', lot = '', building = NULL, ...values]) => {
          const [lowText = '', low = '', highText = '', high = '', streetBorough = '', street = ''] = values;
          const [spelling = '', streetName = '', kind = '', spellings = '', parity = '', zipCode = NULL] =
            values.slice(6);
          if (!names) {
            const key = `${streetBorough} ${street} ${spelling}`;
            if (!found.has(key)) found.set(key, [streetBorough, street, spelling, squeezed(streetName)]);
          }
          const lotNumber = condos.lotOf(borough, block, lot);
          const own = [lotNumber, building, streetBorough, street, splitSpellings(spellings)];
          const texts = [lowText, highText, PARITIES[parity] ?? '0', zipCode, kind];
          return [[...own, ...houseNumbers(low, high), ...texts]];
        },
      },
    };
    const nameLoad: TableLoad = {
      table: 'streets',
      columns: STREETS,
      from: names && { file: names, columns: NAMES, rows: nameRows },
      *rest() {
        for (const street of found.values()) {
          const key = escapeText(normalizeStreet(street[3]));
          if (key !== '') yield [...street, key, 't'];
        }
      },
    };
    return {
      loads: [condoLoad, rangeLoad, nameLoad],
      version: () =>
        versionInName([name, ...files.map((file) => file.name)].join(' '), today, /(\d\d[a-d])(?:cow)?\b/i),
    };
  },
};
