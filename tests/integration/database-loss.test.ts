import { connect, createServer, type Server, type Socket } from 'node:net';
import getPort from 'get-port';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { resilientPool } from '#cms/database/pool.ts';
import { currentTransaction, inTransaction } from '#cms/database/transactions.ts';
import { isDatabaseUnavailable, withVisitorLimit } from '#cms/database/visitor-limit.ts';
import { releaseStaleJobs } from '#cms/jobs/interrupted-jobs.ts';
import { withoutStatementLimit } from '#server/back-office/migrations.ts';
import { newsletterSubscription } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
});

beforeEach(() => void vi.spyOn(test.payload.logger, 'warn').mockReturnValue(undefined));

afterAll(() => test.close());

const poolSize = ({ db }: Payload): number => db.pool.options.max;

/** Ends all other connections of the pool, like a database that shuts down. */
const endConnections = () =>
  test.payload.db.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lotline' and datname = current_database() and pid <> pg_backend_pid()`);

describe('a transaction', () => {
  it('fails and stores nothing if its connection is lost before the commit', async () => {
    const stored = { collection: 'newsletter-subscriptions' } as const;
    const lost = inTransaction(test.payload, async (req) => {
      const data = { ...newsletterSubscription(), source: 'll97_blog' as const };
      await test.payload.create({ ...stored, data, req });
      await endConnections();
    });
    await expect(lost).rejects.toThrow('The database did not confirm the commit.');
    expect((await test.payload.count(stored)).totalDocs).toBe(0);
  });

  it('fails if it was rolled back before the commit', async () => {
    const rolledBack = inTransaction(test.payload, async (req) => {
      await test.payload.db.rollbackTransaction((await req.transactionID) ?? '');
    });
    await expect(rolledBack).rejects.toThrow('The transaction was rolled back.');
  });
});

describe('a connection that is lost while it is checked out', () => {
  it('does not crash the process, and frees its place in the pool', async () => {
    const { pool, drizzle } = test.payload.db;
    for (let lost = 0; lost < poolSize(test.payload) + 1; lost += 1) {
      const held = await pool.connect();
      const ended = new Promise((resolve) => held.once('end', resolve));
      await endConnections();
      await ended;
    }
    await vi.waitFor(() => expect(pool.totalCount).toBeLessThan(poolSize(test.payload)), 10_000);
    expect((await drizzle.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});

const isCut = { message: 'terminating connection due to administrator command' };

async function ownPool() {
  const { pg, poolOptions } = test.payload.db;
  const lost = vi.fn();
  return { pool: resilientPool({ pg: pg!, poolOptions }, lost), lost };
}

/** Checks out a connection, calls `before`, makes the database end the connection, and releases it. */
async function loseConnection(pool: Payload['db']['pool'], before?: () => void) {
  const held = await pool.connect();
  const ended = new Promise((resolve) => held.once('end', resolve));
  before?.();
  await endConnections();
  await ended;
  held.release(true);
}

describe('a pool', () => {
  it('reports a lost connection', async () => {
    const { pool, lost } = await ownPool();
    await loseConnection(pool);
    expect(lost).toHaveBeenCalledWith(expect.objectContaining(isCut));
    await pool.end();
  });

  it('does not report a connection lost while the pool is closing, as the database may be stopping, too', async () => {
    const { pool, lost } = await ownPool();
    let ended: Promise<void> | undefined;
    await loseConnection(pool, () => {
      ended = pool.end();
    });
    await ended;
    expect(lost).not.toHaveBeenCalled();
  });
});

/** Opens a proxy to the database. While frozen, the proxy accepts connections but never responds. */
async function openGate() {
  const { hostname, port } = new URL(test.payload.db.poolOptions.connectionString ?? '');
  const own = await getPort();
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let server: Server | undefined;
  const all = (change: (socket: Socket) => void) => sockets.forEach(change);
  const open = () =>
    new Promise<void>((opened) => {
      server = createServer((near) => {
        const far = connect(Number(port), hostname);
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.on('error', () => undefined);
          from.on('close', () => to.destroy());
          from.on('data', (data) => to.write(data));
          if (isFrozen) from.pause();
        }
      }).listen(own, '127.0.0.1', opened);
    });
  await open();
  return {
    port: own,
    freeze() {
      isFrozen = true;
      all((socket) => socket.pause());
    },
    thaw() {
      isFrozen = false;
      all((socket) => socket.resume());
    },
    refuse() {
      server?.close();
      all((socket) => socket.destroy());
    },
    open,
  };
}

describe("a visitor's request", () => {
  const LIMIT_MS = 300;
  /** The longest that an immediate response may take on a busy machine. */
  const AT_ONCE_MS = 2000;
  let gate: Awaited<ReturnType<typeof openGate>>;
  let pool: Payload['db']['pool'];

  const read = () => pool.query<{ one: number }>('select 1 as one').then(({ rows }) => rows[0]?.one);
  const readAsVisitor = (ms = LIMIT_MS) => withVisitorLimit(ms, read);
  const isUnavailable = (reading: Promise<unknown>) =>
    reading.then(
      () => false,
      (error: unknown) => isDatabaseUnavailable(error),
    );
  const timed = async (work: () => Promise<unknown>) => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };

  beforeAll(async () => {
    const { pg, poolOptions } = test.payload.db;
    gate = await openGate();
    const url = new URL(poolOptions.connectionString ?? '');
    url.host = `127.0.0.1:${gate.port}`;
    pool = resilientPool(
      { pg: pg!, poolOptions: { ...poolOptions, connectionString: url.href } },
      () => undefined,
    );
  });

  afterAll(async () => {
    gate.refuse();
    await pool.end();
  });

  it('fails within its time limit while the database is frozen, and succeeds right afterward', async () => {
    // Open some connections, then send more requests than the pool has connections.
    await Promise.all([1, 2, 3].map(() => readAsVisitor(AT_ONCE_MS)));
    gate.freeze();
    const many = Array.from({ length: poolSize(test.payload) * 3 }, () => isUnavailable(readAsVisitor()));
    expect(await timed(async () => expect(await Promise.all(many)).not.toContain(false))).toBeLessThan(
      LIMIT_MS + AT_ONCE_MS,
    );
    const job = read();
    gate.thaw();
    expect(await readAsVisitor(AT_ONCE_MS)).toBe(1);
    expect(await job).toBe(1);
    await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount));
  });

  it('fails at once while the database refuses connections, and succeeds right afterward', async () => {
    await readAsVisitor(AT_ONCE_MS);
    gate.refuse();
    await vi.waitFor(async () => expect(await isUnavailable(readAsVisitor())).toBe(true));
    const refused = await timed(async () => expect(await isUnavailable(readAsVisitor(60_000))).toBe(true));
    expect(refused).toBeLessThan(AT_ONCE_MS);
    await gate.open();
    expect(await readAsVisitor(AT_ONCE_MS)).toBe(1);
  });

  it('keeps its connection while no statement runs, such as while it stores a file', async () => {
    await withVisitorLimit(1000, async () => {
      const held = await pool.connect();
      await held.query('begin');
      await held.query('select 1');
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect((await held.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await held.query('rollback');
      held.release();
    });
  });

  it('cancels a statement that exceeds the time limit', async () => {
    expect(await isUnavailable(withVisitorLimit(LIMIT_MS, () => pool.query('select pg_sleep(60)')))).toBe(
      true,
    );
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`
        select from pg_stat_activity where query = 'select pg_sleep(60)' and datname = current_database()`);
      expect(rows).toEqual([]);
    }, 10_000);
  });
});

