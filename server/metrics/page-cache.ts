import { Counter } from 'prom-client';
import { gauge, registry } from './registry.ts';

interface PageCacheFigures {
  kept: number;
  rendered: number;
  outdated: number;
  others: number;
  pages: number;
  bytes: number;
}

/** Shows how pages are answered and what the kept ones take. The cache counts; this only asks. Once a process. */
export function observePageCache(figures: () => PageCacheFigures): void {
  gauge('page_cache_pages', 'Pages that are kept.', () => figures().pages);
  gauge('page_cache_bytes', 'What the kept pages take.', () => figures().bytes);
  new Counter({
    name: 'lotline_page_cache_answers_total',
    help: 'Answers: kept, rendered (to be kept), outdated (instead of an error), others (never kept).',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      const { kept, rendered, outdated, others } = figures();
      this.reset();
      for (const [from, count] of Object.entries({ kept, rendered, outdated, others }))
        this.inc({ from }, count);
    },
  });
}
