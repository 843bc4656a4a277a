import { LRUCache } from 'lru-cache';
import { failureRecorder, isDatabaseUnavailable } from '#cms/database/visitor-limit.ts';
import { changedData, type ShownData } from './content-event.ts';
import { isListening, onContentEvent } from './hub.ts';

const MAX_RESULTS = 200;
const MAX_AGE_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Results expire because some changes publish no event. They expire no later than the next full hour, because figures may
 * change at midnight in New York.
 */
export const expiryFrom = (now: number): number =>
  Math.min(now + MAX_AGE_MS, (Math.floor(now / HOUR_MS) + 1) * HOUR_MS);

interface CachedLoad<Result> {
  loading: Promise<Result>;
  /** Milliseconds since 1970. */
  expiresAt: number;
  last?: { result: Result };
}

export interface Options<Args> {
  /** Also reloads after changes to this data. */
  shows?: ShownData;
  /** While the database is unavailable, returns the last result even if content has changed since. */
  servesStale?: boolean;
  toKey?: (args: Args) => string;
}

/**
 * Caches what `load` returns for the same arguments until content changes. Simultaneous calls share one load. While the
 * database is unavailable, returns the last result unless content has changed since. While this process receives no
 * events, loads every time. Callers share the result and must not modify it.
 */
export function untilChange<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
  { shows, servesStale = false, toKey = JSON.stringify }: Options<Args> = {},
): (...args: Args) => Promise<Result> {
  const entries = new LRUCache<string, CachedLoad<Result>>({ max: MAX_RESULTS });
  onContentEvent((event) => {
    const data = changedData(event);
    if (data && data !== shows) return;
    if (servesStale) for (const entry of entries.values()) entry.expiresAt = 0;
    else entries.clear();
  });

  async function loadEntry(key: string, args: Args): Promise<Result> {
    const known = entries.get(key);
    if (known && Date.now() < known.expiresAt) return known.loading;
    const entry: CachedLoad<Result> = {
      expiresAt: expiryFrom(Date.now()),
      loading: load(...args),
      last: known?.last,
    };
    entries.set(key, entry);
    try {
      entry.last = { result: await entry.loading };
    } catch (error) {
      entry.expiresAt = 0;
      throw error;
    }
    return entry.last.result;
  }

  return async (...args) => {
    const key = toKey(args);
    try {
      return await (isListening() ? loadEntry(key, args) : load(...args));
    } catch (error) {
      const last = entries.get(key)?.last;
      if (!last || !isDatabaseUnavailable(error)) throw error;
      failureRecorder()();
      return last.result;
    }
  };
}
