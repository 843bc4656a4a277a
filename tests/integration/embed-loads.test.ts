import { subDays } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countEmbedLoads, deleteOldEmbedLoads, listEmbeddingHosts } from '#collections/embed-loads.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

/** A Saturday, 1 PM in New York. */
const NOW = new Date('2026-11-21T18:00:00Z');

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
});
afterAll(() => test.close());
beforeEach(() => test.payload.db.pool.query('delete from embed_loads'));

const count = (loads: Record<string, number>, options: { now?: Date; maxHosts?: number } = {}) =>
  countEmbedLoads(
    test.payload,
    Object.entries(loads).map(([host, times]) => ({ host, loads: times })),
    { now: NOW, ...options },
  );

const shown = async () =>
  (await listEmbeddingHosts(test.payload, NOW)).map(({ host, loads }) => [host, loads]);

const stored = async () =>
  (
    await test.payload.db.pool.query<{ day: string; host: string; loads: number }>(
      'select day::text, host, loads from embed_loads order by day, host',
    )
  ).rows;

describe('counting the loads of hosts', () => {
  it('adds them up by host and day in New York, and stores nothing else', async () => {
    await count({ 'news.example': 2, 'blog.example': 1 });
    await count({ 'news.example': 3 });
    await count({ 'news.example': 1 }, { now: new Date('2026-11-22T04:30:00Z') });
    await count({ 'news.example': 1 }, { now: new Date('2026-11-22T05:30:00Z') });
    expect(await stored()).toEqual([
      { day: '2026-11-21', host: 'blog.example', loads: 1 },
      { day: '2026-11-21', host: 'news.example', loads: 6 },
      { day: '2026-11-22', host: 'news.example', loads: 1 },
    ]);
  });

  it('loses none of a hundred at once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => count({ 'news.example': 1 })));
    expect(await shown()).toEqual([['news.example', 100]]);
  });

  it('takes no new host of a day with the most hosts, and still counts those it has', async () => {
    await count({ 'a.example': 1, 'b.example': 1 }, { maxHosts: 3 });
    await count({ 'b.example': 1, 'c.example': 1, 'd.example': 5 }, { maxHosts: 3 });
    await count({ 'e.example': 9, 'd.example': 1 }, { maxHosts: 3 });
    expect(await shown()).toEqual([
      ['d.example', 6],
      ['b.example', 2],
      ['a.example', 1],
    ]);
  });
});

it('lists the hosts of the last 30 days with their last day, the most frequent first', async () => {
  await count({ 'old.example': 50 }, { now: subDays(NOW, 30) });
  await count({ 'news.example': 2 }, { now: subDays(NOW, 29) });
  await count({ 'news.example': 2, 'blog.example': 3 });
  expect(await listEmbeddingHosts(test.payload, NOW)).toEqual([
    { host: 'news.example', loads: 4, lastDay: '2026-11-21' },
    { host: 'blog.example', loads: 3, lastDay: '2026-11-21' },
  ]);
});

it('deletes counts after 400 days', async () => {
  await count({ 'old.example': 1 }, { now: subDays(NOW, 400) });
  await count({ 'news.example': 1 }, { now: subDays(NOW, 399) });
  await deleteOldEmbedLoads(test.payload, NOW);
  expect((await stored()).map(({ host }) => host)).toEqual(['news.example']);
});
