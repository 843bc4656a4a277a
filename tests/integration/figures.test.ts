import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Figure } from '#cms/payload-types.ts';
import { errorsOf, findByKey, publishFigure } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let fillFigures: typeof import('#app/data/figures.server.ts').fillFigures;

beforeAll(async () => {
  test = await createTestPayload();
  ({ fillFigures } = await import('#app/data/figures.server.ts'));
});
afterAll(() => test.close());

const PENALTY = 'll97-penalty-per-ton';

describe('the register', () => {
  it('has every figure, deadline and source of the starting content', async () => {
    const collections = ['figures', 'deadlines', 'sources'] as const;
    const stored = await Promise.all(
      collections.map(async (collection) => (await test.payload.count({ collection })).totalDocs),
    );
    const files = await Promise.all(
      collections.map(async (folder) => (await readdir(`content/${folder}`)).length),
    );
    expect(stored).toEqual(files);
  });

  it('fills texts with the value of the day in New York, from its first moment', async () => {
    const { values } = await findByKey(test.payload, 'figures', PENALTY);
    await publishFigure(test.payload, PENALTY, {
      values: [...(values ?? []), { from: '2027-01-01', value: '300' }],
    });
    const text = { html: `<p>{figure:${PENALTY}}</p>`, at: '{deadline:ll97-report}' };
    expect(await fillFigures(text, new Date('2027-01-01T04:59:59Z'))).toEqual({
      html: '<p>$268</p>',
      at: 'May 1, 2027',
    });
    expect((await fillFigures(text, new Date('2027-01-01T05:00:00Z'))).html).toBe('<p>$300</p>');
    await publishFigure(test.payload, PENALTY, { values });
  });

  it('counts the live waste zones for the day of reading', async () => {
    const text = '{zones:live-count} zones';
    expect(await fillFigures(text, new Date('2026-12-01T04:59:59Z'))).toBe('8 zones');
    expect(await fillFigures(text, new Date('2026-12-01T05:00:00Z'))).toBe('10 zones');
  });
});

describe('a figure is rejected with a sentence', () => {
  it.each<[string, Partial<Omit<Figure, 'id'>>, string, RegExp]>([
    [
      'when a value is not of its kind',
      { values: [{ value: 'about 268' }] },
      'values',
      /"about 268" is not an amount/,
    ],
    [
      'when its periods overlap',
      {
        values: [
          { from: '2024-01-01', to: '2026-01-01', value: '1' },
          { from: '2025-01-01', value: '2' },
        ],
      },
      'values',
      /after the next one starts on 2025-01-01/,
    ],
    [
      'when a day does not exist',
      { values: [{ from: '2026-02-30', value: '268' }] },
      'values.0.from',
      /valid date/,
    ],
    ['when it was checked on no day', { checkedOn: 'yesterday' }, 'checkedOn', /valid date/],
  ])('%s', async (_what, change, field, message) => {
    const errors = await errorsOf(publishFigure(test.payload, PENALTY, change));
    expect(Object.entries(errors)).toEqual([
      [expect.stringContaining(field), expect.stringMatching(message)],
    ]);
    expect((await findByKey(test.payload, 'figures', PENALTY)).values?.[0]?.value).toBe('268');
  });

  it('when it has no source', async () => {
    const {
      id,
      createdAt: _created,
      updatedAt: _updated,
      source: _source,
      ...values
    } = await findByKey(test.payload, 'figures', PENALTY);
    const data = { ...values, key: 'without-a-source', _status: 'published' };
    // What the API receives when the field is left empty.
    const errors = await errorsOf(
      test.payload.create({ collection: 'figures', data: data as typeof data & Figure }),
    );
    expect(id).toBeDefined();
    expect(Object.keys(errors)).toEqual(['source']);
  });

  it('when the address of its source is not a web address', async () => {
    const { docs } = await test.payload.find({ collection: 'sources', limit: 1 });
    const change = test.payload.update({
      collection: 'sources',
      id: docs[0]?.id ?? 0,
      data: { address: 'www.nyc.gov', _status: 'published' },
    });
    expect(Object.values(await errorsOf(change))).toEqual([expect.stringContaining('https://')]);
  });
});

describe('content that names a figure', () => {
  it.each([
    ['{figure:no-such-figure}', 'Heading uses {figure:no-such-figure}, which does not exist.'],
    ['{deadline:ll97-audit-answer}', 'has no date of its own.'],
    [`{figure:${PENALTY}|words}`, 'cannot be shown as "words"'],
  ])('is rejected beside the field that says %s, but not as a draft', async (placeholder, message) => {
    const save = (draft: boolean) =>
      test.payload.updateGlobal({
        slug: 'about',
        data: { heading: placeholder, _status: draft ? 'draft' : 'published' },
        draft,
      });
    expect(await errorsOf(save(false))).toEqual({ heading: expect.stringContaining(message) });
    expect((await save(true)).heading).toBe(placeholder);
    const publish = test.payload.updateGlobal({ slug: 'about', data: { _status: 'published' } });
    expect(Object.keys(await errorsOf(publish))).toEqual(['heading']);
  });
});

describe('an installation of before there were figures', () => {
  it('gets them when it starts, with the laws that name them, and nothing else', async () => {
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    for (const collection of ['laws', 'deadlines', 'figures', 'sources'] as const) {
      await test.payload.db.deleteMany({ collection, where: {} });
    }
    await test.payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    const articles = await test.payload.count({ collection: 'articles' });
    expect((await seedMissingRegister(test.payload))?.created).toBeGreaterThan(500);
    expect((await findByKey(test.payload, 'figures', PENALTY)).values?.[0]?.value).toBe('268');
    expect(await test.payload.count({ collection: 'articles' })).toEqual(articles);
    expect(await seedMissingRegister(test.payload)).toBeUndefined();
  });
});
