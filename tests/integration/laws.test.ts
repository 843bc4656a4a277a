import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInNewYork } from '#law/days.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';
import { findMeaning } from '#law/city-record/code-map.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { onContentEvent } from '#cms/events/hub.ts';
import type { Law, User, ViolationCode } from '#cms/payload-types.ts';
import { exampleBuilding, LISTED } from '../support/buildings/building.ts';
import { createUser, follow, subscriber } from '../support/factories.ts';
import { errorsOf, findByKey } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { queuedMails } from '../support/following.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';
import { STARTING_CODES } from '../support/starting-codes.ts';

let test: TestPayload;
let content: typeof import('#app/data/laws.server.ts');
let figures: typeof import('#app/data/figures.server.ts');
let uses: typeof import('#cms/register/uses.ts');
let payload: Payload;
let editor: User;
let people: Record<'admin' | 'editor' | 'staff', SignedIn>;

beforeAll(async () => {
  test = await createTestPayload();
  [content, figures, uses] = await Promise.all([
    import('#app/data/laws.server.ts'),
    import('#app/data/figures.server.ts'),
    import('#cms/register/uses.ts'),
  ]);
  ({ payload } = test);
  editor = await createUser(payload, 'editor');
  people = {
    admin: await signInAs(payload, 'admin'),
    editor: await signInAs(payload, 'editor'),
    staff: await signInAs(payload, 'staff'),
  };
});
afterAll(() => test.close());

async function stored(key: LawId): Promise<Law> {
  const { docs } = await payload.find({ collection: 'laws', where: { key: { equals: key } }, depth: 0 });
  const [law] = docs;
  if (!law) throw new Error(`The seed has no law ${key}.`);
  return law;
}

