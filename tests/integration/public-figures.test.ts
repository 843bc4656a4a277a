import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ValueRow } from '#law/figures/value-rows.ts';
import type { Figure } from '#cms/payload-types.ts';
import { findByKey } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const PENALTY = 'll97-penalty-per-ton';

let test: TestPayload;
let pages: typeof import('#app/features/figures/figures.server.ts');
let files: typeof import('#app/features/figures/export.server.ts');
let changes: typeof import('#app/data/figure-changes.server.ts');
let sources: typeof import('#app/data/sources.server.ts');
let modules: typeof import('#app/data/modules.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  [pages, files, changes, sources, modules] = await Promise.all([
    import('#app/features/figures/figures.server.ts'),
    import('#app/features/figures/export.server.ts'),
    import('#app/data/figure-changes.server.ts'),
    import('#app/data/sources.server.ts'),
    import('#app/data/modules.server.ts'),
  ]);
});
afterAll(() => test.close());

const penalty = () => findByKey(test.payload, 'figures', PENALTY);

const save = async (values: Figure['values'], status: 'published' | 'draft') =>
  test.payload.update({
    collection: 'figures',
    id: (await penalty()).id,
    data: { values, _status: status },
    draft: status === 'draft',
  });

const rowsOf = async (key: string) =>
  ((await (await files.figuresAsJson()).json()) as ValueRow[]).filter((row) => row.key === key);

const listed = async (query: string) =>
  (await pages.loadFigures({ url: `https://site.test/figures${query}` })).list;

describe('the public figures', () => {
  it('are every published one, as a page, as JSON and as CSV', async () => {
    const { totalDocs } = await test.payload.count({ collection: 'figures' });
    expect((await listed('')).total).toBe(totalDocs);
    const rows = (await (await files.figuresAsJson()).json()) as ValueRow[];
    expect(new Set(rows.map(({ key }) => key)).size).toBe(totalDocs);
    const csv = await (await files.figuresAsCsv()).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(rows.length + 1);
  });

  it('may be read by programs of other sites', async () => {
    const answers = await Promise.all([files.figuresAsJson(), files.figuresAsCsv()]);
    expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(['*', '*']);
  });

  it.each(['?law=ll98', '?source=no-such-source', '?kind=fines'])('do not exist at %s', async (query) => {
    await expect(listed(query)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('show a change when it is published, not as a draft, and say what changed', async () => {
    const { values } = await penalty();
    const next = [...(values ?? []), { from: '2099-01-01', value: '300' }];
    expect(await changes.listFigureChanges()).toEqual([]);
    await save(next, 'draft');
    expect(await rowsOf(PENALTY)).toMatchObject([{ value: '268', to: null }]);
    expect(await changes.listFigureChanges()).toEqual([]);
    await save(next, 'published');
    expect(await rowsOf(PENALTY)).toMatchObject([
      { value: '268', to: '2098-12-31' },
      { value: '300', from: '2099-01-01' },
    ]);
    const [change, ...others] = await changes.listFigureChanges();
    expect(change).toMatchObject({ key: PENALTY, before: '$268', after: '$300', from: '2099-01-01' });
    expect(others).toEqual([]);
    expect(JSON.stringify(change)).not.toMatch(/@|checkedBy/);
    expect(Date.now() - Date.parse(change?.publishedAt ?? '')).toBeLessThan(60_000);
  });

  it('keep the id and the day of a change when others follow', async () => {
    const [first] = await changes.listFigureChanges();
    await save([{ from: '2024-01-01', value: '268' }], 'published');
    const all = await changes.listFigureChanges();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(first);
  });
});

describe('the sources of a page', () => {
  it('are those of the figures that its content names', async () => {
    const found = await sources.withSources(() => modules.readModuleOverview('ll97'));
    expect(found.sources?.cited.map(({ citation }) => citation)).toContain(
      'Admin. Code 28-320.6; 1 RCNY 103-14(h)',
    );
    expect(found.sources?.checked).toMatch(/^Last checked November 2\d, 2026\.$/);
  });

  it('are absent where nothing names one', async () => {
    const found = await sources.withSources(() => modules.readModuleBlog('ll97'));
    expect(found.sources).toBeUndefined();
  });
});
