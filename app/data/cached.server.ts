import { fillFigures } from './figures.server.ts';
import { LRUCache } from 'lru-cache';
import type { UseName } from '#law/figures/placeholders.ts';
import { dayInNewYork } from '#law/days.ts';
import { submissionsOf } from '#cms/events/content-event.ts';
import { failureRecorder, isDatabaseUnavailable } from '#cms/database/visitor-limit.ts';
import { isListening, onContentEvent } from '#cms/events/hub.ts';
import { collectUses, isAffected, recordUses, type Uses } from '#cms/register/uses.ts';
import { isPreview } from './reader.server.ts';

const MAX_RESULTS = 200;

/** For content that changed outside the panel, which publishes no event. */
const MAX_AGE_MS = 5 * 60_000;

interface Loaded<Result> {
  result: Result;
  uses: Uses;
}

interface Entry<Result> {
  loading: Promise<Loaded<Result>>;
  uses?: Uses;
}

type Cache = Pick<LRUCache<string, { uses?: Uses }>, 'clear' | 'delete' | 'entries'>;

const caches: Cache[] = [];

const cacheOf = <Value extends { uses?: Uses }>(ttl?: number) =>
  new LRUCache<string, Value>({ max: MAX_RESULTS, ttl });

export const clearContentCache = (): void => {
  for (const cache of caches) cache.clear();
};

/** Also drops what is still loading: it may use the figure, too. */
function forgetUsersOf(use: UseName): void {
  for (const cache of caches) {
    for (const [key, { uses }] of cache.entries()) if (!uses || isAffected(uses, use)) cache.delete(key);
  }
}

onContentEvent((event) => {
  if (event.use) forgetUsersOf(event.use);
  else if (!submissionsOf(event)) clearContentCache();
});

interface Options {
  outlivesChanges?: boolean;
}

/** For the header and footer: without them, a page could not say that the database is unavailable. */
export const IN_FRAME: Options = { outlivesChanges: true };

/**
 * Caches what a function loads, with its figures filled in, until the content, a figure in it, or the day
 * changes. Simultaneous calls share one query. All callers share the result, so it must not be modified.
 * Previews, and processes that receive no change events, load it each time. While the database is
 * unavailable, the last result is used unless it has changed since. See docs/decisions/0025.
 */
export function cached<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
  { outlivesChanges = false }: Options = {},
): (...args: Args) => Promise<Result> {
  const cache = cacheOf<Entry<Result>>(MAX_AGE_MS);
  const last = cacheOf<Loaded<Result>>();
  caches.push(cache);
  if (!outlivesChanges) caches.push(last);
  const loadFilled = async (args: Args) => collectUses(async () => fillFigures(await load(...args)));

  const loadShared = async (args: Args): Promise<Loaded<Result>> => {
    const key = JSON.stringify([dayInNewYork(new Date()), ...args]);
    const entry = cache.get(key) ?? { loading: loadFilled(args) };
    if (!cache.has(key)) {
      cache.set(key, entry);
      entry.loading.then(
        (loaded) => {
          entry.uses = loaded.uses;
          if (cache.peek(key) === entry) last.set(JSON.stringify(args), loaded);
        },
        () => cache.peek(key) === entry && cache.delete(key),
      );
    }
    const loaded = await entry.loading;
    recordUses(loaded.uses);
    return loaded;
  };

  return async (...args) => {
    if (isPreview()) return (await loadFilled(args)).result;
    try {
      return (await (isListening() ? loadShared(args) : loadFilled(args))).result;
    } catch (error) {
      const known = last.get(JSON.stringify(args));
      if (!known || !isDatabaseUnavailable(error)) throw error;
      failureRecorder()();
      recordUses(known.uses);
      return known.result;
    }
  };
}
