import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obligationLines } from '#law/buildings/lines.ts';
import { LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';
import { findMeaning } from '#law/city-record/code-map.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { onContentEvent } from '#cms/events/hub.ts';
import type { Law, User, ViolationCode } from '#cms/payload-types.ts';
import { exampleBuilding, LISTED } from '../support/buildings/building.ts';
import { createUser } from '../support/factories.ts';
import { errorsOf } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { post, signInAs } from '../support/rest.ts';
import { STARTING_CODES } from '../support/starting-codes.ts';

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
    data: { _status: 'published', ...change },
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
    await publish('ll87', { certainty: 'verified' });
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

describe('a law is rejected', () => {
  it('at its fields when a reason has no text, a figure does not exist, or its page is on another site', async () => {
    const { reasons } = await stored('ll84');
    expect(await errorsOf(publish('ll84', { reasons: reasons?.slice(1) }))).toEqual({
      reasons: expect.stringMatching(/^The code "\w+" has no text\. Add a row for it\.$/),
    });
    expect(await errorsOf(publish('ll84', { penalty: '{figure:no-such-figure}' }))).toEqual({
      penalty: 'Penalty for missing it uses {figure:no-such-figure}, which does not exist.',
    });
    expect(Object.keys(await errorsOf(publish('ll84', { page: 'https://example.com' })))).toEqual(['page']);
  });

  it('when a user tries to unpublish it', async () => {
    await expect(publish('ll84', { _status: 'draft' })).rejects.toMatchObject({ status: 400 });
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

describe('the violation codes', () => {
  let safety: ViolationCode;
  let codes: typeof import('#cms/register/code-map.ts');

  beforeAll(async () => {
    codes = await import('#cms/register/code-map.ts');
    const where = { key: { equals: 'dob-safety-violations' } };
    const { docs } = await test.payload.find({ collection: 'violation-codes', where, depth: 0 });
    safety = docs[0]!;
  });

  type Line = Omit<ViolationCode['lines'][number], 'id'>;

  const LINE: Line = {
    field: 'type',
    match: 'exact',
    value: 'FTF-NEW',
    law: 'll152',
    meaning: 'A new one',
    certainty: 'unverified',
  };

  const change = (data: Partial<ViolationCode>) =>
    test.payload.update({
      collection: 'violation-codes',
      id: safety.id,
      data,
      user: editor,
      overrideAccess: false,
    });

  const save = (lines: readonly Line[]) => change({ lines: [...lines], _status: 'published' });

  it('match the starting content at first, in the same order', async () => {
    const loaded = await codes.loadCodeMeanings(test.payload);
    const ofSet = (all: readonly { set: string; value: string }[], set: string) =>
      all.filter((each) => each.set === set).map(({ value }) => value);
    for (const set of ['hpd-violations', 'oath-hearings', 'dob-ecb-violations']) {
      expect(ofSet(loaded, set)).toEqual(ofSet(STARTING_CODES, set));
    }
    expect(loaded).toHaveLength(STARTING_CODES.length);
  });

  it.each<[string, Partial<Line>, string, string]>([
    ['an invalid pattern', { match: 'pattern', value: 'FT[CF' }, 'value', 'This is not a regular exp'],
    [
      'a pattern that matches anything',
      { match: 'pattern', value: 'X*' },
      'value',
      'This pattern matches any',
    ],
    ['a pattern that is too long', { match: 'pattern', value: 'X'.repeat(121) }, 'value', 'Use at most 120'],
    ['a code with spaces around it', { value: ' FTF' }, 'value', 'Remove the spaces'],
    ['an empty code', { value: '' }, 'value', 'This field is required.'],
    [
      'a column that the set does not have',
      { field: 'agency' },
      'field',
      'This field has an invalid selection',
    ],
  ])('cannot be saved with %s, and show an error at the field', async (_what, wrong, field, message) => {
    expect(await errorsOf(save([LINE, { ...LINE, value: 'FTF-OTHER', ...wrong }]))).toEqual({
      [`lines.1.${field}`]: expect.stringContaining(message) as string,
    });
  });

  it('cannot be saved with two lines about the same code', async () => {
    expect(await errorsOf(save([LINE, { ...LINE, law: 'll84' }]))).toEqual({
      'lines.1.value': 'Line 1 has the same code. Remove one of the two.',
    });
    const others = [
      { ...LINE, match: 'pattern' as const },
      { ...LINE, field: 'deviceType' as const },
    ];
    expect(await errorsOf(save([LINE, ...others]))).toEqual({});
  });

  it('apply as soon as an editor publishes them, and publish a content event', async () => {
    const events: ContentEvent[] = [];
    onContentEvent((event) => events.push(event));
    const lawOf = async (type: string) =>
      findMeaning(await codes.readCodeMap(test.payload), 'dob-safety-violations', { type })?.law;
    await save([LINE]);
    expect(await lawOf('FTF-NEW')).toBe('ll152');
    await save([{ ...LINE, law: 'fisp' }]);
    expect(await lawOf('FTF-NEW')).toBe('fisp');
    expect(events.map(({ collection }) => collection)).toEqual(['violation-codes', 'violation-codes']);
  });

  it('do not apply as drafts', async () => {
    await save([LINE]);
    await test.payload.update({
      collection: 'violation-codes',
      id: safety.id,
      data: { lines: [{ ...LINE, law: 'elevator' }] },
      draft: true,
    });
    const loaded = await codes.loadCodeMeanings(test.payload);
    expect(loaded.filter(({ value }) => value === 'FTF-NEW').map(({ law }) => law)).toEqual(['ll152']);
  });

  it('cannot be unpublished or moved to another data set', async () => {
    await expect(change({ _status: 'draft' })).rejects.toThrow('cannot be unpublished');
    const moved = await change({ key: 'hpd-violations', _status: 'published' });
    expect(moved.key).toBe('dob-safety-violations');
  });
});
