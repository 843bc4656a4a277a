import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  keepLimited,
  limitConcurrency,
  runLimited,
  TooManyWaitingError,
  type Limits,
} from './limited-process.ts';

const PROGRAM = fileURLToPath(new URL('./limited-process.fixture.ts', import.meta.url));
const LIMITS: Limits = { milliseconds: 20_000, megabytes: 300, priority: 10 };

const ask = (behavior: string, limits: Partial<Limits> = {}) =>
  runLimited(PROGRAM, { behavior }, { ...LIMITS, ...limits });

describe('a process with limits', { timeout: 60_000 }, () => {
  it('returns the result of the program, which sees no secrets', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'hidden');
    const result = await ask('answer');
    expect(result).toHaveProperty('secrets');
    expect(JSON.stringify(result)).not.toMatch(/SECRET|DATABASE|SMTP/);
  });

  it.each([
    ['crash', 'crashed', {}],
    ['exit', 'crashed', {}],
    ['hang', 'tooLong', { milliseconds: 3_000 }],
    ['fill', 'tooLarge', {}],
  ])('that is told to %s fails as %s, and the next one answers', async (behavior, reason, limits) => {
    await expect(ask(behavior, limits)).rejects.toMatchObject({ name: 'LimitedProcessError', reason });
    expect(await ask('answer')).toHaveProperty('secrets');
  });
});

describe('a process that is kept', { timeout: 60_000 }, () => {
  const pidOf = async (answer: Promise<unknown>) => z.object({ pid: z.number() }).parse(await answer).pid;

  it('answers one input after another, and another process answers after it failed or was idle', async () => {
    const keep = keepLimited(PROGRAM, LIMITS, 50);
    const first = await pidOf(keep({ behavior: 'answer' }));
    expect(await pidOf(keep({ behavior: 'answer' }))).toBe(first);
    await expect(keep({ behavior: 'crash' })).rejects.toMatchObject({ reason: 'crashed' });
    const second = await pidOf(keep({ behavior: 'answer' }));
    expect(second).not.toBe(first);
    await vi.waitFor(() => expect(() => process.kill(second, 0)).toThrow(), { timeout: 10_000 });
    expect(await pidOf(keep({ behavior: 'answer' }))).not.toBe(second);
  });
});

describe('limitConcurrency', () => {
  it('refuses a task at once when enough others wait', async () => {
    const limit = limitConcurrency(1, 1);
    let end = () => {};
    const first = limit(() => new Promise<void>((resolve) => (end = resolve)));
    const second = limit(() => Promise.resolve('done'));
    await expect(limit(() => Promise.resolve())).rejects.toThrow(TooManyWaitingError);
    end();
    await first;
    expect(await second).toBe('done');
  });

  it('runs at most that many tasks at once, also after one fails', async () => {
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
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });
});
