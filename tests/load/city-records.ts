import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { importSet } from '#city-data/import/import-set.ts';
import { readCityRecords } from '#city-data/read-records.ts';
import { summarize } from '#law/city-record/summarize.ts';
import { codeMapFrom } from '#law/city-record/code-map.ts';

/**
 * Fills the sets of the city's record with as many rows as the city has, and prints as JSON: the seconds and megabytes that
 * the import of three million violations takes, and how long the record of a lot and those of 500 lots take.
 */
const LOTS = 850_000;
const HPD_ROWS = 3_000_000;
const databaseUrl = process.env.DATABASE_URL ?? '';
const DAY = '2026-11-23';
const MEGABYTE = 1_000_000;
const ROWS_AT_ONCE = 1000;

/** Half of the violations belong to one lot in twenty, as in the city. */
const lotOfRow = (row: number): number =>
  row % 2 === 0 ? (row * 7919) % LOTS : ((row * 7919) % (LOTS / 20)) * 20;

const blockOf = (lot: number): number => 1 + Math.floor(lot / 100);
const HEADINGS =
  'ViolationID,BuildingID,RegistrationID,BoroID,Borough,HouseNumber,StreetName,Apartment,Story,Block,Lot,Class,InspectionDate,ApprovedDate,OriginalCorrectByDate,NewCorrectByDate,CertifiedDate,OrderNumber,NOVDescription,CurrentStatus,CurrentStatusDate,ViolationStatus,BIN,BBL';

function hpdRow(row: number): string {
  const lot = lotOfRow(row);
  const [block, number] = [blockOf(lot), 1 + (lot % 100)];
  const bbl = `3${String(block).padStart(5, '0')}${String(number).padStart(4, '0')}`;
  const date = `${String(1 + (row % 12)).padStart(2, '0')}/15/${2010 + (row % 16)}`;
  return `${10_000_000 + row},${lot},0,3,BROOKLYN,12,DEAN STREET,9Z,3,${block},${number},${'ABC'[row % 3]},${date},${date},${date},,,${500 + (row % 200)},"SECTION 27-2005 ADM CODE PROPERLY REPAIR THE BROKEN OR DEFECTIVE PLASTERED SURFACES AND PAINT IN A UNIFORM COLOR LOCATED AT APT 9Z, 3rd STORY, 1st APARTMENT FROM NORTH",NOV SENT OUT,${date},Open,${3_000_001 + lot},${bbl}`;
}

function* hpdFile(): Generator<string> {
  yield `${HEADINGS}\n`;
  for (let row = 0; row < HPD_ROWS; row += ROWS_AT_ONCE) {
    yield `${Array.from({ length: ROWS_AT_ONCE }, (_, index) => hpdRow(row + index)).join('\n')}\n`;
  }
}

/** Rows of the sets that are not imported here. `n` is the number of the row. */
const LOT = `((n * 7919::bigint) % ${LOTS})`;
const OTHERS = [
  'truncate city.building_ids, city.dob_violations, city.dob_safety_violations, city.dob_ecb_violations, city.oath_hearings',
  `insert into city.building_ids select 3000001 + n, 3000010001 + (n / 100) * 10000 + n % 100 from generate_series(0, ${LOTS - 1}) as n`,
  `insert into city.dob_violations (key, bin, issued_on, type, number, category, safety_key)
   select n, 3000001 + ${LOT}, date '2001-01-01' + n % 9000, (array['LBLVIO','E','C','BENCH'])[1 + n % 4], 'V' || n, 'V-DOB VIOLATION - ACTIVE', n::text
   from generate_series(1, 600000) as n`,
  `insert into city.dob_safety_violations (key, bin, issued_on, type, status)
   select 'VIO-' || n, 3000001 + ${LOT}, date '2010-01-01' + n % 5000, 'FTF-PL-PER', 'Active' from generate_series(1, 700000) as n`,
  `insert into city.dob_ecb_violations (key, bin, status, issued_on, type, balance, hearing_status, sections)
   select n || 'A', 3000001 + ${LOT}, 'ACTIVE', date '2001-01-01' + n % 9000, 'Construction', n % 900, 'IN VIOLATION', array['28-301.1']
   from generate_series(1, 1800000) as n`,
  `insert into city.oath_hearings (key, ticket, agency, bbl, hearing_on, decided_on, balance, codes, sections, charges)
   select n || 'A', '0' || n || 'A', 'DEPT. OF BUILDINGS', 3000010001 + (${LOT} / 100) * 10000 + ${LOT} % 100, date '2020-01-01', date '2020-01-01', n % 800, '{}', '{}', '{}'
   from generate_series(1, 1400000) as n`,
];

async function fillOthers(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of OTHERS) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}

async function measureImport() {
  const file = path.join(tmpdir(), `lotline-bench-hpd-${process.pid}.csv`);
  try {
    await pipeline(Readable.from(hpdFile()), createWriteStream(file));
    const idle = process.memoryUsage.rss();
    let peak = idle;
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
    const start = performance.now();
    await importSet({ databaseUrl, name: 'hpd-violations', source: file });
    clearInterval(timer);
    return { seconds: (performance.now() - start) / 1000, megabytes: (peak - idle) / MEGABYTE };
  } finally {
    await rm(file, { force: true });
  }
}

const bblOf = (lot: number): string => String(3_000_010_001 + Math.floor(lot / 100) * 10_000 + (lot % 100));

const percentile = (times: number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

const LOOK_UPS = 2000;
const WARM_UP = 200;
const PORTFOLIO = 500;

async function measureReading() {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const source = { db: { pool } };
  const codes = codeMapFrom([]);
  const timeOf = async (bbls: string[]): Promise<number> => {
    const start = performance.now();
    for (const record of await readCityRecords(source, bbls)) summarize(record, codes, DAY);
    return performance.now() - start;
  };
  const lots = Array.from({ length: LOOK_UPS + WARM_UP }, (_, index) => bblOf((index * 104_729) % LOTS));
  const single: number[] = [];
  for (const bbl of lots) single.push(await timeOf([bbl]));
  const portfolios: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    portfolios.push(
      await timeOf(
        Array.from({ length: PORTFOLIO }, (_, index) => bblOf((index * 15_485 + round * 77) % LOTS)),
      ),
    );
  }
  await pool.end();
  return { lot: percentile(single.slice(WARM_UP), 0.99), portfolio: percentile(portfolios, 0.5) };
}

const imported = await measureImport();
await fillOthers();
process.stdout.write(JSON.stringify({ ...imported, ...(await measureReading()) }));
