import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_ENERGY } from '#law/ll97/emissions.ts';
import type { Figure } from '#cms/payload-types.ts';
import { submitEmissionsReport } from '#collections/ll97/submit.ts';
import * as changes from '#app/data/figure-changes.server.ts';
import { fillFigures } from '#app/data/figures.server.ts';
import * as modules from '#app/data/modules.server.ts';
import * as sources from '#app/data/sources.server.ts';
import { moduleCalendarResponse } from '#app/features/deadlines/module-calendar.server.ts';
import * as files from '#app/features/figures/export.server.ts';
import * as pages from '#app/features/figures/figures.server.ts';
import { findReport } from '#app/features/ll97/report/report.server.ts';
import { loadVendorApplication } from '#app/features/vendors/application/vendor-application.server.ts';
import { callApi } from '../support/api.ts';
import { errorsOf, findByKey, publishFigure } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});
afterAll(() => test.close());

const PENALTY = 'll97-penalty-per-ton';

const penalty = () => findByKey(test.payload, 'figures', PENALTY);

const save = async (values: Figure['values'], status: 'published' | 'draft') =>
  test.payload.update({
    collection: 'figures',
    id: (await penalty()).id,
    data: { values, _status: status },
    draft: status === 'draft',
  });

const loadHistory = async (key: string) =>
  ((await (await callApi(`/figures/${key}`)).json()) as { history: object[] }).history;

const listed = async (query: string) =>
  (await pages.loadFigures({ url: `https://site.test/figures${query}` })).list;

