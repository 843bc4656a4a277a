import pg from 'pg';
import { parseQuery } from '#city-data/address-parser/parse-query.ts';
import { findBuildings } from '#city-data/find-building.ts';
import { getPayload } from 'payload';
import config from '#cms/payload.config.ts';

/** Looks up addresses, BBLs and BINs from the loaded data sets, and prints the 99th percentile in milliseconds. */
const LOOK_UPS = 1500;
/** The number of lookups before the measurement, because V8 compiles code while it runs. */
const WARM_UP = 300;

interface Row {
  address: string;
  bbl: string;
  bin: number;
}

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query<Row>(`
  select low_text || ' ' || name as address, bbl::text, bin
  from city.address_ranges as ranges tablesample system (0.5)
  join city.streets on streets.borough = ranges.borough and code = street and is_primary
  where low > 0 and bin is not null
  limit ${LOOK_UPS + WARM_UP}`);
await client.end();

const typed = rows.map(
  ({ address, bbl, bin }, index) => [address, address, bbl, String(bin)][index % 4] ?? address,
);
await getPayload({ config });
const times: number[] = [];
for (const text of typed) {
  const start = performance.now();
  await findBuildings(parseQuery(text));
  times.push(performance.now() - start);
}
const measured = times.slice(WARM_UP).sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({ p99: measured[Math.floor(measured.length * 0.99)], typed: typed.slice(0, 400) }),
);
process.exit();
