import pTimeout from 'p-timeout';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../../logger.ts';

/** The table that migrations/custom-sql.ts creates. */
const TABLE = 'rate_limits';

/** A visitor does not wait longer than this for the database to count. */
const ANSWER_LIMIT_MS = 1000;
const TOO_LATE = 'The database did not count in time.';

/** A pool of connections to the database; Payload's own is one. */
export type CountingPool = Pick<Pool, 'query'>;

/** Counts what is taken under a key: the seconds to wait where there is no more, else nothing. */
export type Counter = (key: string, points: number) => Promise<number | undefined>;

interface Allowance {
  /** Names the counter in the table. */
  name: string;
  points: number;
  seconds: number;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

async function take(limiter: Limiter, key: string, points: number): Promise<number | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/**
 * Counts in the database, so that several processes count together and a restart forgets nothing. While the
 * database is away or slow, this process counts for itself: nobody is stopped by that. Without a pool, it
 * always does. Rows are deleted an hour after their time.
 */
export function createCounter(
  { name, points, seconds }: Allowance,
  pool: CountingPool | undefined,
  log: Log,
): Counter {
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!pool) return (key, taken) => take(memory, key, taken);
  const database = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    // Whoever is over the limit already costs the database nothing.
    inMemoryBlockOnConsumed: points + 1,
  });
  return async (key, taken) => {
    try {
      return await pTimeout(take(database, key, taken), { milliseconds: ANSWER_LIMIT_MS, message: TOO_LATE });
    } catch (error) {
      log.warn({ err: error }, 'Rate limits are counted without the database');
      return take(memory, key, taken);
    }
  };
}
