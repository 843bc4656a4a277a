import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { ArticleReaders } from '#collections/articles/read-count.ts';
import type { Log } from '../logger.ts';

export type StoreReadCounts = (counted: ArticleReaders[]) => Promise<void>;

const ARTICLE = /^\/([^/]+)\/blog\/([^/?]+?)(?:\.data)?(?:\?|$)/;

const STORE_EVERY_MS = 2000;

/** Articles per batch. Limited, because requests can make up articles, and the database may be unavailable. */
const MAX_KEYS = 10_000;

/** Caches results, because matching a user agent against all known bots takes longer than sending a cached page. */
const robots = new LRUCache<string, boolean>({ max: 1000 });

function isRobot(userAgent: string): boolean {
  const isListed = robots.get(userAgent) ?? isbot(userAgent);
  robots.set(userAgent, isListed);
  return isListed;
}

function isPerson({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  return (
    method === 'GET' && !/prefetch|prerender/.test(String(purpose)) && !isRobot(headers['user-agent'] ?? '')
  );
}

const toReaders = ([key, readers]: [string, number]): ArticleReaders => {
  const [module = ''] = key.split('/', 1);
  return { module, slug: key.slice(module.length + 1), readers };
};

/**
 * Counts article views, including those of cached pages. Stores them every two seconds, because a statement per view
 * would cost more than the page. See docs/decisions/0042.
 */
export class ReadCounts {
  readonly #store: StoreReadCounts;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #counted = new Map<string, number>();

  constructor(store: StoreReadCounts, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), STORE_EVERY_MS).unref();
  }

  count(request: IncomingMessage, url: string): void {
    const [, module, slug] = ARTICLE.exec(url) ?? [];
    if (!module || !slug || !isPerson(request)) return;
    this.#add(`${module}/${decodeURIComponent(slug)}`);
  }

  async flush(): Promise<void> {
    const counted = [...this.#counted];
    if (counted.length === 0) return;
    this.#counted = new Map();
    try {
      await this.#store(counted.map(toReaders));
    } catch (error) {
      this.#log.warn({ err: error }, 'Counts could not be stored.');
      for (const [key, count] of counted) this.#add(key, count);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #add(key: string, count = 1): void {
    const before = this.#counted.get(key);
    if (before === undefined && this.#counted.size >= MAX_KEYS) return;
    this.#counted.set(key, (before ?? 0) + count);
  }
}
