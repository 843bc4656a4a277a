import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obligationLines } from '#law/buildings/lines.ts';
import { OPEN_QUESTIONS } from '#law/buildings/questions.ts';
import type { Law, User } from '#cms/payload-types.ts';
import { exampleBuilding, LISTED } from '../support/buildings/building.ts';
import { createUser } from '../support/factories.ts';
import { errorsOf } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { post, signInAs } from '../support/rest.ts';
import { LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';

let test: TestPayload;
let content: typeof import('#app/data/laws.server.ts');
let figures: typeof import('#app/data/figures.server.ts');
let uses: typeof import('#cms/register/uses.ts');
let editor: User;

beforeAll(async () => {
  test = await createTestPayload();
  [content, figures, uses] = await Promise.all([
    import('#app/data/laws.server.ts'),
    import('#app/data/figures.server.ts'),
    import('#cms/register/uses.ts'),
  ]);
  editor = await createUser(test.payload, 'editor');
});
afterAll(() => test.close());

async function stored(key: LawId): Promise<Law> {
  const { docs } = await test.payload.find({ collection: 'laws', where: { key: { equals: key } }, depth: 0 });
  const [law] = docs;
  if (!law) throw new Error(`The seed has no law ${key}.`);
  return law;
}

const publish = async (key: LawId, change: Partial<Omit<Law, 'id'>>) =>
  test.payload.update({
    collection: 'laws',
    id: (await stored(key)).id,
    data: { ...change, _status: 'published' },
  });

const shown = async (key: LawId) => (await content.readLaws()).find(({ id }) => id === key);

describe('the laws that pages show', () => {
  it('include every law in the order of the source code, with figures filled in', async () => {
    const { result: laws, uses: used } = await uses.collectUses(() => content.readLaws());
    expect(laws.map(({ id }) => id)).toEqual([...LAW_IDS]);
    expect((await shown('ll97-320'))?.penalty).toContain('$268 for each metric ton');
    expect(JSON.stringify(laws)).not.toMatch(/\{(figure|deadline):/);
    expect(used).toContain('figure:ll97-penalty-per-ton');
  });

  it('cite their source with its official URL', async () => {
    expect(await shown('parapet')).toMatchObject({
      source: {
        title: 'Parapets (Department of Buildings)',
        link: 'https://www.nyc.gov/site/buildings/safety/parapets.page',
      },
      certainty: 'verified',
      checkedOn: '2026-11-22',
    });
  });

  it('mark and link unverified amounts', async () => {
    const law = await shown('ll87');
    expect(law?.penalty).toContain('$3,000 (reported) in the first year');
    expect(law?.amounts).toContainEqual({
      name: '$3,000 (reported)',
      url: '/figures#ll87-penalty-first-year',
    });
    expect((await shown('ll97-320'))?.penalty).not.toContain('reported');
  });

  it('count as reported if their source is secondary, whatever an editor chose', async () => {
    const { id } = await stored('ll87');
    await test.payload.update({
      collection: 'laws',
      id,
      data: { certainty: 'verified', _status: 'published' },
    });
    expect((await shown('ll87'))?.certainty).toBe('reported');
  });

  it('omit a law that is switched off', async () => {
    const building = exampleBuilding({ bbl: '1008350041', ...LISTED, units: 12, day: '2026-11-22' });
    const lines = async () =>
      obligationLines(building, await content.readLaws(), await figures.readRegister());
    expect((await lines()).find(({ id }) => id === 'bedbug')?.nextDate).toBe('2026-12-31');
    await publish('bedbug', { isOff: true });
    expect((await lines()).map(({ id }) => id)).toEqual(expect.not.arrayContaining(['bedbug']));
    await publish('bedbug', { isOff: false });
    expect(await lines()).toHaveLength(LAW_IDS.length);
  });
});

describe('an editor', () => {
  const propose = async (data: Partial<Law>, draft: boolean) =>
    test.payload.update({
      collection: 'laws',
      id: (await stored('fisp')).id,
      data: { ...data, _status: draft ? 'draft' : 'published' },
      draft,
      overrideAccess: false,
      user: editor,
    });

  it('can propose a text as a draft, which visitors do not see', async () => {
    await propose({ summary: 'A better summary.' }, true);
    expect((await shown('fisp'))?.summary).not.toBe('A better summary.');
  });

  it('can publish a text only with the permission to publish figures', async () => {
    const change = { summary: 'A better summary.' };
    await expect(propose(change, false)).rejects.toMatchObject({ status: 403 });
    const data = { publishesFigures: true };
    editor = await test.payload.update({ collection: 'users', id: editor.id, data });
    await propose(change, false);
    expect((await shown('fisp'))?.summary).toBe('A better summary.');
  });
});

describe('a law is rejected', () => {
  it('when a reason code of its rule has no text', async () => {
    const { reasons } = await stored('ll84');
    const errors = await errorsOf(publish('ll84', { reasons: reasons?.slice(1) }));
    expect(errors).toEqual({
      reasons: expect.stringMatching(/^The code "\w+" has no text\. Add a row for it\.$/),
    });
  });

  it('when a text uses a placeholder for which its code has no value', async () => {
    const { reasons } = await stored('ll84');
    const wrong = reasons?.map((row) =>
      row.code === 'areaUnknown' ? { ...row, text: '{floors} stories' } : row,
    );
    expect(await errorsOf(publish('ll84', { reasons: wrong }))).toEqual({
      reasons: 'The text for "areaUnknown" contains {floors}. This code has no values to fill in.',
    });
  });

  it('when it uses a figure that does not exist, or links to another site', async () => {
    expect(await errorsOf(publish('ll84', { penalty: '{figure:no-such-figure}' }))).toEqual({
      penalty: 'Penalty for missing it uses {figure:no-such-figure}, which does not exist.',
    });
    expect(Object.keys(await errorsOf(publish('ll84', { page: 'https://example.com' })))).toEqual(['page']);
  });

  it('when a user tries to unpublish it', async () => {
    const { id } = await stored('ll84');
    const change = test.payload.update({ collection: 'laws', id, data: { _status: 'draft' } });
    await expect(change).rejects.toMatchObject({ status: 400 });
    expect(await shown('ll84')).toBeDefined();
  });
});

describe('the check of a law', () => {
  it('comes due after the set number of days, and is confirmed only by users who publish figures', async () => {
    const { findDue } = await import('#collections/figures/due-checks.ts');
    const admin = await signInAs(test.payload, 'admin');
    await publish('elevator', { checkedOn: '2020-01-01', checkAgainAfterDays: 30 });
    const { id, title } = await stored('elevator');
    const due = async () => (await findDue(test.payload, '2020-03-01')).map((entry) => entry.title);
    expect(await due()).toEqual([title]);
    const path = `/api/laws/${id}/still-right`;
    const other = await signInAs(test.payload, 'editor');
    expect((await post(test.payload, path, { as: other })).status).toBe(403);
    expect(await post(test.payload, path, { as: admin })).toMatchObject({ status: 200 });
    expect(await due()).toEqual([]);
    expect((await stored('elevator')).checkedOn).not.toBe('2020-01-01');
  });
});

it('the key of a law never changes, whatever an admin sends', async () => {
  await test.payload.update({
    collection: 'laws',
    id: (await stored('ll84')).id,
    data: { key: 'll33', _status: 'published' },
    user: await createUser(test.payload, 'admin'),
    overrideAccess: false,
  });
  expect((await stored('ll84')).key).toBe('ll84');
});

it('a source that a law cites cannot be deleted', async () => {
  const { source } = await stored('stove-knobs');
  const id = typeof source === 'object' ? source.id : source;
  await expect(test.payload.delete({ collection: 'sources', id })).rejects.toMatchObject({ status: 400 });
});

describe('the copy of building pages', () => {
  it('has the wording of every question that the rules can ask', async () => {
    const { questions } = await content.readBuildingCopy();
    expect(Object.keys(questions).sort()).toEqual([...OPEN_QUESTIONS].sort());
    expect(questions.floorArea.why).toBe('The energy laws start above 25,000 square feet.');
  });

  it('is rejected when a question is missing', async () => {
    const { questions } = await test.payload.findGlobal({ slug: 'buildings', depth: 0 });
    const change = test.payload.updateGlobal({
      slug: 'buildings',
      data: { questions: questions.slice(1), _status: 'published' },
    });
    expect(await errorsOf(change)).toEqual({
      questions: `The question "${questions[0]?.key}" is missing. The rules need its answer.`,
    });
  });
});

describe('an installation older than the laws', () => {
  it('gets the laws at startup, and keeps figures that editors changed', async () => {
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    const { payload } = test;
    await payload.db.deleteMany({ collection: 'laws', where: {} });
    await payload.db.deleteMany({ collection: 'deadlines', where: { key: { equals: 'fisp-10a' } } });
    const key = { equals: 'll97-penalty-per-ton' };
    const values = [{ value: '300' }];
    await payload.update({ collection: 'figures', where: { key }, data: { values, _status: 'published' } });
    await payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    expect((await seedMissingRegister(payload))?.created).toBe(LAW_IDS.length + 1);
    expect((await content.readLaws()).map(({ id }) => id)).toEqual([...LAW_IDS]);
    expect((await shown('ll97-320'))?.penalty).toContain('$300 for each metric ton');
    expect(await seedMissingRegister(payload)).toBeUndefined();
  });
});
