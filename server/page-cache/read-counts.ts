import type { IncomingMessage } from 'node:http';
import type { ArticleReaders } from '#collections/articles/read-count.ts';
import type { Log } from '../logger.ts';
import { BatchedCounts } from './batched-counts.ts';
import { isPerson } from './is-person.ts';

export type StoreReadCounts = (counted: ArticleReaders[]) => Promise<void>;

const ARTICLE = /^\/([^/]+)\/blog\/([^/?]+?)(?:\.data)?(?:\?|$)/;

const readersOf = ([key, readers]: [string, number]): ArticleReaders => {
  const [module = ''] = key.split('/', 1);
  return { module, slug: key.slice(module.length + 1), readers };
};

/** Includes cached pages. See docs/decisions/0042. */
export class ReadCounts extends BatchedCounts {
  constructor(store: StoreReadCounts, log: Log) {
    super((counted) => store(counted.map(readersOf)), log);
  }

  count(request: IncomingMessage, url: string): void {
    const [, module, slug] = ARTICLE.exec(url) ?? [];
    if (!module || !slug || !isPerson(request)) return;
    this.add(`${module}/${decodeURIComponent(slug)}`);
  }
}