describe('the public figures', () => {
  it('include every published figure on the page, in JSON and in CSV', async () => {
    const { totalDocs } = await test.payload.count({ collection: 'figures' });
    expect((await listed('')).total).toBe(totalDocs);
    const { figures } = (await (await callApi('/figures')).json()) as { figures: { key: string }[] };
    expect(new Set(figures.map(({ key }) => key)).size).toBe(totalDocs);
    const csv = await (await files.figuresAsCsv()).text();
    expect(csv.trimEnd().split('\r\n').length).toBeGreaterThan(totalDocs);
  });

  it('can be read by scripts on other sites', async () => {
    const { headers } = await files.figuresAsCsv();
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['?law=ll98', '?source=no-such-source', '?kind=fines'])(
    'return 404 for the query %s',
    async (query) => {
      await expect(listed(query)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  it('include a change once it is published, but not as a draft', async () => {
    const { values } = await penalty();
    const next = [...(values ?? []), { from: '2099-01-01', value: '300' }];
    expect(await changes.listFigureChanges()).toEqual([]);
    await save(next, 'draft');
    expect(await loadHistory(PENALTY)).toMatchObject([{ value: '268', to: null }]);
    expect(await changes.listFigureChanges()).toEqual([]);
    await save(next, 'published');
    expect(await loadHistory(PENALTY)).toMatchObject([
      { value: '268', to: '2098-12-31' },
      { value: '300', from: '2099-01-01' },
    ]);
    const [change, ...others] = await changes.listFigureChanges();
    expect(change).toMatchObject({ key: PENALTY, before: '$268', after: '$300', from: '2099-01-01' });
    expect(others).toEqual([]);
    expect(JSON.stringify(change)).not.toMatch(/@|checkedBy/);
    expect(Date.now() - Date.parse(change?.publishedAt ?? '')).toBeLessThan(60_000);
  });

  it('keep the ID and date of each change when another change is published', async () => {
    const [first] = await changes.listFigureChanges();
    await save([{ from: '2024-01-01', value: '268' }], 'published');
    const all = await changes.listFigureChanges();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(first);
  });
});

describe('the sources of a page', () => {
  it('include the sources of the figures in its content', async () => {
    const found = await sources.withSources(() => modules.readModuleOverview('ll97'));
    expect(found.sources?.cited.map(({ citation }) => citation)).toContain(
      'Admin. Code 28-320.6; 1 RCNY 103-14(h)',
    );
    expect(found.sources?.checked).toMatch(/^Last checked November 2\d, 2026\.$/);
  });

  it.each([
    ['the page has no figures', () => modules.readModuleBlog('ll97')],
    ['the page only names laws', () => loadVendorApplication('ll97')],
  ])('are absent when %s', async (_case, load) => {
    expect(await sources.withSources<object>(load)).not.toHaveProperty('sources.cited');
  });
});

describe('the register of figures', () => {
  it('fills texts with the value for the current day in New York, starting at midnight', async () => {
    const { values } = await penalty();
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

  it('counts the waste zones that are live today', async () => {
    const text = '{zones:live-count} zones';
    expect(await fillFigures(text, new Date('2026-12-01T04:59:59Z'))).toBe('8 zones');
    expect(await fillFigures(text, new Date('2026-12-01T05:00:00Z'))).toBe('10 zones');
  });
});

describe('a figure is rejected with an explanation', () => {
  it.each<[string, Partial<Omit<Figure, 'id'>>, string, RegExp]>([
    [
      'when the calculation cannot use its value',
      { values: [{ value: '26800' }] },
      'values',
      /accepts values between 1 and 10,000\./,
    ],
    [
      'when a day does not exist',
      { values: [{ from: '2026-02-30', value: '268' }] },
      'values.0.from',
      /valid date/,
    ],
    ['when its check date is not a date', { checkedOn: 'yesterday' }, 'checkedOn', /valid date/],
  ])('%s', async (_what, change, field, message) => {
    const errors = await errorsOf(publishFigure(test.payload, PENALTY, change));
    expect(Object.entries(errors)).toEqual([
      [expect.stringContaining(field), expect.stringMatching(message)],
    ]);
    expect((await penalty()).values?.[0]?.value).toBe('268');
  });

  it('when it has no source', async () => {
    const { id: _id, source: _source, ...values } = await penalty();
    const data = { ...values, key: 'without-a-source', _status: 'published' };
    // This is what the API receives when the field is empty.
    const errors = await errorsOf(
      test.payload.create({ collection: 'figures', data: data as typeof data & Figure }),
    );
    expect(Object.keys(errors)).toEqual(['source']);
  });

  it('when the URL of its source is not a web address', async () => {
    const { docs } = await test.payload.find({ collection: 'sources', limit: 1 });
    const change = test.payload.update({
      collection: 'sources',
      id: docs[0]?.id ?? 0,
      data: { address: 'www.nyc.gov', _status: 'published' },
    });
    expect(Object.values(await errorsOf(change))).toEqual([expect.stringContaining('https://')]);
  });
});

describe('content with a placeholder', () => {
  it.each([
    ['{figure:no-such-figure}', 'Heading uses {figure:no-such-figure}, which does not exist.'],
    ['{deadline:ll97-audit-answer}', 'has no date of its own.'],
    [`{figure:${PENALTY}|words}`, 'cannot be shown as "words"'],
  ])('is rejected at its field unless it is a draft: %s', async (placeholder, message) => {
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

describe('a figure that a calculation uses', () => {
  it('changes the report starting on its first day', async () => {
    const publicId = await submitEmissionsReport({
      address: 'A building called {figure:ll97-penalty-per-ton}',
      uses: [{ propertyType: 'Office', squareFeet: 100_000 }],
      energy: { ...NO_ENERGY, electricityKwh: 10_000_000 },
      pathway: 'article320',
    });
    const { values } = await penalty();
    await publishFigure(test.payload, PENALTY, {
      values: [...(values ?? []), { from: '2027-01-01', value: '300' }],
    });
    const penaltyOn = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const report = await findReport(publicId, new Date());
      vi.useRealTimers();
      return report?.view;
    };
    const before = await penaltyOn('2027-01-01T04:59:59Z');
    const after = await penaltyOn('2027-01-01T05:00:00Z');
    // The building emits 2,889.62 t, and its limit is 758 t.
    expect(before?.verdict.figure).toBe('$571,274.16');
    expect(after?.verdict.figure).toBe('$639,486.00');
    expect(before?.basis.lines.join(' ')).toContain('at most $268 for each metric ton');
    expect(after?.basis.lines.join(' ')).toContain('at most $300 for each metric ton');
    expect(after?.address).toBe('A building called {figure:ll97-penalty-per-ton}');
    await publishFigure(test.payload, PENALTY, { values });
  });
});

describe('a deadline calendar', () => {
  it('shows the new date when an editor changes a deadline', async () => {
    const { id, date } = await findByKey(test.payload, 'deadlines', 'll97-report');
    const publishDate = (day: string) =>
      test.payload.update({ collection: 'deadlines', id, data: { date: day, _status: 'published' } });
    const read = async () =>
      (await moduleCalendarResponse(new Request('http://site/ll97/deadlines.ics'), 'll97')).text();
    const before = await read();
    expect(before).toContain('UID:deadline-ll97-report@site');
    await publishDate('2099-05-04');
    expect(await read()).toContain('DTSTART;VALUE=DATE:20990504');
    await publishDate(date ?? '');
    expect(await read()).toContain('DTSTART;VALUE=DATE:20270501');
  });
});

describe('an installation that predates figures', () => {
  it('gets only figures and the laws that use them at startup', async () => {
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    for (const collection of ['laws', 'deadlines', 'figures', 'sources'] as const) {
      await test.payload.db.deleteMany({ collection, where: {} });
    }
    await test.payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    const articles = await test.payload.count({ collection: 'articles' });
    expect((await seedMissingRegister(test.payload))?.created).toBeGreaterThan(500);
    expect((await penalty()).values?.[0]?.value).toBe('268');
    expect(await test.payload.count({ collection: 'articles' })).toEqual(articles);
    expect(await seedMissingRegister(test.payload)).toBeUndefined();
  });
});