it('migrations run without a statement timeout, and other statements have one', async () => {
  const limit = sql`select current_setting('statement_timeout') as limit`;
  const seen: unknown[] = [];
  const look = async ({ db }: MigrateUpArgs) => void seen.push((await db.execute(limit)).rows);
  const { up } = withoutStatementLimit({ name: 'of this test', up: look, down: look });
  await inTransaction(test.payload, async (req) => up({ db: await currentTransaction(req) }));
  expect(seen).toEqual([[{ limit: '0' }]]);
  expect((await test.payload.db.drizzle.execute(limit)).rows).toEqual([{ limit: '1min' }]);
});

describe('releaseStaleJobs', () => {
  const begin = (age: string, state: string) =>
    test.payload.db.drizzle.execute(
      sql.raw(`insert into payload_jobs (task_slug, queue, processing, completed_at, updated_at)
        values ('sendMail', 'mail', ${state}, now() + interval '${age}')`),
    );
  const left = async () => {
    const { rows } = await test.payload.db.drizzle.execute(
      sql`select processing from payload_jobs order by id`,
    );
    return rows.map(({ processing }) => processing);
  };

  it.each([
    ['keeps a job that was updated a moment ago', '-5 seconds', 'true, null', 'mail', [true]],
    ['releases a job that was last updated a while ago', '-2 minutes', 'true, null', 'mail', [false]],
    [
      'releases a job whose update time is in the future because of a wrong clock',
      '6 hours',
      'true, null',
      'mail',
      [false],
    ],
    ['deletes a completed job that was left over', '-2 minutes', 'false, now()', 'mail', []],
    ['keeps jobs of other queues', '-2 minutes', 'true, null', 'default', [true]],
  ])('%s', async (_what, age, state, queue, expected) => {
    await begin(age, state);
    await releaseStaleJobs(test.payload.db, queue);
    expect(await left()).toEqual(expected);
    await test.payload.db.drizzle.execute(sql`delete from payload_jobs`);
  });
});
