import { fillFigures } from './figures.server.ts';
import { LRUCache } from 'lru-cache';
import type { UseName } from '#app/regulations/figures/placeholders.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { submissionsOf } from '#cms/events/content-event.ts';
import { isListening, onContentEvent } from '#cms/events/hub.ts';
import { collectUses, isAffected, recordUses, type Uses } from '#cms/figures/uses.ts';
import { isPreview } from './reader.server.ts';

/** The number of cached results of one function, such as one for each module or article. */
const MAX_RESULTS = 200;

/** For content that was changed outside the panel, without an event. */
const MAX_AGE_MS = 5 * 60_000;

interface Entry<Result> {
  loading: Promise<{ result: Result; uses: Uses }>;
  /** Unknown while it is loading. */
  uses?: Uses;
}

type Cache = LRUCache<string, Entry<unknown>>;

const caches: Cache[] = [];

export const clearContentCache = (): void => {
  for (const cache of caches) cache.clear();
};

/** Forgets what uses a figure or deadline, and what is being loaded: that may use it too. */
function forgetUsersOf(use: UseName): void {
  for (const cache of caches) {
    for (const [key, { uses }] of [...cache.entries()]) if (!uses || isAffected(uses, use)) cache.delete(key);
  }
}

onContentEvent((event) => {
  if (event.use) forgetUsersOf(event.use);
  else if (!submissionsOf(event)) clearContentCache();
});

/**
 * Caches what a function loads, with its figures filled in, until content or a figure in it changes, or the day does.
 * Simultaneous calls share one query, and all callers share the result, which must not be modified. Previews, and
 * processes that do not hear of changes, load it each time. See docs/decisions/0025.
 */
export function cached<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const cache = new LRUCache<string, Entry<Result>>({ max: MAX_RESULTS, ttl: MAX_AGE_MS });
  caches.push(cache as Cache);
  const loadFilled = (args: Args) => collectUses(async () => fillFigures(await load(...args)));
  return async (...args) => {
    if (isPreview() || !isListening()) return (await loadFilled(args)).result;
    const key = JSON.stringify([dayInNewYork(new Date()), ...args]);
    const entry = cache.get(key) ?? { loading: loadFilled(args) };
    if (!cache.has(key)) {
      cache.set(key, entry);
      entry.loading.then(
        ({ uses }) => (entry.uses = uses),
        () => cache.peek(key) === entry && cache.delete(key),
      );
    }
    const { result, uses } = await entry.loading;
    recordUses(uses);
    return result;
  };
}
