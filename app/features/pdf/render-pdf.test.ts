import { expect, vi, it } from 'vitest';
import { IMPRINT } from '#tests/support/read-pdf.ts';
import type { PdfContent } from './pdf-content.ts';
import { pdfResponse } from './file-response.server.ts';
import { cached, renderPdf } from './render-pdf.server.ts';

it('cached makes a value once per source', async () => {
  const make = vi.fn(async ({ word }: { word: string }) => word.toUpperCase());
  const upperCase = cached(make, { entries: 2 });
  expect(await Promise.all([upperCase({ word: 'a' }), upperCase({ word: 'a' })])).toEqual(['A', 'A']);
  expect(await upperCase({ word: 'b' })).toBe('B');
  expect(await upperCase({ word: 'a' })).toBe('A');
  expect(make).toHaveBeenCalledTimes(2);
});

it('cached evicts values beyond its limit', async () => {
  const make = vi.fn(async (word: string) => word.toUpperCase());
  const upperCase = cached(make, { entries: 2 });
  for (const word of ['a', 'b', 'c', 'c', 'b', 'a']) await upperCase(word);
  expect(make).toHaveBeenCalledTimes(4);
});

it('cached does not cache a failure', async () => {
  const make = vi.fn<(source: string) => Promise<string>>().mockRejectedValueOnce(new Error('no'));
  make.mockResolvedValue('made');
  const value = cached(make, { entries: 2 });
  await expect(value('a')).rejects.toThrow('no');
  expect(await value('a')).toBe('made');
});

const MAX_WAITING = 30;
const MANY = 50;
const SLOW = 60_000;

let made = 0;

/** A short document that is not cached yet. */
function content(): PdfContent {
  made += 1;
  return { title: `Document ${made}`, sections: [], imprint: IMPRINT };
}

const pdfOf = () => renderPdf(content());

const answerOf = () => pdfResponse({ pdf: pdfOf(), name: 'document.pdf', cacheControl: 'no-cache' });

const answersOf = (count: number) => Promise.all(Array.from({ length: count }, answerOf));

it(
  'pdfResponse responds with 503 and Retry-After when too many PDFs are waiting',
  async () => {
    const answers = await answersOf(MANY);
    const refused = answers.filter(({ status }) => status === 503);
    const rendered = answers.filter(({ status }) => status === 200);
    expect(rendered.length).toBeGreaterThanOrEqual(MAX_WAITING);
    expect(refused.length).toBeGreaterThan(0);
    expect(rendered.length + refused.length).toBe(MANY);
    for (const answer of rendered) expect(await answer.text()).toMatch(/^%PDF-/);
    for (const answer of refused) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
      });
      expect(await answer.text()).toBe(
        'We are creating many PDFs right now. Please try again in 5 seconds.\n',
      );
    }
    expect((await answerOf()).status).toBe(200);
  },
  SLOW,
);

it(
  'renderPdf renders the next PDF after a failure',
  async () => {
    const failing = renderPdf(Object.assign(content(), { verdict: { tone: 'none' } }));
    const next = answerOf();
    await expect(failing).rejects.toThrow('A PDF could not be rendered');
    expect((await next).status).toBe(200);
  },
  SLOW,
);
