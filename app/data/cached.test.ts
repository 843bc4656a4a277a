import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable, hasDatabaseFailed, withVisitorLimit } from '#cms/database/visitor-limit.ts';
import { emitContentEvent, setListening } from '#cms/events/hub.ts';
import { collectUses, addUses } from '#cms/register/uses.ts';
import type { User } from '#cms/payload-types.ts';
import { runAsPreviewer } from '#cms/publishing/preview-context.ts';
import { cached, IN_LAYOUT } from './cached.server.ts';

const load = vi.fn((name: string, page?: number) =>
  Promise.resolve(`${name} ${page ?? ''} ${load.mock.calls.length}`),
);
const loadCached = cached(load);

beforeEach(() => {
  setListening(true);
  emitContentEvent({ collection: 'all', change: 'changed' });
  load.mockClear();
});
afterEach(() => setListening(false));

it('a cached function loads once for each set of arguments', async () => {
  const answers = [
    await loadCached('a'),
    await loadCached('a'),
    await loadCached('a', 2),
    await loadCached('b'),
  ];
  expect(answers).toEqual(['a  1', 'a  1', 'a 2 2', 'b  3']);
});

it('a cached function loads once for simultaneous calls', async () => {
  await Promise.all([loadCached('a'), loadCached('a')]);
  expect(load).toHaveBeenCalledOnce();
});

it('a cached function reloads after a content change, and after a data change only if it shows that data', async () => {
  const loadCity = cached(load, { shows: 'city' });
  const loadBoth = () => Promise.all([loadCached('a'), loadCity('city')]);
  await loadBoth();
  emitContentEvent({ collection: 'quiz-submissions', change: 'changed' });
  await loadBoth();
  expect(load).toHaveBeenCalledTimes(2);
  emitContentEvent({ collection: 'city', change: 'changed' });
  await loadBoth();
  expect(load.mock.lastCall).toEqual(['city']);
  expect(load).toHaveBeenCalledTimes(3);
  emitContentEvent({ collection: 'modules', change: 'changed' });
  await loadBoth();
  expect(load).toHaveBeenCalledTimes(5);
});

it('a cached function does not cache a result that started loading before a change', async () => {
  let answer: (text: string) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const early = loadCached('a');
  emitContentEvent({ collection: 'modules', change: 'changed' });
  answer('old');
  expect(await early).toBe('old');
  expect(await loadCached('a')).not.toBe('old');
});

it('a cached function does not cache a failure', async () => {
  load.mockRejectedValueOnce(new Error('no database'));
  await expect(loadCached('a')).rejects.toThrow('no database');
  expect(await loadCached('a')).toBe('a  2');
});

it('a cached function loads every time in a preview, and when the process receives no events', async () => {
  await loadCached('a');
  await runAsPreviewer({} as User, () => loadCached('a'));
  setListening(false);
  await loadCached('a');
  expect(load).toHaveBeenCalledTimes(3);
});

it('a cached function reports the figures it uses, even when the result is cached', async () => {
  const loadCachedText = cached(() => {
    addUses(['deadline:ll97-report']);
    return Promise.resolve('text');
  });
  const loaded = await collectUses(() => loadCachedText());
  const again = await collectUses(() => loadCachedText());
  expect([loaded.uses, again.uses]).toEqual(Array(2).fill(new Set(['deadline:ll97-report'])));
});

it('a cached function reloads when a new day starts in New York, because figures may have new values', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T04:59:59Z'), toFake: ['Date'] });
  await loadCached('a');
  vi.setSystemTime(new Date('2026-12-01T05:00:00Z'));
  await loadCached('a');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

describe('a cached function that cannot load', () => {
  const lose = (mock: typeof load) => mock.mockRejectedValueOnce(new DatabaseUnavailable('gone'));

  it('returns the last result while the database is down, and records the failure', async () => {
    await loadCached('a');
    setListening(false);
    lose(load);
    await withVisitorLimit(1000, async () => {
      expect(await loadCached('a')).toBe('a  1');
      expect(hasDatabaseFailed()).toBe(true);
    });
    expect(await loadCached('a')).toBe('a  3');
  });

  it('does not return a result from before a change, such as an unpublished article', async () => {
    await loadCached('a');
    emitContentEvent({ collection: 'articles', change: 'changed' });
    lose(load);
    await expect(loadCached('a')).rejects.toThrow('gone');
  });

  it('returns the header and footer even if they changed since the last load', async () => {
    const loadFrame = cached(load, IN_LAYOUT);
    await loadFrame('frame');
    emitContentEvent({ collection: 'all', change: 'changed' });
    lose(load);
    expect(await loadFrame('frame')).toBe('frame  1');
  });

  it('rethrows any other error', async () => {
    await loadCached('a');
    setListening(false);
    load.mockRejectedValueOnce(new TypeError('a mistake'));
    await expect(loadCached('a')).rejects.toThrow('a mistake');
  });
});
