import { LRUCache } from 'lru-cache';
import { submissionsOf } from '#cms/events/content-event.ts';
import { isListening, onContentEvent } from '#cms/events/hub.ts';
import { isPreview } from './reader.server.ts';

/** The number of cached results of one function, such as one for each module or article. */
const MAX_RESULTS = 200;

/** For content that was changed outside the panel, without an event. */
const MAX_AGE_MS = 5 * 60_000;

const clearFunctions: (() => void)[] = [];

export const clearContentCache = (): void => {
  for (const clear of clearFunctions) clear();
};

onContentEvent((event) => {
  if (!submissionsOf(event)) clearContentCache();
});

/**
 * Caches what a function loads until content changes. Simultaneous calls share one query, and all callers share the
 * result, which must not be modified. Previews, and processes that do not hear of changes, load it each time. See
 * docs/decisions/0025.
 */
export function cached<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const cache = new LRUCache<string, Promise<Result>>({ max: MAX_RESULTS, ttl: MAX_AGE_MS });
  clearFunctions.push(() => cache.clear());
  return (...args) => {
    if (isPreview() || !isListening()) return load(...args);
    const key = JSON.stringify(args);
    const known = cache.get(key);
    if (known) return known;
    const result = load(...args);
    cache.set(key, result);
    result.catch(() => cache.peek(key) === result && cache.delete(key));
    return result;
  };
}
