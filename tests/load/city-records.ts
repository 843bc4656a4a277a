import pg from 'pg';
import { readCityRecords } from '#city-data/read-records.ts';
import { codeMapFrom } from '#law/city-record/code-map.ts';
import { summarize } from '#law/city-record/summarize.ts';

/**
 * Fills the tables of city records with as many rows as the city has, then loads the records of single lots. Prints JSON
 * with the 99th percentile of the load times, in milliseconds.
 */

const LOTS = 850_000;
const databaseUrl = process.env.DATABASE_URL ?? '';
const DAY = '2026-11-23';
const LOOK_UPS = 2000;
/** The number of lookups before the measurement, because V8 compiles code while it runs. */
const WARM_UP = 200;

/** `n` is the row number. Half of the HPD violations belong to one lot in twenty, as in the real data. */
const LOT = `((n * 7919::bigint) % ${LOTS})`;
const BUSY_LOT = `(case n % 2 when 0 then ${LOT} else (n * 7919::bigint) % (${LOTS} / 20) * 20 end)`;
const toBbl = (lot: string) => `3000010001 + (${lot} / 100) * 10000 + ${lot} % 100`;
const rows = (count: number) => `from generate_series(1, ${count}) as n`;

const STATEMENTS = [
  `truncate city.building_ids, city.hpd_violations, city.dob_violations, city.dob_safety_violations,
     city.dob_ecb_violations, city.oath_hearings`,
  `insert into city.building_ids select 3000001 + n, ${toBbl('n')} from generate_series(0, ${LOTS - 1}) as n`,
  `insert into city.hpd_violations (
     key, bin, bbl, building, hazard_class, inspected_on, approved_on, correct_by, order_number, words, status, status_on,
     open_or_close)
   select 10000000 + n, 3000001 + ${BUSY_LOT}, ${toBbl(BUSY_LOT)}, ${BUSY_LOT}, (array['A', 'B', 'C'])[1 + n % 3], day, day,
     day, 500 + n % 200, 'SECTION 27-2005 ADM CODE PROPERLY REPAIR THE BROKEN OR DEFECTIVE PLASTERED SURFACES', 'NOV SENT OUT',
     day, 'Open'
   from (select n, date '2010-01-15' + n % 5800 as day ${rows(3_000_000)}) as numbers`,
  `insert into city.dob_violations (key, bin, issued_on, type, number, category, safety_key)
   select n, 3000001 + ${LOT}, date '2001-01-01' + n % 9000, (array['LBLVIO','E','C','BENCH'])[1 + n % 4], 'V' || n,
     'V-DOB VIOLATION - ACTIVE', n::text ${rows(600_000)}`,
  `insert into city.dob_safety_violations (key, bin, issued_on, type, status)
   select 'VIO-' || n, 3000001 + ${LOT}, date '2010-01-01' + n % 5000, 'FTF-PL-PER', 'Active' ${rows(700_000)}`,
  `insert into city.dob_ecb_violations (key, bin, status, issued_on, type, balance, hearing_status, sections)
   select n || 'A', 3000001 + ${LOT}, 'ACTIVE', date '2001-01-01' + n % 9000, 'Construction', n % 900, 'IN VIOLATION',
     array['28-301.1'] ${rows(1_800_000)}`,
  `insert into city.oath_hearings (key, ticket, agency, bbl, hearing_on, decided_on, balance, codes, sections, charges)
   select n || 'A', '0' || n || 'A', 'DEPT. OF BUILDINGS', ${toBbl(LOT)}, date '2020-01-01', date '2020-01-01', n % 800, '{}',
     '{}', '{}' ${rows(1_400_000)}`,
  `insert into city.sets (name, version, rows, is_shipped, imported_at, as_of)
   values ('hpd-violations', '2026-11-26', 3000000, false, now(), '2026-11-26')
   on conflict (name) do update set version = excluded.version, rows = excluded.rows, is_shipped = false,
     as_of = excluded.as_of`,
  'vacuum analyze',
];

const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
for (const statement of STATEMENTS) await pool.query(statement);

const codes = codeMapFrom([]);
const times: number[] = [];
for (let index = 0; index < LOOK_UPS + WARM_UP; index += 1) {
  const lot = (index * 104_729) % LOTS;
  const bbl = String(3_000_010_001 + Math.floor(lot / 100) * 10_000 + (lot % 100));
  const start = performance.now();
  for (const record of await readCityRecords({ db: { pool } }, [bbl])) summarize(record, codes, DAY);
  times.push(performance.now() - start);
}
await pool.end();
const sorted = times.slice(WARM_UP).toSorted((one, other) => one - other);
process.stdout.write(JSON.stringify({ lot: sorted[Math.floor(sorted.length * 0.99)] }));
