import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { ArticleReaders } from '#collections/articles/read-count.ts';
import type { Log } from '../logger.ts';

export type StoreReadCounts = (counted: ArticleReaders[]) => Promise<void>;

const STORE_EVERY_MS = 2000;

const ARTICLE = /^\/([^/]+)\/blog\/([^/?]+?)(?:\.data)?(?:\?|$)/;

/** Matching all known robots takes longer than sending a cached page. */
const robots = new LRUCache<string, boolean>({ max: 1000 });

function isRobot(userAgent: string): boolean {
  const answer = robots.get(userAgent) ?? isbot(userAgent);
  robots.set(userAgent, answer);
  return answer;
}

function isPerson({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  return (
    method === 'GET' && !/prefetch|prerender/.test(String(purpose)) && !isRobot(headers['user-agent'] ?? '')
  );
}

/**
 * Includes cached pages. Writes in batches every two seconds, because a statement per view would cost more
 * than the page. See docs/decisions/0042.
 */
export class ReadCounts {
  readonly #store: StoreReadCounts;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #counted = new Map<string, ArticleReaders>();

  constructor(store: StoreReadCounts, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), STORE_EVERY_MS).unref();
  }

  count(request: IncomingMessage, url: string): void {
    const [, module, slug] = ARTICLE.exec(url) ?? [];
    if (!module || !slug || !isPerson(request)) return;
    this.#add({ module, slug: decodeURIComponent(slug), readers: 1 });
  }

  async flush(): Promise<void> {
    const counted = [...this.#counted.values()];
    if (counted.length === 0) return;
    this.#counted = new Map();
    try {
      await this.#store(counted);
    } catch (error) {
      this.#log.warn({ err: error }, 'Read counts could not be stored.');
      for (const readers of counted) this.#add(readers);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #add({ module, slug, readers }: ArticleReaders): void {
    const key = `${module}/${slug}`;
    const before = this.#counted.get(key)?.readers ?? 0;
    this.#counted.set(key, { module, slug, readers: before + readers });
  }
}