const publish = async (key: LawId, change: Partial<Omit<Law, 'id'>>) =>
  payload.update({
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

  it("are marked as reported if their source is secondary, regardless of an editor's choice", async () => {
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
  it('comes due after the set number of days, and can be confirmed only by users who may publish figures', async () => {
    const { findDue } = await import('#collections/figures/due-checks.ts');
    await publish('elevator', { checkedOn: '2020-01-01', checkAgainAfterDays: 30 });
    const { id, title } = await stored('elevator');
    const due = async () => (await findDue(payload, '2020-03-01')).map((entry) => entry.title);
    expect(await due()).toEqual([title]);
    const path = `/api/laws/${id}/still-right`;
    expect((await post(payload, path, { as: people.editor })).status).toBe(403);
    expect(await post(payload, path, { as: people.admin })).toMatchObject({ status: 200 });
    expect(await due()).toEqual([]);
    expect((await stored('elevator')).checkedOn).not.toBe('2020-01-01');
  });
});

it('the key of a law never changes, even if an admin sends a different one', async () => {
  await payload.update({
    collection: 'laws',
    id: (await stored('ll84')).id,
    data: { key: 'll33', _status: 'published' },
    user: await createUser(payload, 'admin'),
    overrideAccess: false,
  });
  expect((await stored('ll84')).key).toBe('ll84');
});

it('a source that a law cites cannot be deleted', async () => {
  const { source } = await stored('stove-knobs');
  const id = typeof source === 'object' ? source.id : source;
  await expect(payload.delete({ collection: 'sources', id })).rejects.toMatchObject({ status: 400 });
});

describe('the copy of building pages', () => {
  it('is rejected when a question is missing', async () => {
    const { questions } = await payload.findGlobal({ slug: 'buildings', depth: 0 });
    const change = payload.updateGlobal({
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
    const { docs } = await payload.find({ collection: 'violation-codes', where, depth: 0 });
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
    payload.update({
      collection: 'violation-codes',
      id: safety.id,
      data,
      user: editor,
      overrideAccess: false,
    });

  const save = (lines: readonly Line[]) => change({ lines: [...lines], _status: 'published' });

  it('match the starting content at first, in the same order', async () => {
    const loaded = await codes.loadCodeMeanings(payload);
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

  it('cannot be saved with two lines for the same code', async () => {
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
      findMeaning(await codes.readCodeMap(payload), 'dob-safety-violations', { type })?.law;
    await save([LINE]);
    expect(await lawOf('FTF-NEW')).toBe('ll152');
    await save([{ ...LINE, law: 'fisp' }]);
    expect(await lawOf('FTF-NEW')).toBe('fisp');
    expect(events.map(({ collection }) => collection)).toEqual(['violation-codes', 'violation-codes']);
  });

  it('do not apply as drafts', async () => {
    await save([LINE]);
    await payload.update({
      collection: 'violation-codes',
      id: safety.id,
      data: { lines: [{ ...LINE, law: 'elevator' }] },
      draft: true,
    });
    const loaded = await codes.loadCodeMeanings(payload);
    expect(loaded.filter(({ value }) => value === 'FTF-NEW').map(({ law }) => law)).toEqual(['ll152']);
  });

  it('cannot be unpublished or moved to another data set', async () => {
    await expect(change({ _status: 'draft' })).rejects.toThrow('cannot be unpublished');
    const moved = await change({ key: 'hpd-violations', _status: 'published' });
    expect(moved.key).toBe('dob-safety-violations');
  });
});

const PENALTY = 'll97-penalty-per-ton';
const REPORT = 'll97-report';

const deadlineDay = async (key: string) => (await findByKey(payload, 'deadlines', key)).date ?? undefined;

async function newFollower(kind: 'law' | 'module', subject: string, changes = true): Promise<void> {
  const { id } = await payload.create({ collection: 'subscribers', data: subscriber() });
  await payload.create({ collection: 'follows', data: { ...follow(id, subject), kind, changes } });
}

/** Returns the sent notices about an entry, each with its number of recipients. */
async function sentNotices(entry: string) {
  const { rows } = await payload.db.pool.query<{ text: string; readers: number }>(
    `select text, recipients as readers from law_notices where entry = $1 and state = 'sent' order by decided_at`,
    [entry],
  );
  return rows;
}

/** Runs the job as of noon tomorrow in New York, because no email is written before 7 a.m. */
async function notifyFollowersTomorrow(): Promise<void> {
  const { notifyFollowers } = await import('#collections/following/notify-followers.ts');
  await notifyFollowers(payload, { now: new Date(`${addDays(dayInNewYork(new Date()), 1)}T17:00:00Z`) });
}

const noticesMailed = async (text: string) =>
  (await queuedMails(payload)).filter((mail) => mail.text.includes(text)).length;

describe('a published change to a figure', () => {
  it('offers a notice, which is sent once to followers who opted in', async () => {
    await newFollower('law', 'll97-320');
    await newFollower('module', 'll97');
    await newFollower('law', 'll97-320', false);
    await newFollower('law', 'fisp');
    const { id } = await findByKey(payload, 'figures', PENALTY);
    const path = `/api/figures/${id}/notice`;
    expect((await get(payload, path, people.admin)).answer).toEqual({});

    await payload.update({
      collection: 'figures',
      id,
      data: { values: [{ value: '268' }, { value: '300', from: '2028-01-01' }], _status: 'published' },
    });
    const offered = (await get(payload, path, people.admin)).answer;
    const { change } = offered as { change: { version: string; text: string } };
    expect(change.text).toMatch(/: \$300 instead of \$268, from January 1, 2028\.$/);

    const body = { version: change.version, text: 'It rises to $300 in 2028.', send: true };
    const preview = await post(payload, `${path}/preview`, { as: people.editor, body: { text: body.text } });
    expect(preview.answer).toMatchObject({ recipients: 2, mail: { subject: expect.any(String) as string } });
    expect(preview.answer.mail).toHaveProperty('text', expect.stringContaining(body.text));
    const sent = await Promise.all([1, 2].map(() => post(payload, path, { as: people.admin, body })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(sent.map(({ answer }) => answer.message)).toContain(
      '2 followers get it with the next morning’s email. Until then, you can undo this.',
    );
    expect(await sentNotices(`figure:${PENALTY}`)).toEqual([{ text: body.text, readers: 2 }]);
    expect((await get(payload, path, people.admin)).answer).toMatchObject({
      decision: { state: 'sent', recipients: 2, byName: 'The admin', canUndo: true },
    });

    const undo = (as = people.admin) =>
      post(payload, `${path}/undo`, { as, body: { version: change.version } });
    expect((await undo(people.editor)).status).toBe(403);
    expect((await undo()).answer).toEqual({ message: 'Undone. Nobody will be notified.' });
    await notifyFollowersTomorrow();
    expect(await noticesMailed(body.text)).toBe(0);
    expect((await get(payload, path, people.admin)).answer).not.toHaveProperty('decision');

    expect((await post(payload, path, { as: people.admin, body })).status).toBe(200);
    await payload.db.pool.query("delete from sent_notifications where key = 'day'");
    await notifyFollowersTomorrow();
    expect(await noticesMailed(body.text)).toBe(2);
    const late = await undo();
    expect(late.status).toBe(409);
    expect(late.answer).toEqual({ errors: [{ message: 'Too late to undo: the emails have been written.' }] });
    expect(await sentNotices(`figure:${PENALTY}`)).toHaveLength(1);
    expect((await get(payload, path, people.admin)).answer).toMatchObject({
      decision: { state: 'sent', canUndo: false },
    });
  });

  it('cannot be announced in a notice based on an outdated version', async () => {
    const { id } = await findByKey(payload, 'figures', PENALTY);
    const body = { version: '1', text: 'Old.', send: true };
    const message = 'It has changed again, or a colleague already decided. Reload the page.';
    const notice = await post(payload, `/api/figures/${id}/notice`, { as: people.admin, body });
    expect(notice).toEqual({ status: 409, answer: { errors: [{ message }] } });
  });
});

describe('a moved deadline', () => {
  it('can be withheld from followers, and the decision is stored', async () => {
    const { id } = await findByKey(payload, 'deadlines', REPORT);
    const path = `/api/deadlines/${id}/notice`;
    await payload.update({
      collection: 'deadlines',
      id,
      data: { date: '2027-06-30', dateInWords: 'June 30', _status: 'published' },
    });
    const { change } = (await get(payload, path, people.admin)).answer as {
      change: { version: string; text: string };
    };
    expect(change.text).toMatch(/: June 30, 2027 instead of May 1, 2027\.$/);

    const body = { version: change.version, text: change.text, send: false };
    const { answer } = await post(payload, path, { as: people.admin, body });
    expect(answer).toEqual({ message: 'Nobody will be notified.' });
    expect(await sentNotices(`deadline:${REPORT}`)).toEqual([]);
    expect((await get(payload, path, people.admin)).answer).toMatchObject({
      decision: { state: 'declined' },
    });
  });
});

describe('an upgrade that adds a date', () => {
  const DETECTORS = 'll157-detectors';

  /** Seeds the deadline without its date, as an older version would have. */
  async function forgetDate(): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'lotline-old-'));
    const file = path.join('content/deadlines', `${DETECTORS}.yaml`);
    const old = (await readFile(file, 'utf8'))
      .replace(/^date: .*\n/m, '')
      .replace(/^dateInWords: .*\n/m, 'dateInWords: It depends\n');
    await mkdir(path.join(folder, 'deadlines'));
    await writeFile(path.join(folder, 'deadlines', `${DETECTORS}.yaml`), old);
    await cp('content/sources', path.join(folder, 'sources'), { recursive: true });
    const { seedContent } = await import('#collections/content-files/seed.ts');
    expect(await seedContent(payload, folder, ['deadlines'])).toMatchObject({ updated: 1 });
    await payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    await rm(folder, { recursive: true });
  }

  it("notifies followers of the deadline's law once, at the next start", async () => {
    await newFollower('law', 'll157');
    await newFollower('law', 'fisp');
    await newFollower('law', 'll157', false);
    await forgetDate();
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    expect(await deadlineDay(DETECTORS)).toBeUndefined();
    expect(await sentNotices(`deadline:${DETECTORS}`)).toEqual([]);

    expect(await seedMissingRegister(payload)).toMatchObject({ created: 0, updated: 1 });
    expect(await deadlineDay(DETECTORS)).toBe('2027-01-01');
    const text =
      'Local Law 157 of 2016, Install natural gas detectors: January 1, 2027. We had no date before.';
    expect(await sentNotices(`deadline:${DETECTORS}`)).toEqual([{ text, readers: 1 }]);

    expect(await seedMissingRegister(payload)).toBeUndefined();
    expect(await sentNotices(`deadline:${DETECTORS}`)).toHaveLength(1);
  });

  it("notifies followers of the deadline's law once if the deadline is new on the site", async () => {
    const key = 'elevator-brakes';
    await newFollower('law', 'elevator');
    await newFollower('law', 'fisp');
    const { id } = await findByKey(payload, 'deadlines', key);
    await payload.db.pool.query('delete from deadlines where id = $1', [id]);
    await payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');

    expect(await seedMissingRegister(payload)).toMatchObject({ created: 1 });
    const [notice, ...others] = await sentNotices(`deadline:${key}`);
    expect(others).toEqual([]);
    expect(notice).toEqual({ text: expect.stringContaining('January 1, 2027') as string, readers: 1 });
    expect(await seedMissingRegister(payload)).toBeUndefined();
    expect(await sentNotices(`deadline:${key}`)).toHaveLength(1);
  });

  it('does not notify followers of a date that an editor set', async () => {
    const { id } = await findByKey(payload, 'deadlines', 'fdny-bulletin');
    await newFollower('law', 'fdny-notices');
    const data = { date: '2027-01-10', _status: 'published' } as const;
    await payload.update({ collection: 'deadlines', id, data });
    await payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    await seedMissingRegister(payload);
    expect(await deadlineDay('fdny-bulletin')).toBe('2027-01-10');
    expect(await sentNotices('deadline:fdny-bulletin')).toEqual([]);
  });
});

it.each([
  ['staff', 'get', 403],
  ['staff', 'post', 403],
  ['editor', 'get', 200],
  ['editor', 'post', 403],
] as const)(
  'for the role "%s", the notice endpoint responds to a "%s" request with status %d',
  async (who, method, status) => {
    const path = `/api/figures/${(await findByKey(payload, 'figures', PENALTY)).id}/notice`;
    const body = { version: '1', text: 'Text.', send: true };
    const answered = await (method === 'get'
      ? get(payload, path, people[who])
      : post(payload, path, { as: people[who], body }));
    expect(answered.status).toBe(status);
  },
);
