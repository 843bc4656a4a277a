import { Counter } from 'prom-client';
import { gauge, registry } from './registry.ts';

interface PageCacheFigures {
  cached: number;
  rendered: number;
  outdated: number;
  others: number;
  pages: number;
  bytes: number;
}

/** Shows how pages are answered and what the cached ones take. The cache counts; this only asks. Once a process. */
export function observePageCache(figures: () => PageCacheFigures): void {
  gauge('page_cache_pages', 'Pages in the cache.', () => figures().pages);
  gauge('page_cache_bytes', 'What the cached pages take.', () => figures().bytes);
  new Counter({
    name: 'lotline_page_cache_answers_total',
    help: 'Answers: cached, rendered (for the cache), outdated (instead of an error), others (never cached).',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      const { cached, rendered, outdated, others } = figures();
      this.reset();
      for (const [from, count] of Object.entries({ cached, rendered, outdated, others }))
        this.inc({ from }, count);
    },
  });
}
