import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { launcherFor } from './isolation.ts';
import { limitConcurrency, runLimited, TooManyWaitingError, type Limits } from './limited-process.ts';

const PROGRAM = fileURLToPath(new URL('./limited-process.fixture.ts', import.meta.url));
const LIMITS: Limits = { milliseconds: 20_000, megabytes: 300, priority: 'idle' };

const ask = (behavior: string, limits: Partial<Limits> = {}, more: object = {}) =>
  runLimited(PROGRAM, { behavior, ...more }, { ...LIMITS, ...limits });

/** Calls `work` with a secret file, the path of a file that does not exist, and a server's port. */
async function withTargets<T>(
  work: (targets: { secretFile: string; newFile: string; port: number }) => Promise<T>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-escape-'));
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const secretFile = path.join(folder, 'payload-secret');
    await writeFile(secretFile, 'hidden');
    const { port } = server.address() as AddressInfo;
    return await work({ secretFile, newFile: path.join(folder, 'new'), port });
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

describe('a process with limits', { timeout: 60_000 }, () => {
  it('returns the result of its program, which has no access to secrets', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'hidden');
    const result = await ask('answer');
    expect(result).toHaveProperty('secrets');
    expect(JSON.stringify(result)).not.toMatch(/SECRET|DATABASE|SMTP/);
  });

  it('runs with nice value 5 for the priority "low", and 19 for "idle"', async () => {
    expect(await ask('answer', { priority: 'low' })).toHaveProperty('nice', 5);
    expect(await ask('answer', { priority: 'idle' })).toHaveProperty('nice', 19);
  });

  it.runIf(existsSync('/usr/bin/chrt'))('uses the idle scheduling policy if it is idle', async () => {
    const policy = ['/usr/bin/chrt', '--idle', '0'];
    expect(await launcherFor({}, true)).toEqual([...policy, ...(await launcherFor({}))]);
  });

  it.each([false, true])('cannot read secrets, write, or run commands (native: %s)', async (native) => {
    await withTargets(async (targets) => {
      expect(await ask('escape', { native }, targets)).toMatchObject({
        read: 'ERR_ACCESS_DENIED',
        environment: 'ERR_ACCESS_DENIED',
        write: 'ERR_ACCESS_DENIED',
        command: 'ERR_ACCESS_DENIED',
      });
      expect(existsSync(targets.newFile)).toBe(false);
    });
  });

  it('can read only the files that it was given', async () => {
    await withTargets(async (targets) => {
      const given = await ask('escape', { reads: [targets.secretFile] }, targets);
      expect(given).toMatchObject({ read: 'succeeded', environment: 'ERR_ACCESS_DENIED' });
    });
  });

  it.each([[[]], [['/a/file']]])(
    'that may read the files %j has no network and runs as another user if the system allows it',
    async (reads) => {
      const launcher = await launcherFor({ reads });
      const { connection, user } = (await withTargets((targets) => ask('escape', { reads }, targets))) as {
        connection: string;
        user: number;
      };
      const isCut = launcher.includes('--net') || Number(process.versions.node.split('.')[0]) >= 25;
      if (isCut) expect(connection).toMatch(/^(ENETUNREACH|ERR_ACCESS_DENIED)$/);
      else expect(connection).toBe('succeeded');
      const isNobody = launcher.includes('--setuid') || launcher.includes('--user');
      expect(user).toBe(isNobody ? 65_534 : process.getuid?.());
    },
  );

  it.each<[string, string, Partial<Limits>]>([
    ['crash', 'crashed', {}],
    ['exit', 'crashed', {}],
    ['hang', 'tooLong', { milliseconds: 3_000 }],
    // At idle priority, a busy machine may not let the process allocate anything within the time limit.
    ['fill', 'tooLarge', { priority: 'low', milliseconds: 50_000 }],
  ])(
    'with the behavior "%s" fails with "%s", and the next process works',
    async (behavior, reason, limits) => {
      await expect(ask(behavior, limits)).rejects.toMatchObject({ name: 'LimitedProcessError', reason });
      expect(await ask('answer')).toHaveProperty('secrets');
    },
  );
});

describe('limitConcurrency', () => {
  it('rejects a task if too many others are waiting', async () => {
    const limit = limitConcurrency(1, 1);
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const [first, second] = [limit(() => blocked), limit(() => Promise.resolve('second'))];
    await expect(limit(() => Promise.resolve('third'))).rejects.toThrow(TooManyWaitingError);
    release();
    await first;
    expect(await second).toBe('second');
    expect(await limit(() => Promise.resolve('third'))).toBe('third');
  });

  it('never exceeds the limit of concurrent tasks, even after one fails', async () => {
    const limit = limitConcurrency(2);
    let running = 0;
    let highest = 0;
    const task = async (index: number) => {
      running += 1;
      highest = Math.max(highest, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index === 1) throw new Error('expected');
      return index;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => limit(() => task(index))));
    expect(highest).toBe(2);
    expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual([
      0, 2, 3, 4,
    ]);
  });
});
