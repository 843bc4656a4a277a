import { LRUCache } from 'lru-cache';
import type { ShownSubmissions } from '#cms/events/content-event.ts';
import { isAffected, type UseName } from '#cms/register/uses.ts';
import type { CachedPage } from './cached-page.ts';

const MEBIBYTE = 1024 * 1024;

/** Pages with a query have their own limit, since there are endless queries. */
const LIMITS = { pages: 64 * MEBIBYTE, queries: 16 * MEBIBYTE };

const OUTDATED = -1;

const poolOf = (maxSize: number) =>
  new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ bytes }) => bytes });

/** Keeps outdated pages, which are better than an error. */
export class PageStore {
  readonly #plain: LRUCache<string, CachedPage>;
  readonly #queries: LRUCache<string, CachedPage>;
  #generation = 0;
  readonly #submissions = new Map<ShownSubmissions, number>();
  readonly #changedUses: UseName[] = [];

  constructor(limits = LIMITS) {
    this.#plain = poolOf(limits.pages - limits.queries);
    this.#queries = poolOf(limits.queries);
  }

  generationFor(shows: ShownSubmissions | undefined): number {
    return this.#generation + (shows ? (this.#submissions.get(shows) ?? 0) : 0);
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

  invalidate(submissions?: ShownSubmissions): void {
    if (submissions) this.#submissions.set(submissions, (this.#submissions.get(submissions) ?? 0) + 1);
    else this.#generation += 1;
  }

  invalidateUse(use: UseName): void {
    this.#changedUses.push(use);
    for (const pool of [this.#plain, this.#queries]) {
      for (const page of pool.values()) if (isAffected(page.uses, use)) page.generation = OUTDATED;
    }
  }

  countChanges(): number {
    return this.#changedUses.length;
  }

  hasChanged({ uses }: CachedPage, count: number): boolean {
    return this.#changedUses.slice(count).some((use) => isAffected(uses, use));
  }

  size(): { pages: number; bytes: number } {
    const pools = [this.#plain, this.#queries];
    return {
      pages: pools.reduce((sum, pool) => sum + pool.size, 0),
      bytes: pools.reduce((sum, pool) => sum + pool.calculatedSize, 0),
    };
  }
}
