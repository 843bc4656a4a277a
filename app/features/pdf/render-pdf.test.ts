import { Document, Page, Text } from '@react-pdf/renderer';
import { expect, vi, it } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { pdfResponse } from './file-response.server.ts';
import { FONT_STACK } from './fonts.server.ts';
import { cached, renderPdf } from './render-pdf.server.ts';

it('makes a value once while its source stays the same', async () => {
  const make = vi.fn(async ({ word }: { word: string }) => word.toUpperCase());
  const upperCase = cached(make, { entries: 2 });
  expect(await Promise.all([upperCase({ word: 'a' }), upperCase({ word: 'a' })])).toEqual(['A', 'A']);
  expect(await upperCase({ word: 'b' })).toBe('B');
  expect(await upperCase({ word: 'a' })).toBe('A');
  expect(make).toHaveBeenCalledTimes(2);
});

it('caches only so many values', async () => {
  const make = vi.fn(async (word: string) => word.toUpperCase());
  const upperCase = cached(make, { entries: 2 });
  for (const word of ['a', 'b', 'c', 'c', 'b', 'a']) await upperCase(word);
  expect(make).toHaveBeenCalledTimes(4);
});

it('does not cache a failure', async () => {
  const make = vi.fn<(source: string) => Promise<string>>().mockRejectedValueOnce(new Error('no'));
  make.mockResolvedValue('made');
  const value = cached(make, { entries: 2 });
  await expect(value('a')).rejects.toThrow('no');
  expect(await value('a')).toBe('made');
});

const AT_ONCE = 20;
const SOME = 5;
const MANY = 50;
const SLOW = 120_000;

const PARAGRAPHS = Array.from(
  { length: 12 },
  (_, index) => `${index}. ${'A sentence of a building. '.repeat(12)}`,
);

const pdfOf = (name: string) =>
  renderPdf(
    <Document title={name}>
      <Page style={{ fontFamily: FONT_STACK }}>
        <Text>{name}</Text>
        {PARAGRAPHS.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Page>
    </Document>,
  );

const answerOf = (name: string) =>
  pdfResponse({ pdf: pdfOf(name), name: `${name}.pdf`, cacheControl: 'no-cache' });

const answersOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => answerOf(`PDF ${index}`)));

it(
  'lets everything else go on between 20 PDFs that are asked for at once',
  async () => {
    await answerOf('the first, which reads the fonts');
    const inTurn = await longestPause(async () => {
      for (let index = 0; index < SOME; index += 1) await answerOf('one');
    }, 0);
    const allowed = 2.5 * inTurn;
    const statuses: number[] = [];
    const pause = await longestPause(async () => {
      statuses.push(...(await answersOf(AT_ONCE)).map(({ status }) => status));
    }, allowed);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(pause).toBeLessThan(allowed);
  },
  SLOW,
);

it(
  'answers 503 with a time to try again when too many PDFs wait',
  async () => {
    const answers = await answersOf(MANY);
    const refused = answers.filter(({ status }) => status === 503);
    const rendered = answers.filter(({ status }) => status === 200);
    expect(rendered.length).toBeGreaterThanOrEqual(AT_ONCE);
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
    expect((await answerOf('one that comes later')).status).toBe(200);
  },
  SLOW,
);

it('renders the next PDF when one has failed', async () => {
  const failing = renderPdf(
    <Document>
      <Page style={{ fontFamily: 'No such font' }}>
        <Text>A PDF</Text>
      </Page>
    </Document>,
  );
  const next = answerOf('next');
  await expect(failing).rejects.toThrow('No such font');
  expect((await next).status).toBe(200);
});
