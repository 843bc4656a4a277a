import { countText } from './import/progress.ts';
import type { Database } from './database.ts';
import { closeInterrupted } from './import/history.ts';
import { SETS } from './sets/index.ts';
import { SET_NAMES, type SetName } from './sets/set.ts';
import { versionText } from '#law/buildings/facts.ts';

type Print = (line: string) => void;

/** The city's own files contain about this share of ranges without a name, and the like. */
const TOLERATED = 0.001;

async function count(db: Database, query: string): Promise<number> {
  const { rows } = await db.query<{ count: string }>(`select count(*) from (${query}) as found`);
  return Number(rows[0]?.count);
}

async function verifySet(db: Database, name: SetName, check: (line: string, isRight: boolean) => void) {
  const { title, counted, rules } = SETS[name];
  const { rows } = await db.query<{ version: string; rows: string; is_shipped: boolean }>(
    'select version, rows, is_shipped from city.sets where name = $1',
    [name],
  );
  const [loaded] = rows;
  const found = await count(db, `select from city.${counted.table}`);
  if (!loaded) {
    check(`${title}: not loaded, and empty`, found === 0);
    return;
  }
  const size = `${countText(found)} ${counted.unit}`;
  check(`${title}, ${versionText(loaded.version)}: ${size}, as recorded`, found === Number(loaded.rows));
  if (found < counted.least && !loaded.is_shipped) {
    check(`${title}: part of the set (a whole set has at least ${countText(counted.least)})`, true);
  }
  for (const { rule, against } of rules) {
    const wrong = await count(db, against);
    const note = wrong > 0 ? ` (${countText(wrong)} rows contradict it)` : '';
    check(`${title}: ${rule}${note}`, wrong <= found * TOLERATED);
  }
}

export async function verifySets(db: Database, print: Print): Promise<number> {
  let failed = 0;
  const check = (line: string, isRight: boolean) => {
    if (!isRight) failed += 1;
    print(`${isRight ? 'right' : 'WRONG'}  ${line}`);
  };
  await closeInterrupted(db);
  for (const name of SET_NAMES) await verifySet(db, name, check);
  const leftovers = await count(
    db,
    String.raw`select from pg_class where relnamespace = 'city'::regnamespace and relname like '%\_new'`,
  );
  check('Interrupted imports left nothing behind', leftovers === 0);
  return failed;
}
