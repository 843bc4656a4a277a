import type { Log } from '../logger.ts';

const STORE_EVERY_MS = 2000;

/** Between two batches. Requests can make up keys, and the database may be away. */
const MAX_KEYS = 10_000;

/** Writes every two seconds, because a statement per view would cost more than the page. */
export class BatchedCounts {
  readonly #store: (counted: [key: string, count: number][]) => Promise<void>;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #counted = new Map<string, number>();

  constructor(store: (counted: [key: string, count: number][]) => Promise<void>, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), STORE_EVERY_MS).unref();
  }

  protected add(key: string, count = 1): void {
    const before = this.#counted.get(key);
    if (before === undefined && this.#counted.size >= MAX_KEYS) return;
    this.#counted.set(key, (before ?? 0) + count);
  }

  async flush(): Promise<void> {
    const counted = [...this.#counted];
    if (counted.length === 0) return;
    this.#counted = new Map();
    try {
      await this.#store(counted);
    } catch (error) {
      this.#log.warn({ err: error }, 'Counts could not be stored.');
      for (const [key, count] of counted) this.add(key, count);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
