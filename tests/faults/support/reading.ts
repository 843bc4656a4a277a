import { getStatus } from './product.ts';

const PAGES = ['/', '/ll97', '/ll97/blog', '/cwz/faq', '/ll97/blog.data'];
const READERS = 12;
const LIMIT_MS = 30_000;

/** Visitors who open pages without a pause. `failures` are the statuses of pages that did not come. */
export function startReading(url: string) {
  const failures: number[] = [];
  let pages = 0;
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const status = await getStatus(new URL(PAGES[(pages += 1) % PAGES.length] ?? '/', url).href, LIMIT_MS);
      if (status !== 200) failures.push(status);
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, read));
  const finish = async () => {
    isOver = true;
    await readers;
    return { pages, failures };
  };
  return { finish };
}
