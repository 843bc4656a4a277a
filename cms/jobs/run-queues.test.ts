import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runnersAreAlive, startRunners, stopRunners } from './run-queues.ts';

type Runs = Parameters<typeof startRunners>[0];

const looks: string[] = [];
let jobStatus: (queue: string) => Record<string, unknown>;

const payload = {
  logger: { error: vi.fn() },
  jobs: {
    handleSchedules: () => Promise.resolve(),
    run: ({ queue }: { queue: string }) => {
      looks.push(queue);
      return Promise.resolve({ jobStatus: jobStatus(queue) });
    },
  },
} as unknown as Runs;

const looksInto = (queue: string) => looks.filter((name) => name === queue).length;
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index, {}]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  looks.length = 0;
  jobStatus = () => ({});
});

afterEach(async () => {
  await stopRunners();
  vi.useRealTimers();
});

test('each queue is looked into at once, and the process says so', async () => {
  expect(runnersAreAlive()).toBe(false);
  startRunners(payload);
  await vi.waitFor(() => expect(looks.toSorted()).toEqual(['default', 'mail']));
  expect(runnersAreAlive()).toBe(true);
});

test('after a full batch the next one follows soon', async () => {
  jobStatus = (queue) => (queue === 'mail' && looksInto('mail') === 1 ? many(10) : {});
  startRunners(payload);
  await vi.waitFor(() => expect(looksInto('mail')).toBe(2), 3000);
  expect(looksInto('default')).toBe(1);
});

test('a failure is logged, and is not the end', async () => {
  jobStatus = (queue) => {
    if (queue === 'mail') throw new Error('The database is away.');
    return {};
  };
  startRunners(payload);
  await vi.waitFor(() => expect(payload.logger.error).toHaveBeenCalledOnce());
  expect(runnersAreAlive()).toBe(true);
});

test('a queue that is not looked into for long is not alive', async () => {
  startRunners(payload);
  await vi.waitFor(() => expect(looks).toHaveLength(2));
  vi.advanceTimersByTime(11 * 60_000);
  expect(runnersAreAlive()).toBe(false);
});

test('nothing begins once it is stopped', async () => {
  startRunners(payload);
  await stopRunners();
  expect(runnersAreAlive()).toBe(false);
});
