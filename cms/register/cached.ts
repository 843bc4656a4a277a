import type { Payload } from 'payload';
import { isListening, onContentEvent } from '#cms/events/hub.ts';

const MAX_AGE_MS = 5 * 60_000;

/** Cached until one of the collections changes. A process that does not listen for changes loads it each time. */
export function cachedUntilChange<Loaded>(
  collections: readonly string[],
  load: (payload: Payload) => Promise<Loaded>,
): (payload: Payload) => Promise<Loaded> {
  let cached: { loading: Promise<Loaded>; loadedAt: number } | undefined;
  onContentEvent(({ collection }) => {
    if (collection === 'all' || collections.includes(collection)) cached = undefined;
  });
  return (payload) => {
    if (!isListening()) return load(payload);
    if (cached && Date.now() - cached.loadedAt < MAX_AGE_MS) return cached.loading;
    const entry = { loading: load(payload), loadedAt: Date.now() };
    cached = entry;
    entry.loading.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return entry.loading;
  };
}
