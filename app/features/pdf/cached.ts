import { LRUCache } from 'lru-cache';

/** Makes a value from its source, and caches the last so many: one is made again when its source has changed. */
export function cached<Source, Value>(
  make: (source: Source) => Promise<Value>,
  { entries }: { entries: number },
) {
  const values = new LRUCache<string, Promise<Value>>({ max: entries });
  return (source: Source): Promise<Value> => {
    const key = JSON.stringify(source);
    const present = values.get(key);
    if (present) return present;
    const value = make(source);
    values.set(key, value);
    value.catch(() => {
      if (values.peek(key) === value) values.delete(key);
    });
    return value;
  };
}
