import type { IncomingMessage } from 'node:http';
import type { ArticleReaders } from '#collections/articles/read-count.ts';
import type { Log } from '../logger.ts';
import { isReader } from './is-reader.ts';

/** Stores how many people have opened which articles. */
export type StoreReaders = (counted: ArticleReaders[]) => Promise<void>;

const STORE_EVERY_MS = 2000;

/** The page of an article, or its data. */
const ARTICLE = /^\/([^/]+)\/blog\/([^/?]+?)(?:\.data)?(?:\?|$)/;

/**
 * Counts the readers of articles, whoever renders the page. They are stored together every other second: a statement
 * for each would cost more than the page. See docs/decisions/0006.
 */
export class ReaderCounts {
  readonly #store: StoreReaders;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #counted = new Map<string, ArticleReaders>();

  constructor(store: StoreReaders, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), STORE_EVERY_MS).unref();
  }

  /** Counts whoever was answered with this article, if it is a person. */
  count(request: IncomingMessage, url: string): void {
    const [, module, slug] = ARTICLE.exec(url) ?? [];
    if (!module || !slug || !isReader(request)) return;
    this.#add({ module, slug: decodeURIComponent(slug), readers: 1 });
  }

  /** Stores what was counted. What cannot be stored now is stored the next time. */
  async flush(): Promise<void> {
    const counted = [...this.#counted.values()];
    if (counted.length === 0) return;
    this.#counted = new Map();
    try {
      await this.#store(counted);
    } catch (error) {
      this.#log.warn({ err: error }, 'Readers could not be counted.');
      for (const readers of counted) this.#add(readers);
    }
  }

  /** Stores what was counted last. */
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
