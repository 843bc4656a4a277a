import { LRUCache } from 'lru-cache';
import type { ShownData } from '#cms/events/content-event.ts';
import type { CachedPage } from './cached-page.ts';

const MEBIBYTE = 1024 * 1024;

/** Pages with a query have their own limit, because the number of possible queries is unlimited. */
const LIMITS = { pages: 64 * MEBIBYTE, queries: 16 * MEBIBYTE };

const createPool = (maxSize: number) =>
  new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ bytes }) => bytes });

/** Keeps outdated pages, because showing one is better than an error. */
export class PageStore {
  readonly #plain: LRUCache<string, CachedPage>;
  readonly #queries: LRUCache<string, CachedPage>;
  readonly #generations = { content: 0, city: 0, 'quiz-submissions': 0 };

  constructor(limits = LIMITS) {
    this.#plain = createPool(limits.pages - limits.queries);
    this.#queries = createPool(limits.queries);
  }

  generationFor(shows: ShownData | undefined): number {
    return this.#generations.content + (shows ? this.#generations[shows] : 0);
  }

  isFresh(page: CachedPage, now: number): boolean {
    return page.generation === this.generationFor(page.shows) && now < page.expiresAt;
  }

  get(key: string): CachedPage | undefined {
    return this.#plain.get(key) ?? this.#queries.get(key);
  }

  set(key: string, page: CachedPage, { hasQuery }: { hasQuery: boolean }): void {
    (hasQuery ? this.#queries : this.#plain).set(key, page);
  }

  delete(key: string): void {
    this.#plain.delete(key);
    this.#queries.delete(key);
  }

  invalidate(changed: ShownData | 'content'): void {
    this.#generations[changed] += 1;
  }

  size(): { pages: number; bytes: number } {
    const pools = [this.#plain, this.#queries];
    return {
      pages: pools.reduce((sum, pool) => sum + pool.size, 0),
      bytes: pools.reduce((sum, pool) => sum + pool.calculatedSize, 0),
    };
  }
}
