import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importSet } from '#city-data/import/import-set.ts';
import { fileFolder, listWorkbook, plutoCsv, readSample, sampleFile } from '../support/city-data/files.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { zipOf } from '../support/zip.ts';

type SetName = 'covered' | 'pluto' | 'pad' | 'll84' | 'hpd-violations' | 'building-ids';

let test: TestPayload;
let files: Awaited<ReturnType<typeof fileFolder>>;

beforeAll(async () => {
  test = await createTestPayload();
  files = await fileFolder();
});

afterAll(async () => {
  await files.remove();
  await test.close();
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await test.payload.db.pool.query<Row>(text, values)).rows;

const databaseUrl = () => process.env.DATABASE_URL ?? '';

async function importFile(name: SetName, source: string, { allowSmall = true } = {}) {
  return importSet({ databaseUrl: databaseUrl(), name, source, allowSmall });
}

const failure = (name: SetName, source: string, options = {}): Promise<string> =>
  importFile(name, source, options).then(
    (message) => `no failure: ${message}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const lastImport = async () =>
  (await query<Record<string, unknown>>('select * from city.imports order by id desc limit 1'))[0];

const lot = async (bbl: string) =>
  (await query<Record<string, unknown>>('select * from city.lots where bbl = $1', [bbl]))[0];

describe('an import of PLUTO', () => {
  it('reads the column headings of every city release, even in one file', async () => {
    expect(await importFile('pluto', sampleFile('pluto-recent-rows.csv'))).toBe(
      '15 lots of version 26v1 are loaded.',
    );
    expect(await lot('2054800111')).toMatchObject({
      district: 210,
      zip: 10_465,
      building_class: 'A5',
      lot_area: 1700,
      floor_area: 1683,
      house: 761_000,
      suffix: '',
      street: 'CLARENCE AVENUE',
      version: '26v1',
      floors: 2,
      office_area: null,
      assessed_value: null,
      former_bbl: null,
    });
    expect(await lot('4064210038')).toMatchObject({
      district: 407,
      zip: 11_355,
      land_use: 1,
      floors: 2,
      house: 148_011,
      street: '58 AVENUE',
      version: '25v2.1',
    });
    expect(await lot('1012490146')).toMatchObject({
      historic_district: 'Riverside-West End Historic District',
      version: '23v1',
    });
  });

  it('records the last alteration, the flood zone, the former lot and the assessed value', async () => {
    const extra = {
      yearalter1: '1988',
      yearalter2: '0',
      pfirm15_flag: '1',
      appbbl: '1000010005.00000000',
      assesstot: '1054350.0000000',
      condono: '0',
      histdist: '"SoHo\\Cast"',
      proxcode: '3',
    };
    await importFile(
      'pluto',
      await files.write('pluto_26v1.csv', plutoCsv(3, { 0: extra, 1: extra, 2: extra })),
    );
    expect(await lot('1000010001')).toMatchObject({
      year_altered: 1988,
      flood_zone: true,
      former_bbl: '1000010005',
      assessed_value: '1054350',
      condo_number: null,
      historic_district: 'SoHo\\Cast',
      attachment: 3,
      owner_type: null,
    });
  });

  it('detects zip files, gzip files and Windows line breaks by content, not by name', async () => {
    const text = plutoCsv(4);
    const zip = zipOf({ 'PLUTODD26v1.pdf': '%PDF', 'pluto_26v1.csv': text, 'readme.txt': 'Notes' });
    expect(await importFile('pluto', await files.write('download', zip))).toContain('4 lots');
    expect(await importFile('pluto', await files.write('lots.txt', gzipSync(text)))).toContain('4 lots');
    const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(await importFile('pluto', await files.write('windows.csv', windows))).toContain('4 lots');
  });

  it.each([
    ['tabs and UTF-16', Buffer.from(`\uFEFF${plutoCsv(4).replaceAll(',', '\t')}`, 'utf16le')],
    ['UTF-16 without a mark, big-endian', Buffer.from(plutoCsv(4), 'utf16le').swap16()],
  ])('reads a file with %s', async (_, content) => {
    expect(await importFile('pluto', await files.write('list.csv', content))).toContain('4 lots');
  });

  it('writes rejected rows to a file, with their lines and reasons, and loads the others', async () => {
    const wrong = {
      1: { bbl: '9000010002' },
      2: { yearbuilt: 'unknown' },
      3: { bbl: '' },
      4: { address: '"1 MAIN\nSTREET"' },
      5: { unitsres: '99999999999' },
    };
    const message = await importFile('pluto', await files.write('mixed.csv', plutoCsv(20, wrong)));
    expect(message).toBe('16 lots of version 26v1 are loaded. 4 rows were rejected.');
    const record = await lastImport();
    expect(record).toMatchObject({ state: 'done', rows_read: '20', rows_loaded: '16', rows_rejected: '4' });
    const rejects = await readFile(
      path.join(test.dataDirectory, 'city-data/rejects', String(record?.rejects)),
      'utf8',
    );
    expect(rejects.split('\n').map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
      'file,line,reason',
      '"mixed.csv",3,"bbl: ""9000010002"" is not a BBL"',
      '"mixed.csv",4,"year_built: ""unknown"" is not a whole number"',
      '"mixed.csv",5,"bbl: there is no BBL"',
      '"mixed.csv",8,"units: ""99999999999"" is out of range"',
      '',
    ]);
  });

  it('changes nothing if more than one in a thousand rows is rejected', async () => {
    const wrong = { 7: { bbl: 'x' }, 8: { bbl: 'x' }, 9: { bbl: 'x' } };
    const file = await files.write('many.csv', plutoCsv(2000, wrong));
    expect(await failure('pluto', file)).toMatch(
      /^3 of 2,000 rows were rejected, more than one in a thousand/,
    );
    expect(await query('select count(*)::int from city.lots')).toEqual([{ count: 16 }]);
    expect(await lastImport()).toMatchObject({ state: 'failed', rows_rejected: '3' });
  });

  it('changes nothing if the file is too small to be complete', async () => {
    const file = await files.write('few.csv', plutoCsv(5));
    expect(await failure('pluto', file, { allowSmall: false })).toMatch(
      /^This file has 5 lots; a whole file of PLUTO has at least 800,000\. Nothing was changed\./,
    );
    expect(await query('select count(*)::int from city.lots')).toEqual([{ count: 16 }]);
  });
});

describe('an import of PAD', () => {
  const HOUSE = ['lhnd', 'lhns', 'hhnd', 'hhns'];
  /** Adds two rows to the real ones: a hyphenated number in Queens, and a condominium unit. */
  const madeUp = async () => {
    const [headings = '', ...rows] = (await readSample('pad-bobaadr-sample.csv')).trim().split('\n');
    const names = headings.replaceAll('"', '').split(',');
    const example = (rows.find((row) => row.includes('"000033000AA"')) ?? '').slice(1, -1).split('","');
    const row = (changes: Record<string, string>) =>
      `"${names.map((name, index) => changes[name] ?? example[index] ?? '').join('","')}"`;
    const queens = {
      boro: '4',
      block: '02666',
      lot: '0020',
      bin: '4059726',
      scboro: '4',
      sc5: '12345',
      parity: '2',
      ...Object.fromEntries(HOUSE.map((name) => [name, name.endsWith('s') ? '100058080AA' : '58-80'])),
      stname: '59 STREET',
      validlgcs: '0102',
      zipcode: '11378',
    };
    const unit = { boro: '1', block: '00023', lot: '1001', bin: '1000815' };
    return [headings, ...rows, row(queens), row(unit)].join('\n');
  };
  const condo = async () => {
    const text = (await readSample('pad-bobabbl-sample.csv')).trim();
    const own = '"1","00023"';
    return `${text}\n${own},"1001","1",${own},"1090","1",${own},"1001","1",${own},"7501","1","C","0100","    ","01","0010"," "," "\n`;
  };
  const names = (entries: [string, string, string, string, string][]) =>
    [
      '1SND26B'.padEnd(200),
      ...entries.map(([borough, code, spelling, primary, name]) =>
        `1${borough}${name.padEnd(32)}${primary}F${borough}${code}${spelling}     N   ${name.padEnd(32)}`.padEnd(
          200,
        ),
      ),
    ].join('\r\n');

  it('loads address ranges, streets with all their spellings, and condominium units', async () => {
    const zip = zipOf({
      'bobaadr.txt': await madeUp(),
      'bobabbl.txt': await condo(),
      'snd26Bcow.txt': names([
        ['4', '12345', '01', 'P', '59 STREET'],
        ['4', '12345', '02', 'V', 'FIFTY NINTH   STREET'],
        ['1', '00074', '01', 'P', 'HUGH CAREY TUNNEL'],
      ]),
    });
    expect(await importFile('pad', await files.write('pad.zip', zip))).toBe(
      '102 address ranges of version 26b are loaded.',
    );
    expect(await query('select * from city.address_ranges where borough = 4')).toEqual([
      {
        bbl: '4026660020',
        bin: 4_059_726,
        borough: 4,
        street: 12_345,
        spellings: ['01', '02'],
        low: 58_080,
        high: 58_080,
        low_suffix: '',
        high_suffix: '',
        low_text: '58-80',
        high_text: '58-80',
        parity: 2,
        zip: 11_378,
        kind: '',
      },
    ]);
    expect(
      await query('select name, key, is_primary from city.streets where code = 12345 order by spelling'),
    ).toEqual([
      { name: '59 STREET', key: '59 STREET', is_primary: true },
      { name: 'FIFTY NINTH STREET', key: expect.any(String), is_primary: false },
    ]);
    expect(await query('select * from city.condo_units')).toEqual([
      { low_bbl: '1000231001', high_bbl: '1000231090', billing_bbl: '1000237501' },
    ]);
  });

  it('assigns a unit’s range to the billing lot, and ignores placeholder BINs', async () => {
    expect(await query('select bbl from city.address_ranges where bin = 1000815')).toEqual([
      { bbl: '1000237501' },
    ]);
    const [placeholders] = await query<{ count: number }>(
      'select count(*)::int from city.address_ranges where bin % 1000000 = 0',
    );
    expect(placeholders?.count).toBe(0);
    expect((await query('select from city.address_ranges where bin is null')).length).toBeGreaterThan(0);
  });

  it('takes street names from the ranges if the dictionary is missing', async () => {
    const zip = zipOf({ 'bobaadr.txt': await madeUp(), 'bobabbl.txt': await condo() });
    await importFile('pad', await files.write('pad_26c.zip', zip));
    expect(await query('select * from city.streets where borough = 4')).toEqual([
      { borough: 4, code: 12_345, spelling: '01', name: '59 STREET', key: '59 STREET', is_primary: true },
    ]);
    expect(await query("select version from city.sets where name = 'pad'")).toEqual([{ version: '26c' }]);
  });
});

describe('an import of the Covered Buildings List', () => {
  const building = {
    A: '1000010010',
    B: '1089249',
    C: 'Y',
    D: 0,
    E: 'Y',
    G: 'Y',
    H: 'N',
    I: '1 MAIN ST.',
    L: 90_000,
  };

  it("reads the Department of Buildings' workbook, by building and by lot", async () => {
    const workbook = listWorkbook([
      building,
      { ...building, A: 1_000_010_010, B: 1_089_250, D: '3', E: 'N', H: 'Y', I: '1 MAIN ST.' },
      { ...building, B: '1000000', D: 4 },
      { A: '1000020001', B: '1000002', C: 'N', E: 'N', G: 'N', H: 'N', I: 'Not & covered', L: 10 },
      { A: 'not a lot', B: '?', C: 'N' },
      building,
    ]);
    expect(await importFile('covered', await files.write('cbl26.xlsx', workbook))).toBe(
      '1 lots of version March 2026 are loaded.',
    );
    expect(await query('select * from city.covered_lots')).toEqual([
      {
        bbl: '1000010010',
        on_ll97: true,
        on_ll84: true,
        on_ll87: true,
        on_ll88: true,
        pathways: [0, 3, 4],
        area: 90_000,
        address: '1 MAIN ST.',
        house: 1000,
        suffix: '',
        street: 'MAIN STREET',
      },
    ]);
    expect(
      await query('select bin, pathway, on_ll84, on_ll87 from city.covered_buildings order by bin'),
    ).toEqual([
      { bin: 1_089_249, pathway: 0, on_ll84: true, on_ll87: false },
      { bin: 1_089_250, pathway: 3, on_ll84: false, on_ll87: true },
    ]);
  });

  it('changes nothing if a column of the workbook is about another law', async () => {
    const titles = { A: 'BBL', B: 'BIN', C: 'On LL84 CBL', D: 'Pathway', E: 'On LL97 CBL' };
    const file = await files.write('cbl27.xlsx', listWorkbook([building], titles));
    expect(await failure('covered', file)).toMatch(
      /column C is about Local Law 84, not 97\. Nothing was changed/,
    );
    expect(await query('select count(*)::int from city.covered_lots')).toEqual([{ count: 1 }]);
  });

  it('rejects a workbook without buildings', async () => {
    const file = await files.write('other.xlsx', listWorkbook([{ A: 'Total', B: 12 }]));
    expect(await failure('covered', file)).toMatch(/^No sheet of other\.xlsx lists buildings with a BBL/);
  });
});

describe('an import of energy filings', () => {
  const filing = async (bbl: string, property: string) =>
    (
      await query<Record<string, unknown>>(
        'select * from city.filings where bbl = $1 and property_id = $2 order by year desc',
        [bbl, property],
      )
    )[0];

  it("converts energy to the calculator's units, and omits missing values", async () => {
    expect(await importFile('ll84', sampleFile('ll84-filings-sample.csv'))).toBe(
      '22 filings of version 2024 are loaded.',
    );
    const empireState = await filing('1008350041', '4398177');
    expect(empireState).toMatchObject({
      year: 2024,
      bins: [1_015_862],
      floor_area: 2_852_257,
      energy_star: 78,
      year_built: 1930,
      electricity_kwh: 30_849_800.6,
      generated_kwh: null,
      oil_4_gallons: null,
      other_fuels: [],
    });
    expect(empireState?.gas_therms).toBeCloseTo(54_698.8, 0);
    expect(empireState?.uses).toContainEqual({
      name: 'Personal Services (Health/Beauty, Dry Cleaning, etc.)',
      squareFeet: 5422,
    });
    expect(empireState?.steam_mlb).toBeCloseTo(64_363_489.2 / 1194, 6);
  });

  it('keeps two filings for the same lot and year apart, each with all of its buildings', async () => {
    const rows = await query('select property_id, bins from city.filings where bbl = 4026660020 order by 1');
    const bins = [4_059_726, 4_544_802, 4_544_803, 4_795_017];
    expect(rows).toEqual([
      { property_id: '2804153', bins },
      { property_id: '53859292', bins },
    ]);
  });

  it('creates a row for each lot of a filing, and names fuels that the calculator lacks', async () => {
    const [headings = '', first = ''] = (await readSample('ll84-filings-sample.csv')).split('\n');
    const columns = headings.split(',');
    const line = columns.map((column) => {
      if (column === 'nyc_borough_block_and_lot') return '1-00023-0001;1000230002;Not Available';
      if (column === 'propane_use_kbtu') return '5';
      if (column === 'fuel_oil_4_use_kbtu') return '14600';
      if (column === 'property_id' || column === 'report_year')
        return first.split(',')[columns.indexOf(column)];
      return 'Not Available';
    });
    await importFile('ll84', await files.write('rows.csv', `${headings}\n${line.join(',')}\n`));
    expect(
      await query('select bbl, other_fuels, oil_4_gallons, uses, name from city.filings order by bbl'),
    ).toEqual(
      ['1000230001', '1000230002'].map((bbl) => ({
        bbl,
        other_fuels: ['propane'],
        oil_4_gallons: 100,
        uses: [],
        name: null,
      })),
    );
  });
});

describe('importing a file', () => {
  const before = () => query('select name, version, rows from city.sets order by name');

  afterEach(async () => {
    expect(await query(String.raw`select from pg_class where relname like '%\_new'`)).toEqual([]);
  });

  it.each([
    ['an empty file', '', /^file is empty\. Get the file again\.$/],
    ['a web page', '<!doctype html><title>Access denied</title>', /^file is a web page, not a table/],
    ['plain text', 'Dear Sir or Madam\n', /^file is not a CSV, an Excel workbook or a zip of these\.$/],
    ['a picture', 'GIF89a\0\0\0,,\0', /^file is not a CSV, an Excel workbook or a zip of these\.$/],
    [
      'a table of something else',
      'name,age\nAnn,5\n',
      /^This is not a file of PLUTO\. Nothing was changed\./,
    ],
    ['a file with only headings', plutoCsv(0), /^This file has no rows\. Nothing was changed\./],
    [
      'a renamed column',
      plutoCsv(5).replace('bldgclass', 'class'),
      /^file has no column "bldgclass"\. Nothing was changed\. If the city has renamed it/,
    ],
    [
      'a lot that is listed twice',
      `${plutoCsv(2)}${plutoCsv(1).split('\n')[1] ?? ''}\n`,
      /^file contains a duplicate: Key \(bbl\)=\(1000010001\)/,
    ],
  ])('reports %s, and changes nothing', async (_, content, message) => {
    const loaded = await before();
    expect(await failure('pluto', await files.write('file', content))).toMatch(message);
    expect(await before()).toEqual(loaded);
  });

  it('rejects a file of another set, and names that set', async () => {
    expect(await failure('pad', sampleFile('pluto-recent-rows.csv'))).toBe(
      'This is a file of PLUTO, not of PAD. Nothing was changed. Import it as "pluto".',
    );
    const workbook = await files.write(
      'list.xlsx',
      listWorkbook([{ A: '1000010010', B: '1089249', C: 'Y' }]),
    );
    expect(await failure('pluto', workbook)).toMatch(
      /^This is a file of the Covered Buildings List, not of PLUTO\./,
    );
  });

  it('reports an archive that was cut off or damaged', async () => {
    const zip = zipOf({ 'pluto_26v1.csv': plutoCsv(2000) });
    expect(await failure('pluto', await files.write('cut.zip', zip.slice(0, zip.length / 2)))).toMatch(
      /^cut\.zip is damaged or incomplete/,
    );
    const damaged = zip.slice();
    damaged.fill(7, 300, 400);
    expect(await failure('pluto', await files.write('damaged.zip', damaged))).toMatch(/damaged|cut off/);
    const gzip = gzipSync(plutoCsv(2000));
    expect(await failure('pluto', await files.write('cut.gz', gzip.subarray(0, gzip.length / 2)))).toMatch(
      /^cut\.gz is damaged or incomplete/,
    );
  });

  it('reports a missing file', async () => {
    expect(await failure('pluto', '/nowhere/pluto.csv')).toBe(
      'The file does not exist. Nothing was changed.',
    );
  });
});

describe('a completed import', () => {
  it('notifies every process after its commit', async () => {
    const listener = new pg.Client({ connectionString: databaseUrl() });
    await listener.connect();
    const events: unknown[] = [];
    listener.on('notification', ({ payload }) => events.push(JSON.parse(payload ?? 'null')));
    await listener.query('listen lotline_content');
    await importFile('pluto', await files.write('pluto.csv', plutoCsv(3)));
    await listener.query('select 1');
    await listener.end();
    expect(events).toEqual([{ collection: 'city', change: 'changed' }]);
  });
});
