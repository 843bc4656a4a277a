import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitQueued } from '#cms/events/hub.ts';
import { QUEUES, runnersAreAlive, startRunners, stopRunners } from './run-queues.ts';

type Context = Parameters<typeof startRunners>[0];

const polls: string[] = [];
let jobStatus: (queue: string) => Record<string, unknown>;

const payload = {
  logger: { error: vi.fn() },
  jobs: {
    handleSchedules: () => Promise.resolve(),
    run: ({ queue }: { queue: string }) => {
      polls.push(queue);
      return Promise.resolve({ jobStatus: jobStatus(queue) });
    },
  },
} as unknown as Context;

const countPolls = (queue: string) => polls.filter((name) => name === queue).length;
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index, {}]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  polls.length = 0;
  jobStatus = () => ({});
});

afterEach(async () => {
  await stopRunners();
  vi.useRealTimers();
});

test('startRunners polls every queue right away, and runners stay alive until stopRunners is called', async () => {
  expect(runnersAreAlive()).toBe(false);
  startRunners(payload);
  await vi.waitFor(() => expect(polls.toSorted()).toEqual(QUEUES.map(({ name }) => name).toSorted()));
  expect(runnersAreAlive()).toBe(true);
  await stopRunners();
  expect(runnersAreAlive()).toBe(false);
});

test('a runner polls again within seconds after a full batch', async () => {
  jobStatus = (queue) => (queue === 'mail' && countPolls('mail') === 1 ? many(10) : {});
  startRunners(payload);
  await vi.waitFor(() => expect(countPolls('mail')).toBe(2), 3000);
  expect(countPolls('default')).toBe(1);
});

test('a new job runs right away, even if it was queued during a batch', async () => {
  jobStatus = (queue) => {
    if (queue === 'bills' && countPolls('bills') === 2) emitQueued('bills');
    return {};
  };
  startRunners(payload);
  await vi.waitFor(() => expect(countPolls('bills')).toBe(1));
  emitQueued('bills');
  await vi.waitFor(() => expect(countPolls('bills')).toBe(3));
  expect(countPolls('mail')).toBe(1);
});

test('a runner logs a failed batch and stays alive', async () => {
  jobStatus = (queue) => {
    if (queue === 'mail') throw new Error('The database is unavailable.');
    return {};
  };
  startRunners(payload);
  await vi.waitFor(() => expect(payload.logger.error).toHaveBeenCalledOnce());
  expect(runnersAreAlive()).toBe(true);
});

test('a runner that has not polled its queue for ten minutes is not alive', async () => {
  startRunners(payload);
  await vi.waitFor(() => expect(polls).toHaveLength(QUEUES.length));
  vi.advanceTimersByTime(11 * 60_000);
  expect(runnersAreAlive()).toBe(false);
});

test.each([-6, 6])('changing the system clock by %i hours does not stop any queue', async (hours) => {
  jobStatus = (queue) => (queue === 'mail' && countPolls('mail') === 1 ? many(10) : {});
  startRunners(payload);
  await vi.waitFor(() => expect(countPolls('mail')).toBe(1));
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  expect(runnersAreAlive()).toBe(true);
  await vi.waitFor(() => expect(countPolls('mail')).toBe(2), 3000);
});
